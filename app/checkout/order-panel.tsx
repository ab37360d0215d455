import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { deliveryWords } from "#app/words/delivery.ts";
import { useWords } from "#app/words/use-words.ts";
import type { CartLines } from "#bff/views/cart.ts";
import type { ShippingView, OrderSummary as Summary } from "#bff/views/checkout.ts";
import type { DiscountRefusal } from "./discount-actions.server.ts";
import { Discounts } from "./discounts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import type { ToldDifference } from "./submit-answer.server.ts";

interface OrderPanelProps extends Pick<CartLines, "lines" | "unsold">, Pick<ShippingView, "typed"> {
  /** The panel's id, if an address names it. */
  id?: string;
  heading: { id: string; text: string };
  summary: Summary;
  /** A coupon or bonus that was refused. */
  refused: DiscountRefusal | null | undefined;
  /** Differences from what was confirmed, each shown beside its line or sum. */
  told?: readonly ToldDifference[] | undefined;
  /** What the bonus field says of its limit; a page without the field passes none. */
  bonusHint?: string;
  /** The label of the button that continues. */
  submit: string;
  deliverBy: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Beside the forms of the checkout: what is ordered, discounts, sums, and the button that continues. */
export function OrderPanel({ id, heading, lines, unsold, summary, told, submit, deliverBy, ...rest }: OrderPanelProps) {
  const { deliveryNote } = useWords(deliveryWords);
  const { typed, refused, bonusHint, children } = rest;
  return (
    <aside className="panel checkout-summary stack" aria-labelledby={heading.id} id={id}>
      <h2 id={heading.id}>{heading.text}</h2>
      <OrderLines lines={lines} unsold={unsold} told={told} />
      <Discounts summary={summary} typed={typed} refused={refused} bonusHint={bonusHint} />
      <OrderSummary summary={summary} told={told} />
      <Button size="large" wide name="intent" value="confirm">
        {submit}
      </Button>
      <p className="small muted">
        {deliveryNote} {deliverBy}
      </p>
      {children}
    </aside>
  );
}
