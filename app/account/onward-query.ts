/**
 * The query of a page on the way to signing in, which says where the shopper goes on to after it.
 * @param next a page of this shop; the front page needs no saying
 * @param more what else the query says
 */
export function onwardQuery(next: string, more = ""): string {
  const query = [more, next === "/" ? "" : `next=${encodeURIComponent(next)}`].filter(Boolean).join("&");
  return query && `?${query}`;
}
