/** The cart, and the list of things in every later step of the checkout. */
import type { CartItem, PricedCart } from "../cart-pricing.ts";
import type { CartChange } from "../domain/cart.ts";
import { deliveryEstimate } from "../domain/delivery.ts";
import { priceOf } from "../domain/price.ts";
import { maxQuantity } from "../domain/stock.ts";
import { computeTotals } from "../domain/totals.ts";
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

export interface CartView {
  lines: CartLineView[];
  /** What was cut or left out since the last look, and how many there are now; `title` null for a product that is gone. */
  changes: (Pick<CartChange, "id" | "reason" | "from" | "to"> & { title: string | null })[];
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

/** The whole cart for showing. */
export function cartView({ items, changes }: PricedCart): CartView {
  const totals = computeTotals({ lines: items, coupon: 0, bonusWished: 0, balance: 0, zone: null });
  return {
    lines: items.map(cartLineView),
    changes: changes.map(({ id, reason, from, to, product }) => ({
      id,
      reason,
      from,
      to,
      title: product && titleOf(product),
    })),
    summary: {
      subtotal: totals.subtotal,
      sale: totals.sale,
      bonusEarned: totals.bonusEarned,
      delivery: deliveryEstimate(totals.payable),
      total: totals.total,
    },
  };
}
