/**
 * The part of the writes' script that only a submit needs: loaded after hydration, so that no page waits for it. Until
 * then the browser submits forms itself.
 */
import { createWriteQueue, type QueueOptions } from "./queue.ts";
import type { Write } from "./write.ts";

export { answered, resent } from "./answered.ts";
export { markBusy } from "./busy.ts";
export { pressed, turnPage } from "./changes.ts";
export { followLeft } from "./left.ts";
export { forget, isOlderThanAnswer, lostOf } from "./outbox.ts";
export { send } from "./send.ts";
export { isOfProducts, newWriteId } from "./write.ts";

/**
 * The queue of a page. Its first `resume` marks the page: from then on the script sends the forms, which browser tests
 * wait for (tests/support/ready.ts).
 */
export function createPageQueue<Pressed extends Write>(options: QueueOptions<Pressed>) {
  const queue = createWriteQueue(options);
  const resume = () => {
    document.documentElement.dataset.sends = "";
    queue.resume();
  };
  return { ...queue, resume };
}
