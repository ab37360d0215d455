/** The preview pictures of shared links to the shop (Open Graph): their facts and addresses. */
import { contentMark } from "./content-mark.ts";
import type { CappedCount } from "./number.ts";
import type { ListPrice, UnitPrice } from "./price.ts";

/** In pixels: what the large networks ask for. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** Lists whose pages have a picture of their own. */
export const SHARED_LISTS = ["category", "sub-category", "brand", "event"] as const;
export type SharedList = (typeof SHARED_LISTS)[number];

/** What a product's picture says. */
export interface ProductFacts {
  title: string;
  unitPrice: UnitPrice;
  oldPrice: ListPrice | null;
  /** Percent; 0 = none. */
  discount: number;
}

/** What a list's picture says. */
export interface ListFacts {
  title: string;
  total: CappedCount;
}

/** What a page's picture says; the note is a sentence at most. */
export interface PageFacts {
  title: string;
  note: string;
}

/**
 * The facts behind a picture's link: if they change, its address changes, because networks keep what they have read.
 */
export function sharedMark(facts: ProductFacts | ListFacts | PageFacts): string {
  if ("note" in facts) return contentMark([facts.title, facts.note]);
  if ("total" in facts) return contentMark([facts.title, facts.total.count, facts.total.over]);
  return contentMark([facts.title, facts.unitPrice, facts.oldPrice, facts.discount]);
}

/**
 * The address of a picture, without the shop's origin.
 * @param name a product's or a list's number, or a page's name
 * @param facts null where the page shows only a part of them
 */
export function sharedPictureAddress(
  kind: "product" | SharedList | "page",
  name: string | number,
  language: "mn" | "en",
  facts: ProductFacts | ListFacts | PageFacts | null,
): string {
  const query = new URLSearchParams({
    ...(language === "en" ? { lang: language } : {}),
    ...(facts ? { v: sharedMark(facts) } : {}),
  }).toString();
  return `/og/${kind}/${name}.png${query ? `?${query}` : ""}`;
}
