import { CatalogueText } from "#app/words/catalogue-text.tsx";

/** Names and their values, a line each; one without a value is left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value && <CatalogueText>{value}</CatalogueText>}</dd>
          </div>
        ))}
    </dl>
  );
}
