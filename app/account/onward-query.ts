/**
 * The query of a page on the way to signing in, with the return address.
 * @param next a page of this shop; omitted for the front page
 * @param more further parameters
 */
export function onwardQuery(next: string, more = ""): string {
  const query = [more, next === "/" ? "" : `next=${encodeURIComponent(next)}`].filter(Boolean).join("&");
  return query && `?${query}`;
}
