/** Pure changes of the state of a page's writes, for `delivery.ts`: nothing of it is needed before the first write. */
import { isOfProducts, type Write } from "./write.ts";
import type { AnyWrite, ShownNotice, WritesState } from "./writes-state.ts";

/** An answer this young (milliseconds) when another page arrives counts as unread. */
const UNREAD = 1_500;
/** So does a notice. An unexpected one, such as about another window's change, takes longer to read. */
const UNREAD_NOTICE = { success: UNREAD, failure: 10_000, info: 10_000 };

const isUnread = ({ kind, at }: ShownNotice) => Date.now() - at < UNREAD_NOTICE[kind];

/** Lists of a few products: what is full for one is so for all, and no more once another is taken out. */
const SMALL_LIST = /^\/(?:compare|saved)(?:\?|$)/;

/** A write's subject: its action, and the product, which a button names in its address or a form in a field. */
export const subjectOf = ({ action, body }: Write) =>
  action.split("?", 1) + (SMALL_LIST.test(action) ? "" : (/[?&]id=(\d+)/.exec(`${action}&${body}`)?.[1] ?? ""));

/**
 * A write was submitted: earlier notices go, and lost attempts of the same form. A failure stays during writes of other
 * products: it is unread when their responses arrive. So is what another window did, when a second press follows soon.
 * What came of the same form goes: its next answer may say the opposite.
 */
export function pressed(before: WritesState, write: AnyWrite, isSame: (lost: AnyWrite) => boolean): WritesState {
  return {
    ...before,
    waiting: [...before.waiting, write],
    lost: before.lost.filter((other) => !isSame(other)),
    notices: before.notices.filter(
      (notice) =>
        notice.isAhead ||
        (notice.kind === "failure" && isOfProducts(write) && notice.subject !== subjectOf(write)) ||
        (notice.kind === "info" && isUnread(notice) && (isOfProducts(write) || notice.subject !== subjectOf(write))),
    ),
  };
}

/**
 * The shopper has navigated: notices of the previous page are removed, except for those that nobody can have read yet.
 * These are removed when they can have been read (`passed`), unless they offer an undo.
 */
export function pageTurned(before: WritesState, page: string): WritesState {
  const notices = before.notices
    .filter((notice) => notice.isAhead || isUnread(notice))
    .map((notice) => ({
      ...notice,
      isAhead: false,
      isEarlier: true,
      isPassing: !notice.isAhead && !notice.undo,
    }));
  const { answer } = before;
  const isThere = answer?.page === page;
  const isRead = !isThere && answer?.isSeen && Date.now() - (answer.at ?? 0) >= UNREAD;
  return { ...before, notices, answer: answer && !isRead ? { ...answer, isSeen: isThere } : undefined };
}

/** How long a notice of the previous page stays on the next one, in milliseconds. */
export const PASSING = 10_000;

/** Removes notices of the previous page after that time. */
export const passed = (before: WritesState): WritesState => ({
  ...before,
  notices: before.notices.filter(({ isPassing, at }) => !isPassing || Date.now() - at < PASSING),
});

/** The shopper has navigated, and some time later has read the previous page's notices. */
export function turnPage(change: (by: (before: WritesState) => WritesState) => void, page: string): void {
  change((before) => pageTurned(before, page));
  // Not while it is being read or used.
  setTimeout(() => document.querySelector(".notices:is(:hover,:focus-within)") ?? change(passed), PASSING);
}
