/** Pure state changes for a write's response, for `delivery.ts`. */
import { subjectOf } from "./changes.ts";
import { type Answer, isClearing, isLeft, isOfProducts, isOvertaken } from "./write.ts";
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

/** A write that had no connection is pending after all. */
export function resent(before: WritesState, write: AnyWrite): WritesState {
  if (!before.lost.some(({ id }) => id === write.id)) return before;
  const waiting = before.waiting.filter(({ id }) => id !== write.id);
  return { ...before, waiting: [...waiting, write], lost: before.lost.filter(({ id }) => id !== write.id) };
}

const pathOf = (address: string) => address.replace(/[?#].*/, "");

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
  if (isLeft(answer)) {
    const lost = { ...write, reason: answer?.notices[0]?.text, isUnsent: answer?.refusal === "unsent" };
    return { ...state, lost: [...state.lost.filter(({ id }) => id !== write.id), lost] };
  }
  if (answer.cart) state.cart = answer.cart;
  state.lost = state.lost.filter((lost) => !isOvertaken(lost, write, answer));
  const isThere = write.page === shown.page && !shown.isMoving;
  const to = isThere && answer.to !== shown.page ? answer.to : undefined;
  const isAhead = shown.isMoving || to !== undefined;
  const subject = subjectOf(write);
  // A write's outcome replaces earlier notices about the same product; an undo stays available.
  const isNews = isOfProducts(write) && answer.notices.some(({ kind }) => kind !== "info");
  // It also replaces the notice that led to its form or to the form's page.
  const leadsOn = !isOfProducts(write) && answer.to !== undefined;
  const leaves = leadsOn && to !== undefined && pathOf(to) !== pathOf(shown.page);
  const isOutdated = (notice: ShownNotice) =>
    !notice.undo &&
    ((isNews && notice.subject === subject && !notice.isAhead) ||
      (notice.kind === "info" && notice.isEarlier && leaves) ||
      (leadsOn && notice.kind === "info" && notice.invitesTo === pathOf(write.action)));
  const notices = worthSaying([
    ...state.notices.filter((notice) => !isOutdated(notice)),
    ...answer.notices.map((notice, index) => ({
      ...notice,
      id: `${write.id} ${index}`,
      isAhead,
      invitesTo: to && pathOf(to),
      at: Date.now(),
      subject,
    })),
  ]);
  if (answer.to !== undefined) {
    if (isClearing(write)) state.lost = [];
    const isSamePress = state.due?.from === write.page;
    const due = { from: write.page, to: to ?? (isSamePress ? state.due?.to : undefined) };
    return {
      ...state,
      notices,
      due,
      ...(isThere ? { answer: { page: shown.page, data: undefined, isSeen: true } } : {}),
    };
  }
  // Its form is unchanged.
  if (answer.refusal) return { ...state, notices };
  return {
    ...state,
    notices,
    answer: { page: write.page ?? "", data: answer.data, isSeen: isThere, at: Date.now() },
    // A refused write may have changed data, or was refused because data had changed.
    due: { from: write.page },
  };
}
