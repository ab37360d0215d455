/** The cart, and the list of things in every later step of the checkout. */
import type { CartItem, PricedCart } from "../cart-pricing.ts";
import type { CartChange } from "../domain/cart.ts";
import { deliveryEstimate } from "../domain/delivery.ts";
import { priceOf } from "../domain/price.ts";
import { parseQuantity } from "../domain/quantity.ts";
import { maxQuantity } from "../domain/stock.ts";
import { computeTotals } from "../domain/totals.ts";
import type { TypedQuantity } from "../typed-quantity.ts";
import { type Picture, picture } from "./picture.ts";
import { titleOf } from "./product-card.ts";

export interface CartLineView {
  id: number;
  href: string;
  /** Model and name. */
  title: string;
  colour: string | null;
  picture: Picture;
  quantity: number;
  /** Highest quantity that can be ordered. */
  maxQuantity: number;
  price: number;
  oldPrice: number | null;
  /** Price × quantity. */
  amount: number;
}

type ShownChange = Pick<CartChange, "id" | "reason" | "from" | "to"> & { title: string | null };

export interface CartView {
  lines: CartLineView[];
  /** What was cut or left out since the last look, and how many there are now; `title` null for a product that is gone. */
  changes: ShownChange[];
  /** What was typed in a line's field and is no quantity. */
  wrong: TypedQuantity | null;
  summary: {
    subtotal: number;
    sale: number;
    bonusEarned: number;
    /** Delivery is not known before the address: from … to … (experience.md). */
    delivery: { min: number; max: number };
    /** Without delivery. */
    total: number;
  };
}

/** One line for showing. */
export function cartLineView({ id, product, quantity, price, discount, remain }: CartItem): CartLineView {
  const tag = priceOf({ salePrice: price, discount });
  return {
    id,
    href: `/single-product/${id}`,
    title: titleOf(product),
    colour: product.color_name,
    picture: picture("product", product.image, ""),
    quantity,
    maxQuantity: maxQuantity(remain),
    price: tag.price,
    oldPrice: tag.oldPrice,
    amount: tag.price * quantity,
  };
}

/**
 * The whole cart for showing.
 * @param typed what was typed in a line's field before this page answered it: more than the stock has is a line that was cut
 */
export function cartView({ items, changes }: PricedCart, typed?: TypedQuantity): CartView {
  const totals = computeTotals({ lines: items, coupon: 0, bonusWished: 0, balance: 0, zone: null });
  const shown = changes.map(
    ({ id, reason, from, to, product }): ShownChange => ({ id, reason, from, to, title: product && titleOf(product) }),
  );
  const item = items.find(({ id }) => id === typed?.id && !changes.some((change) => change.id === id));
  const wished = parseQuantity(typed?.text ?? "");
  if (item && wished !== null && wished > item.quantity) {
    shown.push({ id: item.id, reason: "cut", from: wished, to: item.quantity, title: titleOf(item.product) });
  }
  return {
    lines: items.map(cartLineView),
    changes: shown,
    wrong: typed && wished === null ? typed : null,
    summary: {
      subtotal: totals.subtotal,
      sale: totals.sale,
      bonusEarned: totals.bonusEarned,
      delivery: deliveryEstimate(totals.payable),
      total: totals.total,
    },
  };
}
