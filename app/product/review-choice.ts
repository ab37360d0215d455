import { STARS, type Star } from "#bff/rules/rating.ts";

/** Reviews on the page before the shopper asks for more (rule V3). */
export const SHOWN_REVIEWS = 3;

/** The shown reviews; part of the address, so that the bars are links. */
export interface ReviewChoice {
  star: Star | null;
  all: boolean;
}

/** Parses the address; invalid values are ignored. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
  const asked = Number(query.get("stars"));
  return { star: STARS.find((star) => star === asked) ?? null, all: query.get("reviews") === "all" };
}

/** The address of a choice, at the reviews. */
export function reviewAddress(productId: number, { star = null, all = false }: Partial<ReviewChoice>): string {
  const parts = [star !== null && `stars=${star}`, all && "reviews=all"].filter(Boolean);
  return `/single-product/${productId}${parts.length > 0 ? `?${parts.join("&")}` : ""}#reviews`;
}
