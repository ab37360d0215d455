import { percentOf, roundTugrik, type Tugrik } from "./money.ts";

/**
 * What one piece costs after its discount: price × (100 − discount) / 100, rounded half up to whole tugrik
 * (rule P1). The unit price is rounded, not the line, so that quantity × shown price is the line.
 * @param price undiscounted price of one piece
 * @param discount percent, may be fractional; held to 0–100
 */
export function discountedUnitPrice(price: Tugrik, discount: number): Tugrik {
  return roundTugrik(percentOf(price, 100 - discount));
}

/** What a price tag says. `oldPrice` is struck through, and `null` where the discount does not change the price. */
export interface PriceTag {
  price: Tugrik;
  oldPrice: Tugrik | null;
  saving: Tugrik;
}

/** The price tag of a product (rule P2). */
export function priceOf(product: { salePrice: Tugrik; discount: number }): PriceTag {
  const price = discountedUnitPrice(product.salePrice, product.discount);
  const saving = product.salePrice - price;
  return { price, oldPrice: saving > 0 ? product.salePrice : null, saving };
}
