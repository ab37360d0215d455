import { Link } from "@remix-run/react";
import { LineCount } from "#app/components/line-count.tsx";
import { Picture } from "#app/components/picture.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { ordersWords } from "#app/words/orders.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { OrderView } from "#bff/views/order.ts";

/** What was ordered. */
export function OrderedLines({ order }: { order: Pick<OrderView, "lines" | "hasListPrices"> }) {
  const words = useWords(ordersWords);
  const { lineQuantity } = useWords(uiWords);
  return (
    <>
      {/* Heads of the columns that the lines are on paper. */}
      <p className="order-heads" hidden aria-hidden="true">
        <span>{words.products}</span> <span>{words.countAndPrice}</span> <span>{words.amount}</span>
      </p>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.id}>
            <Picture picture={line.picture} sizes="56px" width={56} height={56} alt="" />
            <span>
              <Link to={line.href}>
                <CatalogueText>{line.title}</CatalogueText>
              </Link>
              <LineCount colour={line.colour}>
                {interpolate(lineQuantity, { quantity: line.quantity, price: formatTugrik(line.shownPrice) })}
              </LineCount>
            </span>
            <b className="num">{formatTugrik(line.amount)}</b>
          </li>
        ))}
      </ul>
      {order.hasListPrices && <p className="small muted">{words.listPrices}</p>}
    </>
  );
}
