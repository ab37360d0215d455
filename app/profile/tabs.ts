/** The tabs of a customer's own page, each an address: `/profile?role=saved`. */

import type { Words } from "#app/words/bilingual.ts";
import type { profileWords } from "#app/words/profile.ts";

interface TabRow {
  /** The tab's label; it may print `{{count}}`, the number of saved products. */
  label: keyof Words<typeof profileWords>;
  /** The page's title while the tab is open. */
  title: keyof Words<typeof profileWords>;
}

/**
 * In the order in which they stand; the first is the one that `/profile` opens. A tab is a row here, in `READERS` and
 * in `TabPanel`.
 */
export const TABS = {
  info: { label: "title", title: "title" },
  password: { label: "password", title: "passwordTitle" },
  saved: { label: "savedCount", title: "savedTitle" },
  orders: { label: "orders", title: "ordersTitle" },
} as const satisfies Record<string, TabRow>;

export type Role = keyof typeof TABS;

export const ROLES = Object.keys(TABS) as Role[];

/** The tab that an address names; the first for any other value. */
export const roleOf = (text: string | null): Role => ROLES.find((role) => role === text) ?? "info";
