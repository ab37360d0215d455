/** What the offer of a product may be, in the administration and in imports. */

/** In tugrik; the storefront sells nothing that costs more (bff/upstream/wire.ts). */
export const HIGHEST_PRICE = 1_000_000_000;
/** In percent: at 100 there is no price left. */
export const HIGHEST_DISCOUNT = 99;
/** Pieces. */
export const MOST_STOCK = 1_000_000;
