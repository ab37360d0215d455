/**
 * The address of a page of a list; the first page has no number in it.
 * @param pathname the list's own path
 */
export function listingAddress(pathname: string, page: number): string {
  return page > 1 ? `${pathname}?page=${page}` : pathname;
}
