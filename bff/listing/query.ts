/** A list's state as a query of the existing API. */
import type { ListingState, Sort } from "../rules/listing-state.ts";
import { ListedSpecs } from "../upstream/listed-specs.ts";

export interface ListingQuery {
  page: number;
  brands: number[];
  subCategories: number[];
  colours: string[];
  /** Price from (exclusive) … to, in tugrik, paid or before discounts; `[0, 0]` = any (docs/api.md, section 3). */
  price: [number, number];
  /** The condition over specifications (docs/api.md, section 3). */
  specs: ListedSpecs;
  sort?: Sort;
}

/** A whole list without filters. */
export function unfiltered(page: number): ListingQuery {
  return { page, brands: [], subCategories: [], colours: [], price: [0, 0], specs: new ListedSpecs([]) };
}

/**
 * @param state of which everything goes upstream: its colours and specifications must be the API's own
 */
export function queryOf(state: ListingState): ListingQuery {
  return {
    page: state.page,
    brands: [...state.brands],
    subCategories: [...state.subCategories],
    colours: [...state.colours],
    // The API leaves the lower bound itself out; a shopper who types 100,000 means to see what costs 100,000.
    price: [state.min === null ? 0 : state.min - 1, state.max ?? 0],
    specs: new ListedSpecs(state.specs),
    ...(state.sort ? { sort: state.sort } : {}),
  };
}
