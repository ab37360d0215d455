/** Pure state changes for a write's response, for `delivery.ts`. */
import { subjectOf } from "./changes.ts";
import { type Answer, isOfProducts } from "./write.ts";
import type { AnyWrite, ShownNotice, WritesState } from "./writes-state.ts";

/** At most as many notices as their cookie holds. */
const MOST_NOTICES = 2;
/** At most as many that offer an undo: of quick clicks, none knows of the one before it. */
const MOST_UNDOS = 5;
/** The latest notices, what can be taken back, and every failure, each once; failures stay until they are read. */
function worthSaying(notices: readonly ShownNotice[]): ShownNotice[] {
  const said = ({ text, undo }: ShownNotice) => text + JSON.stringify(undo);
  const each = notices.filter((one, index) => !notices.slice(index + 1).some((later) => said(later) === said(one)));
  const keeps = (one: ShownNotice, index: number) =>
    one.kind === "failure" || index >= each.length - (one.undo ? MOST_UNDOS : MOST_NOTICES);
  return each.filter(keeps);
}

/**
 * The outcome of a write.
 * @param answer null when none arrived
 * @param shown the page that is shown now, and whether another one is on its way
 */
export function answered(
  before: WritesState,
  write: AnyWrite,
  answer: Answer | null,
  shown: { page: string; isMoving: boolean },
): WritesState {
  const state = { ...before, waiting: before.waiting.filter(({ id }) => id !== write.id) };
  if (!answer) return { ...state, lost: [...state.lost, write] };
  if (answer.cart) state.cart = answer.cart;
  const isThere = write.page === shown.page && !shown.isMoving;
  const to = isThere && answer.to !== shown.page ? answer.to : undefined;
  const isAhead = shown.isMoving || to !== undefined;
  const subject = subjectOf(write);
  // What came of a press replaces what was said of the same product before; what can be taken back stays on offer.
  const isNews = isOfProducts(write) && answer.notices.some(({ kind }) => kind !== "info");
  const isOutdated = (notice: ShownNotice) => isNews && notice.subject === subject && !notice.undo && !notice.isAhead;
  const notices = worthSaying([
    ...state.notices.filter((notice) => !isOutdated(notice)),
    ...answer.notices.map((notice, index) => ({
      ...notice,
      id: `${write.id} ${index}`,
      isAhead,
      at: Date.now(),
      subject,
    })),
  ]);
  if (answer.to !== undefined) {
    const isSamePress = state.due?.from === write.page;
    const due = { from: write.page, to: to ?? (isSamePress ? state.due?.to : undefined) };
    return {
      ...state,
      notices,
      due,
      ...(isThere ? { answer: { page: shown.page, data: undefined, isSeen: true } } : {}),
    };
  }
  return {
    ...state,
    notices,
    answer: { page: write.page ?? "", data: answer.data, isSeen: isThere, at: Date.now() },
    // A refused write may have changed something, or was refused because something had changed.
    due: { from: write.page },
  };
}
