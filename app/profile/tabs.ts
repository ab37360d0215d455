/** The tabs of a customer's own page, each an address: `/profile?role=saved`. */
import type { Subject, Words } from "#app/words/words.ts";

interface TabRow {
  /** The tab's label; it may print `{{count}}`, the number of saved products. */
  label: keyof Words["profile"];
  /** The page's title while the tab is open. */
  title: keyof Words["profile"];
  /** Subjects of the sentences that it prints beside the page's own. */
  words: readonly Subject[];
}

/**
 * In the order in which they stand; the first is the one that `/profile` opens. A tab is a row here, in `READERS` and
 * in `TabPanel`.
 */
export const TABS = {
  info: { label: "title", title: "title", words: ["customer"] },
  password: { label: "password", title: "passwordTitle", words: ["customer"] },
  saved: { label: "savedCount", title: "savedTitle", words: [] },
  orders: { label: "orders", title: "ordersTitle", words: ["order"] },
} as const satisfies Record<string, TabRow>;

export type Role = keyof typeof TABS;

const isRole = (text: string): text is Role => Object.hasOwn(TABS, text);

export const ROLES = Object.keys(TABS).filter(isRole);

/** The tab that an address names; the first for any other value. */
export const roleOf = (text: string | null): Role => (text !== null && isRole(text) ? text : (ROLES[0] ?? "info"));
