/** How what a page knows of its writes changes: pure, for the provider in `writes.tsx`. */
import type { PrintedNotice } from "#app/shell/shell-data.ts";
import { isOfProducts, type Write } from "./write.ts";

/** A write of this document, or one that another page has left: of that its page and button are not known. */
export interface AnyWrite extends Write {
  /** The page on which it was pressed, path and search. */
  page?: string;
  /** Says that it is busy until the answer is there. */
  button?: HTMLElement | null;
}

export interface ShownNotice extends PrintedNotice {
  id: string;
  /** It was said before the page on which it is to be read. */
  isAhead: boolean;
  /** When it was said, in milliseconds since the epoch. */
  at: number;
  /** The form that it answers (`formOf`). */
  form?: string;
}

/** What was said so shortly before another page came has not been read, in milliseconds. */
const UNREAD = 1_500;
/** A failure has to be understood too. */
const UNREAD_FAILURE = 10_000;

/** Which form a write is of: its action, and the product. */
export const formOf = ({ action, body }: Write) => action + new URLSearchParams(body).get("id");

export interface WritesState {
  waiting: readonly AnyWrite[];
  lost: readonly AnyWrite[];
  notices: readonly ShownNotice[];
  /**
   * What a form's action answered, for the page that the form stands on; `isSeen` once that page has shown it, `at`
   * when it came.
   */
  answer?: { page: string; data: unknown; isSeen: boolean; at?: number } | undefined;
  /** The page's data is older than an answer. `to` is where that leads those who are still on the page `from`. */
  due?: { from?: string | undefined; to?: string | undefined } | undefined;
}

export const NOTHING: WritesState = { waiting: [], lost: [], notices: [] };

/**
 * A write has been pressed: what was said before goes, and what was lost of it, or of another try of its form. A
 * failure stays while other products are pressed: nobody has read it yet when their answers come.
 */
export function pressed(before: WritesState, write: AnyWrite, isSame: (lost: AnyWrite) => boolean): WritesState {
  return {
    ...before,
    waiting: [...before.waiting, write],
    lost: before.lost.filter((other) => !isSame(other)),
    notices: before.notices.filter(
      ({ isAhead, kind, form }) => isAhead || (kind === "failure" && isOfProducts(write) && form !== formOf(write)),
    ),
  };
}

/** The shopper has come to another page: what was said on the one before goes. */
export function pageTurned(before: WritesState, page: string): WritesState {
  const notices = before.notices
    .filter(({ isAhead, at, kind }) => isAhead || Date.now() - at < (kind === "failure" ? UNREAD_FAILURE : UNREAD))
    .map((notice) => ({ ...notice, isAhead: false }));
  const { answer } = before;
  const isThere = answer?.page === page;
  const isRead = !isThere && answer?.isSeen && Date.now() - (answer.at ?? 0) >= UNREAD;
  return { ...before, notices, answer: answer && !isRead ? { ...answer, isSeen: isThere } : undefined };
}
