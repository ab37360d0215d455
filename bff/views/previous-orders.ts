/** The state of a customer's previous order. */
export interface PreviousOrders {
  /**
   * A submit with an unknown outcome. `key` identifies it; `mayRepeat` once nothing was found for a quiet minute.
   */
  unresolved: { key: string; mayRepeat: boolean } | null;
  /** Number of the order that a lost submit made, as this request has found out. */
  found: string | null;
  /** Number of the order made just now, whatever its goods. */
  last: string | null;
}
