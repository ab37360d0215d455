/**
 * The information pages, in the order of the lists that lead to them. Each has its texts in
 * texts/{mn,en}/{page}.md, its route app/routes/{page}.tsx, and its name in the subject `information`.
 */
export const INFORMATION_PAGES = ["delivery", "instalments", "bonus", "warranty", "terms", "privacy"] as const;

export type InformationPageName = (typeof INFORMATION_PAGES)[number];
