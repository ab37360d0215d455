import { Link } from "@remix-run/react";
import { ChangeButton } from "#app/components/change-button.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { RemoveButton } from "#app/components/product-buttons.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { submitOnChange } from "#app/forms/submit-with.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { CartLineView } from "#bff/views/cart.ts";
import { LineChanges } from "./changes.tsx";

/** A line of the cart: product, quantity, price, and the button that removes it. */
export function CartLine({
  line,
  wrong,
}: {
  line: CartLineView;
  /** The invalid text of its quantity field. */
  wrong: { text: string; message: string } | undefined;
}) {
  const words = useWords("cart");
  return (
    <li className="cart-line" id={`p-${line.id}`}>
      <Link to={line.href} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} sizes="120px" width={120} height={120} loading="lazy" alt="" />
      </Link>
      <div className="cart-line-text">
        <h2>
          <Link to={line.href}>{line.title}</Link>
        </h2>
        {line.colour && (
          <p className="small muted">
            {words.colour}: {line.colour}
          </p>
        )}
        <Price unitPrice={line.unitPrice} oldPrice={line.oldPrice} />
        <LineChanges changes={line.changes} />
      </div>
      <PostForm ref={submitOnChange} action="/cart" className="cart-line-quantity" noValidate>
        <input type="hidden" name="id" value={line.id} />
        <QuantityField
          id={`quantity-${line.id}`}
          label={interpolate(words.quantityOf, { title: line.title })}
          max={line.maxQuantity}
          defaultValue={wrong?.text ?? line.quantity}
          error={wrong?.message}
          renewed={line.changes.length > 0 ? line.changes : undefined}
        />
        <ChangeButton value="set">{words.update}</ChangeButton>
      </PostForm>
      <p className="cart-line-amount num">{formatTugrik(line.amount)}</p>
      <PostForm action="/cart" className="cart-line-remove">
        <input type="hidden" name="id" value={line.id} />
        <input type="hidden" name="model" value={line.title} />
        <RemoveButton aria-label={interpolate(words.removeItem, { title: line.title })}>{words.remove}</RemoveButton>
      </PostForm>
    </li>
  );
}
