import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { Parts } from "./parts.tsx";

/** Below a product's name in an order: its colour, and how many at which price. */
export function LineCount({ colour, children }: { colour: string | null | undefined; children: string }) {
  return (
    <span className="small muted num order-line-count">
      <Parts>
        {colour && <CatalogueText>{colour}</CatalogueText>}
        <span className="nowrap">{children}</span>
      </Parts>
    </span>
  );
}
