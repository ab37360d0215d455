/** A list of products behind one address: category, sub-category, search, brand, event, new arrivals. */
import type { ListedFilter, ListingState, Sort, View } from "../rules/listing-state.ts";
import type { CappedCount } from "../rules/number.ts";
import type { ShopPage } from "../search/index.ts";
import type { ProductRow } from "../upstream/contract.ts";
import type { FacetValue, SpecFacet } from "./facets.ts";
import type { Picture } from "./picture.ts";
import { type ProductCard, productCard } from "./product-card.ts";

export type { ShopPage };

/** A breadcrumb. The front page comes first on every page and is not among them. */
export interface Crumb {
  label: string;
  /** Null for the page itself. */
  href: string | null;
}

/** A list's values and the products of one page, from one reply of the API. */
export interface ListingContents {
  /** Empty where the list has no name of its own (new arrivals, search). */
  title: string;
  crumbs: Crumb[];
  /** A brand's or an event's own pictures. */
  banner: Picture | null;
  logo: Picture | null;
  cards: ProductCard[];
  /** 0 = nothing in it; a page above it has no cards. */
  pages: number;
  /** How many products match; null when the API does not say. */
  total: number | null;
  brands: FacetValue[];
  subCategories: FacetValue[];
  colours: FacetValue[];
  specs: SpecFacet[];
  /** The highest price of the scope, whole tugrik; null = unknown, or no price filter. */
  maxPrice: number | null;
  /** The API filters by the price that is paid, of which `maxPrice` is the highest; or by that before discounts. */
  isPricePaid: boolean;
}

/** The list and its requested state: `shownAs` is from the address, or else the shopper's last choice. */
export interface ShownList extends ListingView {
  shownAs: View;
}

export interface ListingView extends Omit<ListingContents, "total"> {
  /** The valid part of the address that the list offers: its canonical address is made from it. */
  state: ListingState;
  /** How many products match; `over` if the API returns only the number of pages, and there are more than `count`. */
  total: CappedCount;
  /** The available sort orders, beside the list's own. */
  sorts: readonly Sort[];
  /** Of the price slider, in tugrik. */
  priceStep: number;
  /** A choice is applied at once where a script runs; elsewhere, and always without one, by the button (rule L6). */
  appliesAtOnce: boolean;
  /**
   * Of an empty list: the kinds of filter without which there would be products. Empty if dropping one is not enough,
   * or none is known.
   */
  waysOut: readonly WayOut[];
  /**
   * The kinds of filter of which the address chooses a value that the list does not have, or which it does not have at
   * all: `state` is without it.
   */
  dropped: readonly (ListedFilter | "price")[];
  /** A search whose text was found as Mongolian typed in Latin letters: what was typed, what is shown. */
  transliterated: { typed: string; shown: string } | null;
  /** A search for which a model's name was corrected: its words as typed, and as they are shown. */
  corrected: { typed: string; shown: string } | null;
  /**
   * The parts of a search's text that `state` does not hold: the list that it names, and words that are searched for.
   * Empty if it was searched for literally.
   */
  understood: readonly UnderstoodPart[];
  /** Words of the text that the shop does not know: the list is that without them. */
  unknown: readonly string[];
}

/** What a part of a search's text was understood as. */
export interface UnderstoodPart {
  kind: "category" | "brand" | "order" | "text";
  /** `Гар утас`, `Sarnai`; of an order its name; for free text, the text to search for. */
  label: string;
  /** The text without the words of this part; empty where the others are read by it. */
  without: string;
  /** The page that it names, of a category or brand. */
  place: string | null;
}

/** A kind of filter (`filterKind`), and how many products the list has without what is chosen of it. */
export interface WayOut {
  kind: string;
  total: CappedCount;
}

interface ListingReply {
  product: ProductRow[];
  pagination: number;
  total: number | null;
  max: number | null;
  price_paid?: boolean | null | undefined;
}

/** What a source adds to the list itself: its name, its breadcrumbs, its filters. */
export type ListingFrame = Pick<ListingContents, "title" | "crumbs"> &
  Partial<Pick<ListingContents, "brands" | "subCategories" | "colours" | "specs" | "banner" | "logo">>;

/** The list of any source (docs/api.md, section 3). */
export function listingContents(reply: ListingReply, frame: ListingFrame): ListingContents {
  return {
    banner: null,
    logo: null,
    brands: [],
    subCategories: [],
    colours: [],
    specs: [],
    ...frame,
    // A name that the API did not return is no breadcrumb.
    crumbs: frame.crumbs.filter(({ label }) => label !== ""),
    cards: reply.product.map(productCard),
    // If the number of pages cannot be read, the reply counts as one page.
    pages: Math.max(reply.pagination, reply.product.length > 0 ? 1 : 0),
    total: reply.total,
    // Rounded up, so that the most expensive product is still within it.
    maxPrice: reply.max === null ? null : Math.ceil(reply.max),
    isPricePaid: reply.price_paid === true,
  };
}
