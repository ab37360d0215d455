import { percentOf, roundTugrik, type Tugrik } from "./money.ts";

declare const kind: unique symbol;

/** The price of one piece before its discount, in whole tugrik. Not assignable to a `UnitPrice`. */
export type ListPrice = Tugrik & { readonly [kind]: "before the discount" };

/** The price of one piece after its discount. Not assignable to a `ListPrice`. */
export type UnitPrice = Tugrik & { readonly [kind]: "after the discount" };

/** Brands an amount as before the discount: the API's `sale_price`, which is whole, or a stored one. */
export function toListPrice(amount: Tugrik): ListPrice {
  return amount as ListPrice;
}

/** Brands an amount as after the discount: one that was computed before and stored. */
export function toUnitPrice(amount: Tugrik): UnitPrice {
  return amount as UnitPrice;
}

/**
 * The price of one piece after its discount: price × (100 − discount) / 100, rounded half up to whole tugrik
 * (rule P1). The unit price is rounded, not the line, so that quantity × shown price is the line.
 * @param discount percent, may be fractional; held to 0–100
 */
export function discountedUnitPrice(listPrice: ListPrice, discount: number): UnitPrice {
  return toUnitPrice(roundTugrik(percentOf(listPrice, 100 - discount)));
}

/**
 * The price tag of a product (rule P2). `oldPrice` is struck through, and `null` where the discount does not change the
 * price.
 */
export function priceOf({ listPrice, discount }: { listPrice: ListPrice; discount: number }) {
  const unitPrice = discountedUnitPrice(listPrice, discount);
  const saving = listPrice - unitPrice;
  return { unitPrice, oldPrice: saving > 0 ? listPrice : null, saving };
}
