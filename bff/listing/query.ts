/** What a list is asked for: the state that its URL holds, in the shape the sources send on. */
import type { RequestOf } from "../upstream/contract.ts";

export type Sort = NonNullable<RequestOf<"categoryProduct">["sort"]>;

export interface ListingQuery {
  page: number;
  brands: number[];
  subCategories: number[];
  colours: string[];
  /** Undiscounted price from (exclusive) … to, in tugrik; `[0, 0]` = any (wire contract §3.1). */
  price: [number, number];
  /** The condition text over specifications, empty for none (wire contract §3.1). */
  specs: string;
  sort?: Sort;
}

/** A whole list without filters. */
export function unfiltered(page: number): ListingQuery {
  return { page, brands: [], subCategories: [], colours: [], price: [0, 0], specs: "" };
}

/** No list is this long; a number above it is past every end anyway and must not make cache entries without number. */
const LAST_PAGE = 100_000;

/** Reads a page number from a URL: whatever is none is page 1 (spec 2, §9: "default page 1"). */
export function parsePage(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), LAST_PAGE);
}
