import { useWords } from "#app/i18n/use-words.tsx";
import { formatTugrik } from "#bff/domain/money.ts";
import type { ListPrice, UnitPrice } from "#bff/domain/price.ts";

/** What something costs now and, struck through, before. Read out as "was … now …", since the stroke is not. */
export function Price({
  unitPrice,
  oldPrice,
  large,
}: {
  unitPrice: UnitPrice;
  oldPrice?: ListPrice | null;
  large?: boolean;
}) {
  const words = useWords("ui");
  return (
    <p className={large ? "price price-large num" : "price num"}>
      <span>
        {oldPrice != null && <span className="visually-hidden">{words.priceNow} </span>}
        {formatTugrik(unitPrice)}
      </span>{" "}
      {oldPrice != null && (
        <del>
          <span className="visually-hidden">{words.priceBefore} </span>
          {formatTugrik(oldPrice)}
        </del>
      )}
    </p>
  );
}
