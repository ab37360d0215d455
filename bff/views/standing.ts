/** What a customer is told of the order before this one. */
export interface Standing {
  /**
   * A submit of which it is not known what became of it. `key` names it; `mayRepeat` once nothing was found for a quiet
   * minute.
   */
  unresolved: { key: string; mayRepeat: boolean } | null;
  /** Number of an order with the very goods of this cart, made just now. */
  same: string | null;
  /** Number of the order made just now, whatever its goods. */
  last: string | null;
}
