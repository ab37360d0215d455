/** A sign-in's changes to the cart that its browser showed, for the shopper's notice (rule C9). */
export interface CartNews {
  /**
   * Whether it differs from before; `unknown`: an object did not answer in time, and the guest's cart waits for the
   * next sign-in.
   */
  joined: boolean | "unknown";
  /** How many lines of the browser's previous customer were removed. */
  foreign: number;
  /** How many lines of the guest the cart has no room for; they wait in the browser. */
  left: number;
}
