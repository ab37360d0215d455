/** Writes of this browser's other pages that are still pending while this page is shown. */
import { isEntry, kept, keptOf } from "./outbox.ts";
import { isOfProducts } from "./write.ts";
import type { WritesState } from "./writes-state.ts";

/** In the state, writes of other pages have no page. */
const isOfOther = ({ page }: WritesState["waiting"][number]) => page === undefined;

/**
 * The page's data are older than the writes that other pages of this browser have submitted: these are shown as
 * pending, and the data are reloaded when they are answered.
 * @param left the stored writes that have no answer yet
 */
export function withLeft(before: WritesState, left: WritesState["waiting"]): WritesState {
  const own = before.waiting.filter((write) => !isOfOther(write));
  const others = left.filter(({ id }) => !own.some((write) => write.id === id));
  if (others.length === 0 && own.length === before.waiting.length) return before;
  return { ...before, waiting: [...others, ...own], due: before.due ?? {} };
}

/** What this page has reported as lost and another window has sent since is not reported again. */
export function withoutSent(before: WritesState, stored: readonly { id: string }[]): WritesState {
  const isGone = (write: WritesState["lost"][number]) =>
    isOfProducts(write) && !stored.some(({ id }) => id === write.id);
  const lost = before.lost.filter((write) => !isGone(write));
  return lost.length === before.lost.length ? before : { ...before, lost, due: before.due ?? {} };
}

/**
 * Keeps the state's writes of other pages: as this page begins, when it is shown again from the browser's memory, and
 * when one of them is answered elsewhere. Without Web Locks it is unknown which page holds a write: none is shown.
 * @param customer the mark of who is signed in: only their writes are shown
 */
export function followLeft(
  change: (by: (before: WritesState) => WritesState) => void,
  signal: AbortSignal,
  customer: () => string | undefined,
): void {
  if (!navigator.locks) return;
  const left = () => keptOf(customer()).filter(({ isLost }) => !isLost);
  const onStorage = ({ key }: StorageEvent) => {
    // Only the other window shows what it submits from now on.
    const isShown = (before: WritesState) => left().filter(({ id }) => before.waiting.some((one) => one.id === id));
    if (isEntry(key)) change((before) => withoutSent(withLeft(before, isShown(before)), kept()));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) change((before) => ({ ...withLeft(before, left()), due: before.due ?? {} }));
  };
  window.addEventListener("storage", onStorage, { signal });
  window.addEventListener("pageshow", onShow, { signal });
  change((before) => withLeft(before, left()));
}
