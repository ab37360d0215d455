/** The front page's three lists; the first needs no parameter. */
export const TABS = [
  { tab: "recommended", word: "recommended" },
  { tab: "discounted", word: "discounted" },
  { tab: "top-rated", word: "topRated" },
] as const;

export type Tab = (typeof TABS)[number]["tab"];

/** The list that an address names; the first for any other value. */
export function tabOf(value: string | null): Tab {
  return TABS.find(({ tab }) => tab === value)?.tab ?? "recommended";
}
