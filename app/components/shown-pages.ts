/**
 * The page numbers that a pagination shows: the first, the last, the current one and its neighbours; `null` for a gap.
 * A gap of one page is that page.
 * @param page the current page, 1 … pages
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages));
  const shown: (number | null)[] = [];
  let before = 0;
  for (const each of [...wanted].sort((a, b) => a - b)) {
    if (each - before === 2) shown.push(each - 1);
    else if (each - before > 2) shown.push(null);
    shown.push(each);
    before = each;
  }
  return shown;
}
