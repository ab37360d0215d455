/** A list of products behind one address: category, sub-category, search, brand, event, new arrivals. */
import type { ProductRow } from "../upstream/contract.ts";
import type { SpecFacet } from "./facets.ts";
import { type ProductCard, productCard } from "./product-card.ts";

/** A step of the way here. The front page stands first on every page and is not among them. */
export interface Crumb {
  label: string;
  /** Null for the page itself. */
  href: string | null;
}

export interface FacetValue {
  /** As it stands in the URL. */
  value: string;
  label: string;
  /** How many products of the whole scope have it; null = not counted. */
  total: number | null;
}

export interface ListingView {
  /** Empty where the list has no name of its own (new arrivals). */
  title: string;
  crumbs: Crumb[];
  cards: ProductCard[];
  page: number;
  /** 0 = nothing in it; a `page` above it has no cards. */
  pages: number;
  /** How many products match; null when the API does not say. */
  total: number | null;
  brands: FacetValue[];
  subCategories: FacetValue[];
  colours: FacetValue[];
  specs: SpecFacet[];
  /** The highest undiscounted price of the scope, whole tugrik; null = not known. */
  maxPrice: number | null;
}

interface ListingReply {
  product: ProductRow[];
  pagination: number;
  total: number | null;
  max: number | null;
}

/** What a source adds to the list itself: its name, the way to it, what it can be narrowed by. */
export type ListingFrame = Pick<ListingView, "title" | "crumbs"> &
  Partial<Pick<ListingView, "brands" | "subCategories" | "colours" | "specs">>;

/** Everything of a listing but the page number, which is the question's and not the answer's. */
export type ListingContents = Omit<ListingView, "page">;

/** The list of any source (wire contract §3.1). */
export function listingContents(reply: ListingReply, frame: ListingFrame): ListingContents {
  return {
    brands: [],
    subCategories: [],
    colours: [],
    specs: [],
    ...frame,
    cards: reply.product.map(productCard),
    pages: Math.max(Math.floor(reply.pagination), 0),
    total: reply.total,
    // Up, so that the dearest product is still within it.
    maxPrice: reply.max === null ? null : Math.ceil(reply.max),
  };
}
