import { Link } from "@remix-run/react";
import { Notice } from "#app/components/ui/notice.tsx";
import { orderPage } from "#app/order/standing.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { standingWords } from "#app/words/standing.ts";
import { useWords } from "#app/words/use-words.ts";
import type { CartLines } from "#bff/views/cart.ts";
import type { ToldDifference } from "./submit-answer.server.ts";

/**
 * States that nothing was sent, and lists every difference from what was confirmed.
 * @param since the number of an order that the customer has placed elsewhere meanwhile
 */
export function DifferencesNotice({
  title,
  text,
  told,
  lines,
  since,
}: {
  title: string;
  text: string;
  told: readonly ToldDifference[];
  lines: CartLines["lines"];
  since: string | null;
}) {
  const words = useWords(standingWords);
  const nameOf = ({ id, title }: ToldDifference) => title ?? lines.find((line) => line.id === id)?.title ?? "";
  return (
    <Notice tone="failure" title={title} live>
      <p>
        <CatalogueText>{text}</CatalogueText>
      </p>
      {since && (
        <p>
          {interpolate(words.orderedSince, { number: since })}{" "}
          <Link className="notice-link" to={orderPage(since)}>
            {words.seeStanding}
          </Link>
        </p>
      )}
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
