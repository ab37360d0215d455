/** Pure state changes for a write's response, for `delivery.ts`. */
import type { Answer } from "./write.ts";
import { type AnyWrite, formOf, type ShownNotice, type WritesState } from "./writes-state.ts";

/** As many notices as their cookie holds. */
const MOST_NOTICES = 2;
/** The latest notice and every failure, each once; failures stay until they are read. */
function worthSaying(notices: readonly ShownNotice[]): ShownNotice[] {
  const isLast = (index: number) => index >= notices.length - MOST_NOTICES;
  const isSaidAgain = ({ text }: ShownNotice, index: number) =>
    notices.some((later, place) => place > index && later.text === text);
  return notices.filter((one, index) => (one.kind === "failure" ? !isSaidAgain(one, index) : isLast(index)));
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
  const form = formOf(write);
  const notices = worthSaying([
    ...state.notices,
    ...answer.notices.map((notice, index) => ({
      ...notice,
      id: `${write.id} ${index}`,
      isAhead,
      at: Date.now(),
      form,
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
