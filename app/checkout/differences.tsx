import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import type { CartLines } from "#bff/views/cart.ts";
import type { ToldDifference } from "./submit-answer.server.ts";

/** States that nothing was sent, and lists every difference from what was confirmed. */
export function DifferencesNotice({
  title,
  text,
  told,
  lines,
}: {
  title: string;
  text: string;
  told: readonly ToldDifference[];
  lines: CartLines["lines"];
}) {
  const nameOf = ({ id, title }: ToldDifference) => title ?? lines.find((line) => line.id === id)?.title ?? "";
  return (
    <Notice tone="failure" title={title} live>
      <p>
        <CatalogueText>{text}</CatalogueText>
      </p>
      <ul className="stack">
        {told.map((difference) => (
          <li key={`${difference.what} ${difference.id}`}>
            {nameOf(difference) && (
              <b>
                <CatalogueText>{nameOf(difference)}</CatalogueText>:{" "}
              </b>
            )}
            {difference.text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
