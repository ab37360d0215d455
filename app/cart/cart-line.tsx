import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ChangeButton } from "#app/components/change-button.tsx";
import { Parts } from "#app/components/parts.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { RemoveButton } from "#app/components/product-buttons.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { useIsSumPending } from "#app/forms/pending-forms.ts";
import { cartWords } from "#app/words/cart.ts";
import { cartChangesWords } from "#app/words/cart-changes.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLines, CartLineView } from "#bff/views/cart.ts";
import { LineChanges } from "./changes.tsx";

/** A line of the cart: product, quantity, price and remove button. The whole cart is one form around the lines. */
export function CartLine({
  line,
  quantity,
  wrong,
}: {
  line: CartLineView;
  /** With what is on its way. */
  quantity: number;
  /** The invalid text of its quantity field. */
  wrong: { text: string; message: string } | undefined;
}) {
  const words = useWords(cartWords);
  const action = `/cart?id=${line.id}`;
  return (
    <Line line={line} title={line.title} about={<Price unitPrice={line.unitPrice} oldPrice={line.oldPrice} />}>
      <div className="cart-line-quantity">
        <QuantityField
          id={`quantity-${line.id}`}
          name={`quantity${line.id}`}
          label={interpolate(words.quantityOf, { title: line.title })}
          max={line.maxQuantity}
          defaultValue={wrong?.text ?? quantity}
          fault={wrong}
          renewed={line.changes.length > 0 && line.changes}
          stepAction={action}
        />
        <ChangeButton value="set" formAction={action}>
          {words.update}
        </ChangeButton>
      </div>
      <p className="cart-line-amount num nowrap" aria-busy={useIsSumPending(line.id) || undefined}>
        {formatTugrik(line.amount)}
      </p>
    </Line>
  );
}

/**
 * A line whose product cannot be sold now, or whose data are unavailable: what is known of it, and the button that
 * removes it.
 */
export function IdleLine({ line }: { line: CartLines["unsold"][number] }) {
  const words = useWords(cartWords);
  const { unnamed } = useWords(cartChangesWords);
  const known = (
    <p className="small muted num">
      <Parts>
        {`${words.quantity}: ${line.quantity}`}
        {line.lastPrice !== null && interpolate(words.lastPrice, { price: formatTugrik(line.lastPrice) })}
      </Parts>
    </p>
  );
  return <Line line={line} title={line.title ?? interpolate(unnamed, { id: line.id })} about={known} />;
}

interface LineProps {
  line: CartLineView | CartLines["unsold"][number];
  title: string;
  about: ReactNode;
  children?: ReactNode;
}

/**
 * What every line has. Its buttons are those of the cart's form, so that quantities typed in other lines are sent with
 * them.
 */
function Line({ line, title, about, children }: LineProps) {
  const words = useWords(cartWords);
  const action = `/cart?${new URLSearchParams({ id: String(line.id), model: title })}`;
  return (
    <li className="cart-line" id={`p-${line.id}`}>
      <Link to={line.href} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} sizes="120px" width={120} height={120} loading="lazy" alt="" />
      </Link>
      <div className="cart-line-text">
        <h2>
          <Link to={line.href}>
            <CatalogueText>{title}</CatalogueText>
          </Link>
        </h2>
        {line.colour && (
          <p className="small muted">
            {words.colour}: <CatalogueText>{line.colour}</CatalogueText>
          </p>
        )}
        {about}
        <LineChanges changes={line.changes} />
      </div>
      {children}
      <div className="cart-line-remove">
        <RemoveButton formAction={action} aria-label={interpolate(words.removeItem, { title })}>
          {words.remove}
        </RemoveButton>
      </div>
    </li>
  );
}
