/**
 * The part of the writes' script that only a submit needs: loaded after hydration, so that no page waits for it. Until
 * then the browser submits forms itself.
 */
export { answered } from "./answered.ts";
export { markBusy } from "./busy.ts";
export { forget, kept } from "./outbox.ts";
export { createWriteQueue } from "./queue.ts";
export { send } from "./send.ts";
export { isOfProducts, newWriteId } from "./write.ts";

/** From here on the script sends the forms: browser tests wait for this sign (tests/support/ready.ts). */
export const markReady = () => {
  document.documentElement.dataset.sends = "";
};
