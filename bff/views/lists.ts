/** The lists without filters: all brands, best sellers, sub-categories in demand. */
import type { ReplyOf } from "../upstream/contract.ts";
import { memoised } from "./memoised.ts";
import { brandLogo, type Picture } from "./picture.ts";
import { type ProductCard, productCard } from "./product-card.ts";

export interface BrandCard {
  id: number;
  name: string;
  /** Null without one: the name then stands as a wordmark. */
  logo: Picture | null;
}

/** Every brand, in the API's order (by name). */
export const brandCards = memoised((reply: ReplyOf<"allBrand">): BrandCard[] =>
  reply.brands.map(({ id, brandname, images }) => ({ id, name: brandname, logo: brandLogo(images, "") })),
);

/** Brands whose name contains the text, in any letter case (rule L9). */
export function brandsNamed(brands: readonly BrandCard[], text: string): readonly BrandCard[] {
  const wanted = text.toLowerCase();
  return brands.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Best sellers: twenty at most (rule L8). */
const TOP = 20;

export const topCards = memoised((reply: ReplyOf<"top20">): ProductCard[] => reply.top.slice(0, TOP).map(productCard));

/** A sub-category in demand, with its products. */
export interface TrendGroup {
  id: number;
  name: string;
  cards: ProductCard[];
}

/** Sub-categories in demand (docs/api.md, section 3); one without products is left out. */
export const trendGroups = memoised((reply: ReplyOf<"trend">): TrendGroup[] =>
  reply.category
    .map(({ id, sub_category_name }) => ({
      id,
      name: sub_category_name,
      cards: reply.product.filter((row) => row.category_sub_id === id).map(productCard),
    }))
    .filter(({ cards }) => cards.length > 0),
);
