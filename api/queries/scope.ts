/** Where a list's products come from: a condition on `product p`. */
export interface Scope {
  /** SQL condition with `?` for each of `params`. */
  where: string;
  params: readonly (string | number)[];
  /** Optional CTE and join, for scopes that are not a condition on the product alone (search). */
  with?: string;
  join?: string;
  /**
   * Where the order without `sort` is by relevance, not by id: the same products in parts, best first, each a source of
   * `p` and a condition with the parameters of `params`. They are read one after the other, and no further than the
   * page.
   */
  ranked?: readonly { from: string; where: string }[];
}

/** What a list's prices are: paid now, or before the discount, as the existing servers have them. */
export type PriceColumn = "price_now" | "sale_price";
