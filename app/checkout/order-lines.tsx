import { LineChanges } from "#app/cart/changes.tsx";
import { LineCount } from "#app/components/line-count.tsx";
import { Picture } from "#app/components/picture.tsx";
import { cartChangesWords } from "#app/words/cart-changes.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLines } from "#bff/views/cart.ts";
import type { ToldDifference } from "./submit-answer.server.ts";

/** A short list of the ordered lines, and of those that cannot be ordered. */
export function OrderLines({
  lines,
  unsold,
  told = [],
}: Pick<CartLines, "lines" | "unsold"> & {
  /** Differences from what was confirmed, each shown beside its line. */
  told?: readonly ToldDifference[];
}) {
  const { lineQuantity } = useWords(uiWords);
  const { unnamed } = useWords(cartChangesWords);
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <Picture picture={line.picture} sizes="56px" width={56} height={56} alt="" />
          <span>
            <CatalogueText>{line.title}</CatalogueText>
            <LineCount colour={line.colour}>
              {interpolate(lineQuantity, { quantity: line.quantity, price: formatTugrik(line.unitPrice) })}
            </LineCount>
            <LineChanges changes={line.changes} />
            {told
              .filter(({ id, what }) => id === line.id && !isSaidBy(line.changes, what))
              .map(({ what, text }) => (
                <span className="cart-change" key={what}>
                  {text}
                </span>
              ))}
          </span>
          <b className="num nowrap">{formatTugrik(line.amount)}</b>
        </li>
      ))}
      {unsold.map((line) => (
        <li key={line.id}>
          <Picture picture={line.picture} sizes="56px" width={56} height={56} alt="" />
          <span>
            <CatalogueText>{line.title ?? interpolate(unnamed, { id: line.id })}</CatalogueText>
            <LineChanges changes={line.changes} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether the cart's changes of a line state it already. */
const isSaidBy = (changes: CartLines["lines"][number]["changes"], what: ToldDifference["what"]) =>
  /^(price|stock)$/.test(what) && changes.some(({ reason }) => (reason === "cut") === (what === "stock"));
