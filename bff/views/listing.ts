/** A list of products behind one address: category, sub-category, search, brand, event, new arrivals. */
import type { ProductCard } from "./product-card.ts";

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
  title: string;
  crumbs: Crumb[];
  cards: ProductCard[];
  page: number;
  pages: number;
  /** How many products match; null when the API does not say. */
  total: number | null;
  brands: FacetValue[];
  subCategories: FacetValue[];
  colours: FacetValue[];
  specs: { name: string; label: string; values: FacetValue[] }[];
  maxPrice: number | null;
}
