/** The cart, and the list of things in every later step of the checkout. */
import type { CartItem, KnownLine, PricedCart, UnsoldLine } from "../checkout/cart-pricing.ts";
import type { LineChange, ShownLine } from "../rules/cart.ts";
import { deliveryEstimate } from "../rules/delivery.ts";
import { type ListPrice, priceOf, toUnitPrice, type UnitPrice } from "../rules/price.ts";
import { parseQuantity } from "../rules/quantity.ts";
import { maxQuantity } from "../rules/stock.ts";
import { computeTotals } from "../rules/totals.ts";
import type { TypedQuantity } from "../session/notices.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { type Picture, picture } from "./picture.ts";
import { titleOf } from "./product-card.ts";

/** What a line shows of its product. */
interface ProductView {
  id: number;
  href: string;
  /** Model and name; null where nothing is known of the product. */
  title: string | null;
  colour: string | null;
  picture: Picture;
}

export interface CartLineView extends ProductView {
  title: string;
  quantity: number;
  /** Highest quantity that can be ordered. */
  maxQuantity: number;
  unitPrice: UnitPrice;
  oldPrice: ListPrice | null;
  /** Unit price × quantity. */
  amount: number;
  /** Changes since the shopper last saw the line. */
  changes: LineChange[];
}

/** A line that cannot be sold now, or whose product data are unavailable. */
export interface IdleLineView extends ProductView {
  quantity: number;
  changes: LineChange[];
  /** The unit price that the shopper last saw; null when unknown or irrelevant. */
  lastPrice: UnitPrice | null;
}

export interface CartLines {
  lines: CartLineView[];
  unsold: IdleLineView[];
  /**
   * What the shopper accepts with the button beside the changes: '' where only lines that cannot be sold have changed,
   * which stay as they are; null when nothing has.
   */
  toAccept: string | null;
}

/** Such a text, and the maximum when it is over that. */
export type WrongQuantity = TypedQuantity & { most: number | null };

export interface CartView extends CartLines {
  /** The refused texts of lines' fields: invalid, or over the maximum. */
  wrong: WrongQuantity[];
  summary: {
    subtotal: number;
    discountTotal: number;
    bonusEarned: number;
    /** Delivery is not known before the address: from … to … (rule D4). */
    delivery: { min: number; max: number };
    /** Without delivery. */
    total: number;
  };
}

/** One line for showing. */
export function cartLineView({ id, product, quantity, listPrice, discount, remain, changes }: CartItem): CartLineView {
  const { unitPrice, oldPrice } = priceOf({ listPrice, discount });
  return {
    ...{ ...productView(id, product), title: titleOf(product) },
    ...{ quantity, unitPrice, oldPrice, changes },
    maxQuantity: maxQuantity(remain),
    amount: unitPrice * quantity,
  };
}

/** The cart's lines for showing. */
export function cartLines({ items, unsold }: PricedCart): CartLines {
  const lines = items.map(cartLineView);
  const idle = unsold.map(unsoldView);
  const hasNews = lines.some(({ changes }) => changes.length > 0);
  // Of data that could not be read nobody knows whether they are sold.
  const isUnsold = idle.some(({ changes }) => changes.some(({ reason }) => reason !== "unknown"));
  return { lines, unsold: idle, toAccept: hasNews ? shownText(lines) : isUnsold ? "" : null };
}

/**
 * The whole cart for showing.
 * @param typed the refused texts of lines' fields
 */
export function cartView(cart: PricedCart, typed: readonly TypedQuantity[] = []): CartView {
  const totals = computeTotals({ lines: cart.items, coupon: 0, bonusRequested: 0, balance: 0, zone: null });
  const { subtotal, discountTotal, bonusEarned, payable, total } = totals;
  const shown = cartLines(cart);
  return {
    ...shown,
    wrong: typed.flatMap((one) => wrongIn(shown.lines, one)),
    summary: { subtotal, discountTotal, bonusEarned, delivery: deliveryEstimate(payable), total },
  };
}

function wrongIn(lines: readonly CartLineView[], typed: TypedQuantity): WrongQuantity[] {
  const requested = parseQuantity(typed.text);
  if (requested === null) return [{ ...typed, most: null }];
  const line = lines.find(({ id }) => id === typed.id);
  return line && requested > line.maxQuantity ? [{ ...typed, most: line.maxQuantity }] : [];
}

/** The cart while the API does not answer. */
export function knownCartView(known: readonly KnownLine[]): IdleLineView[] {
  return known.map(({ line, product }) => ({
    ...productView(line.id, product),
    quantity: line.quantity,
    changes: [],
    lastPrice: line.seen?.unitPrice ?? null,
  }));
}

function unsoldView({ id, quantity, product, changes }: UnsoldLine): IdleLineView {
  return { ...productView(id, product), quantity, changes, lastPrice: null };
}

function productView(id: number, product: ProductRow | null): ProductView {
  return {
    id,
    href: `/single-product/${id}`,
    title: product && titleOf(product),
    colour: product?.color_name ?? null,
    picture: picture("product", product?.image ?? null),
  };
}

/**
 * Lines as a page shows them, in the form's field: `id.pieces.price`, a price behind `-` when it is discounted, the
 * pieces that were chosen behind it when fewer are left, `_` between lines.
 */
function shownText(lines: readonly CartLineView[]): string {
  return lines
    .map(({ id, quantity, unitPrice, oldPrice, changes }) => {
      const cut = changes.find(({ reason }) => reason === "cut");
      return `${id}.${quantity}${oldPrice ? "-" : "."}${unitPrice}${cut ? `.${cut.from}` : ""}`;
    })
    .join("_");
}

/** The lines of such a text; invalid ones are left out. */
export function parseShown(text: string): ShownLine[] {
  return text.split("_").flatMap((row) => {
    const [, id, quantity, mark, price, cutFrom] =
      /^(\d{1,10})\.(\d{1,4})([.-])(\d{1,10})(?:\.(\d{1,4}))?$/.exec(row) ?? [];
    if (!id) return [];
    const unitPrice = toUnitPrice(Number(price));
    return [
      {
        id: Number(id),
        quantity: Number(quantity),
        unitPrice,
        discounted: mark === "-",
        cutFrom: cutFrom ? Number(cutFrom) : undefined,
      },
    ];
  });
}
