/** The confirm page's response to an order that was not sent. */
import type { Translate } from "#app/words/translate.server.ts";
import type { Difference } from "#bff/rules/confirmed.ts";
import { formatTugrik } from "#bff/rules/money.ts";

/** A sentence for one difference between what was confirmed and the present state. */
export interface ToldDifference {
  what: Difference["what"];
  /** The product of the line. */
  id: number | null;
  text: string;
  /** The product's name, where the page no longer has its line. */
  title: string | null;
}

const PIECES: Difference["what"][] = ["stock", "quantity", "added", "removed"];

/** @param titles of products that the page has no line of any more */
export function tellDifferences(
  t: Translate,
  differences: readonly Difference[],
  titles: readonly { id: number; title: string }[],
): ToldDifference[] {
  return differences.map((difference) => {
    const { what } = difference;
    const id = "id" in difference ? difference.id : null;
    const print = PIECES.includes(what) ? String : formatTugrik;
    const told = t(`submit.${what}`);
    const text =
      "from" in difference
        ? t("submit.wasNow", { what: told, from: print(difference.from), to: print(difference.to) })
        : told;
    const title = what === "removed" ? (titles.find((row) => row.id === id)?.title ?? `№${id}`) : null;
    return { what, id, text, title };
  });
}
