/** The state of a page's writes, for the provider in `writes.tsx`. */
import type { PrintedNotice } from "#app/shell/shell-data.ts";
import type { ToldCart, Write } from "./write.ts";

/** Fields of buttons whose response redirects: a second click before that is the same action. */
export const LEADS_ON = /(?:^|&)intent=(?:again|buy|confirm|enter|next)(?:&|$)/;

/** A write of this document, or one that another page left, whose page and button are unknown. */
export interface AnyWrite extends Write {
  /** The page that submitted it, path and search. */
  page?: string;
  /** The button that is marked busy until the response. */
  button?: HTMLElement | null;
  /** Why it was refused for now; absent when there was no answer. */
  reason?: string | undefined;
  /** There was no connection: it is sent automatically once there is one. */
  isUnsent?: boolean | undefined;
}

export interface ShownNotice extends PrintedNotice {
  id: string;
  /** It was shown before the page that it is for. */
  isAhead: boolean;
  /** It is older than the current page: it is shown above the page's own notices. */
  isEarlier?: boolean;
  /** It is about the previous page: it stays only until it can have been read. */
  isPassing?: boolean;
  /** When it was shown, in milliseconds since the epoch. */
  at: number;
  /** The path of another page that it came with, where it led there. */
  invitesTo?: string | undefined;
  /** Its subject (`subjectOf`). */
  subject?: string;
}

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
