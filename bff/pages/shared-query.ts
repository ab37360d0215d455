/**
 * The query that a page's cached document depends on, in its one spelling: what the page does not know is left out, so
 * that it makes no further document (decision 0266). Null where the page would print more than that, such as text as it
 * was typed: then the page is rendered for this request alone.
 */
import { ID_DIGITS } from "../rules/ids.ts";
import { isTextCut, listingSearch, parseListing, refusedPrices, VIEWS } from "../rules/listing-state.ts";

type SharedQuery = (query: string) => string | null;

/** Longer ones are typed by nobody and would fill the memory. */
const MAX_VALUE_LENGTH = 400;

/** A list with filters, sorts and pages. */
const listing: SharedQuery = (query) => {
  if (isTextCut(query) || Object.keys(refusedPrices(query)).length > 0) return null;
  const search = listingSearch(parseListing(query));
  return search.length > MAX_VALUE_LENGTH ? null : search;
};

const PAGE_NUMBER = /^[1-9]\d?$/;
const ID = new RegExp(`^${ID_DIGITS}$`);
const oneOf = (...values: string[]) => new RegExp(`^(?:${values.join("|")})$`);

/** @param known the parameters that the page reads, in their order, and how a value of each looks */
function parameters(known: Readonly<Record<string, RegExp>>): SharedQuery {
  return (query) => {
    const asked = new URLSearchParams(query);
    const written = new URLSearchParams();
    for (const [name, fits] of Object.entries(known)) {
      const values = asked.getAll(name);
      if (values.length > 1 || values.some((value) => !fits.test(value))) return null;
      for (const value of values) written.set(name, value);
    }
    return written.size > 0 ? `?${written}` : "";
  };
}

/** By the names that pages' handles use (page-handle.ts). */
export const SHARED_QUERIES = {
  /** A page that looks at nothing in its query. */
  none: () => "",
  listing,
  "front-page": parameters({ tab: oneOf("discounted", "top-rated"), category: ID, page: PAGE_NUMBER }),
  "top-products": parameters({ view: oneOf(...VIEWS) }),
  trend: parameters({ tab: ID, view: oneOf(...VIEWS) }),
  /** All brands; what is searched for among them is typed. */
  brands: parameters({ q: /^$/ }),
  /** A product; the review of a guest who signs in (`draft`) is one shopper's. */
  product: parameters({ stars: /^[1-5]$/, reviews: oneOf("all"), draft: /^$/ }),
} satisfies Record<string, SharedQuery>;

/** What of its query a page is cached by. */
export type SharedQueryName = keyof typeof SHARED_QUERIES;
