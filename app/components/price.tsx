import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { ListPrice, UnitPrice } from "#bff/rules/price.ts";

/**
 * The price now and, struck through, the one before. Screen readers hear "was … now …", since they do not announce the
 * line through it. No translator replaces its text nodes, in which React changes a price.
 */
export function Price({
  unitPrice,
  oldPrice,
  large,
}: {
  unitPrice: UnitPrice;
  oldPrice?: ListPrice | null;
  large?: boolean;
}) {
  const words = useWords(uiWords);
  return (
    <p className={large ? "price price-large num" : "price num"} translate="no">
      {oldPrice != null && <span className="visually-hidden">{words.priceNow} </span>}
      {`${formatTugrik(unitPrice)} `}
      {oldPrice != null && (
        <del>
          <span className="visually-hidden">{words.priceBefore} </span>
          {formatTugrik(oldPrice)}
        </del>
      )}
    </p>
  );
}
