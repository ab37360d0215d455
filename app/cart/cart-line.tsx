import { Link } from "@remix-run/react";
import { ChangeButton } from "#app/components/change-button.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { useIsSumPending } from "#app/forms/pending-forms.ts";
import { useUnsentForms } from "#app/forms/unsent-forms.ts";
import { cartWords } from "#app/words/cart.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLineView } from "#bff/views/cart.ts";
import { LineChanges } from "./changes.tsx";
import { RemoveLine } from "./remove-line.tsx";

/** A line of the cart: product, quantity, price and remove button. The whole cart is one form around the lines. */
export function CartLine({
  line,
  wrong,
}: {
  line: CartLineView;
  /** The invalid text of its quantity field. */
  wrong: { text: string; message: string } | undefined;
}) {
  const words = useWords(cartWords);
  // A press of − or + that was not sent is not shown as if it were: the field has the cart's quantity again.
  const unsentSteps = useUnsentForms().filter(
    ({ action, fields }) => fields.get("step") && action === `/cart?id=${line.id}`,
  ).length;
  return (
    <li className="cart-line" id={`p-${line.id}`}>
      <Link to={line.href} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} sizes="120px" width={120} height={120} loading="lazy" alt="" />
      </Link>
      <div className="cart-line-text">
        <h2>
          <Link to={line.href}>
            <CatalogueText>{line.title}</CatalogueText>
          </Link>
        </h2>
        {line.colour && (
          <p className="small muted">
            {words.colour}: <CatalogueText>{line.colour}</CatalogueText>
          </p>
        )}
        <Price unitPrice={line.unitPrice} oldPrice={line.oldPrice} />
        <LineChanges changes={line.changes} />
      </div>
      <div className="cart-line-quantity">
        <QuantityField
          id={`quantity-${line.id}`}
          name={`quantity${line.id}`}
          label={interpolate(words.quantityOf, { title: line.title })}
          max={line.maxQuantity}
          defaultValue={wrong?.text ?? line.quantity}
          fault={wrong}
          renewed={line.changes.length > 0 ? line.changes : unsentSteps}
        />
        <ChangeButton value="set" formAction={`/cart?id=${line.id}`}>
          {words.update}
        </ChangeButton>
      </div>
      <p className="cart-line-amount num nowrap" aria-busy={useIsSumPending(line.id) || undefined}>
        {formatTugrik(line.amount)}
      </p>
      <RemoveLine id={line.id} title={line.title} />
    </li>
  );
}
