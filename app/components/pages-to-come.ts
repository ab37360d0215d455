/**
 * Pages of the specification that the shop does not have yet. What leads to one, and what is said of it, is not printed
 * until it is there: whoever adds a page takes it off this list, and its links appear
 * (tests/architecture/pages-to-come.test.ts fails until then).
 */
export const PAGES_TO_COME = ["/track-order", "/contact", "/bonus", "/profile?role=orders"] as const;

type PageToCome = (typeof PAGES_TO_COME)[number];

/** Whether the shop has a page that it was to have. */
export function hasPage(address: PageToCome): boolean {
  return !PAGES_TO_COME.some((page) => page === address);
}
