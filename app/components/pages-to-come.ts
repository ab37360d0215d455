/**
 * Pages of the specification that the shop does not have yet. Links to them, and text about them, are not rendered.
 * Remove an entry when you add its page, and its links appear (tests/architecture/pages-to-come.test.ts fails until
 * then).
 */
export const PAGES_TO_COME = ["/bonus"] as const;

type PageToCome = (typeof PAGES_TO_COME)[number];

/** Whether a page of the specification exists. */
export function hasPage(address: PageToCome): boolean {
  return !PAGES_TO_COME.some((page) => page === address);
}
