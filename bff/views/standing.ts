/** An order that a cart repeats, in whole or in part. */
export interface OrderedBefore {
  invoiceId: string;
  /** Its products that the cart holds too. */
  ids: number[];
  /** Whether the cart holds just what it holds. */
  isWhole: boolean;
}

/** The state of a customer's previous order. */
export interface Standing {
  /**
   * A submit with an unknown outcome. `key` identifies it; `mayRepeat` once nothing was found for a quiet minute.
   */
  unresolved: { key: string; mayRepeat: boolean } | null;
  /** Orders of the last day that hold products of this cart, newest first, at most `MOST_ORDERED`. */
  ordered: OrderedBefore[];
  /** Number of the order made just now, whatever its goods. */
  last: string | null;
}
