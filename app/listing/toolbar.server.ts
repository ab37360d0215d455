/** The orders and layouts of a list as links, so that each is an address and works without JavaScript. */
import type { Translate } from "#app/words/translate.server.ts";
import { listingSearch, type Sort, VIEWS, type View } from "#bff/rules/listing-state.ts";
import type { ShownList } from "#bff/views/listing.ts";

export type Toolbar = ReturnType<typeof toolbarOf>;

/**
 * @param sorts the available orders beside the list's own
 * @param shownAs how the list is shown now
 * @param path the list's own path
 */
export function toolbarOf(
  { state, sorts, shownAs, isPricePaid }: Pick<ShownList, "state" | "sorts" | "shownAs" | "isPricePaid">,
  path: string,
  t: Translate,
) {
  const first = { ...state, page: 1 };
  const own = t(state.text ? "lists.sortRelevance" : "lists.sortDefault");
  const named = (sort: Sort) =>
    !isPricePaid && (sort === "price-asc" || sort === "price-desc")
      ? (`lists.base-${sort}` as const)
      : (`lists.${sort}` as const);
  const orders = [{ sort: null, label: own }, ...sorts.map((sort) => ({ sort, label: t(named(sort)) }))];
  return {
    /** Empty when the API has only one order. */
    sorts:
      sorts.length === 0
        ? []
        : orders.map(({ sort, label }) => ({
            label,
            href: path + listingSearch({ ...first, sort }),
            current: sort === state.sort,
          })),
    views: viewLinks(shownAs, path + listingSearch({ ...state, view: null })),
  };
}

/**
 * Links to the grid and the list layout, through the address that stores the choice.
 * @param here the list's address, without how it is shown
 */
export function viewLinks(shownAs: View, here: string) {
  return VIEWS.map((view) => {
    const next = `${here}${here.includes("?") ? "&" : "?"}view=${view}`;
    return { view, href: `/view/${view}?${new URLSearchParams({ next })}`, current: view === shownAs };
  });
}
