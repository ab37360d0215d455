/** Pure state changes of a page's writes, for the provider in `writes.tsx`. */
import type { PrintedNotice } from "#app/shell/shell-data.ts";
import { isOfProducts, type ToldCart, type Write } from "./write.ts";

/** A write of this document, or one that another page left, whose page and button are unknown. */
export interface AnyWrite extends Write {
  /** The page that submitted it, path and search. */
  page?: string;
  /** The button that is marked busy until the response. */
  button?: HTMLElement | null;
}

export interface ShownNotice extends PrintedNotice {
  id: string;
  /** It was shown before the page that it is for. */
  isAhead: boolean;
  /** It is older than the current page: it stands above the page's own notices. */
  isEarlier?: boolean;
  /** When it was shown, in milliseconds since the epoch. */
  at: number;
  /** The form that it answers (`formOf`). */
  form?: string;
}

/** An answer this young (milliseconds) when another page arrives counts as unread. */
const UNREAD = 1_500;
/** So does a notice. An unexpected one, such as about another window's change, takes longer to read. */
const UNREAD_NOTICE = { success: UNREAD, failure: 10_000, info: 10_000 };

const isUnread = ({ kind, at }: ShownNotice) => Date.now() - at < UNREAD_NOTICE[kind];

/** Identifies a write's form: its action, and the product. */
export const formOf = ({ action, body }: Write) => action + new URLSearchParams(body).get("id");

export interface WritesState {
  waiting: readonly AnyWrite[];
  lost: readonly AnyWrite[];
  notices: readonly ShownNotice[];
  /** The header's cart after the last write that changed it, until the page's data are reloaded. */
  cart?: ToldCart | undefined;
  /**
   * The action data of a form, for its page; `isSeen` once that page has shown it, `at` when it arrived.
   */
  answer?: { page: string; data: unknown; isSeen: boolean; at?: number } | undefined;
  /** The page's data is older than a response. `to` is its redirect for a shopper who is still on the page `from`. */
  due?: { from?: string | undefined; to?: string | undefined } | undefined;
}

export const NOTHING: WritesState = { waiting: [], lost: [], notices: [] };

/**
 * A write was submitted: earlier notices go, and lost attempts of the same form. A failure stays during writes of other
 * products: it is unread when their responses arrive. So is what another window did, when a second press follows soon.
 */
export function pressed(before: WritesState, write: AnyWrite, isSame: (lost: AnyWrite) => boolean): WritesState {
  return {
    ...before,
    waiting: [...before.waiting, write],
    lost: before.lost.filter((other) => !isSame(other)),
    notices: before.notices.filter(
      (notice) =>
        notice.isAhead ||
        (notice.kind === "failure" && isOfProducts(write) && notice.form !== formOf(write)) ||
        (notice.kind === "info" && isUnread(notice)),
    ),
  };
}

/** The shopper has navigated: notices of the previous page go. */
export function pageTurned(before: WritesState, page: string): WritesState {
  const notices = before.notices
    .filter((notice) => notice.isAhead || isUnread(notice))
    .map((notice) => ({ ...notice, isAhead: false, isEarlier: true }));
  const { answer } = before;
  const isThere = answer?.page === page;
  const isRead = !isThere && answer?.isSeen && Date.now() - (answer.at ?? 0) >= UNREAD;
  return { ...before, notices, answer: answer && !isRead ? { ...answer, isSeen: isThere } : undefined };
}
