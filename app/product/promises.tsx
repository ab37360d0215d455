import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { PrintedProduct } from "./read-product.server.ts";

/** What the shop promises with a product, each with the page that says it in full. */
export function Promises({ product }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  return (
    <ul className="promises">
      <li>
        <Icon name="truck" />
        <span>
          <strong>{product.deliverBy}</strong> {words.delivery}{" "}
          {interpolate(words.deliveryFee, { fee: product.delivery })} <Link to="/delivery">{words.aboutDelivery}</Link>
        </span>
      </li>
      {product.instalments.length > 0 && (
        <li>
          <Icon name="clock" />
          <Link to="/instalments">{words.instalmentsTitle}</Link>
        </li>
      )}
      <li>
        <Icon name="check" />
        <Link to="/warranty">{words.warranty}</Link>
      </li>
      {product.bonus > 0 && (
        <li>
          <Icon name="gift" />
          {interpolate(words.bonus, { amount: formatTugrik(product.bonus) })}
        </li>
      )}
    </ul>
  );
}
