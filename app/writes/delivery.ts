/**
 * The part of the writes' script that only a press needs: loaded once the page has its script, so that no page waits
 * for it. Until then a form is the browser's own.
 */
export { answered } from "./answered.ts";
export { markBusy } from "./busy.ts";
export { forget, kept } from "./outbox.ts";
export { createWriteQueue } from "./queue.ts";
export { send } from "./send.ts";
export { isOfProducts, newWriteId } from "./write.ts";
