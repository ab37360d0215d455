/** The lists without filters: all brands, best sellers, sub-categories in demand. */
import { skeleton } from "../search/index.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { memoised } from "./memoised.ts";
import { brandLogo } from "./picture.ts";
import { type ProductCard, productCard } from "./product-card.ts";

type BrandCard = ReturnType<typeof brandCards>[number];

/** Every brand, in the API's order (by name). Without a logo its name stands as a wordmark. */
export const brandCards = memoised((reply: ReplyOf<"allBrand">) =>
  reply.brands.map(({ id, brandname, images }) => ({ id, name: brandname, logo: brandLogo(images) })),
);

/** Of fewer letters, those of the other alphabet are in too many names. */
const MIN_PART_LENGTH = 3;

/**
 * Brands whose name contains the text, in any letter case and alphabet (rule L9).
 * @param named by the text, as a search reads it
 */
export function brandsNamed(
  brands: readonly BrandCard[],
  text: string,
  named: readonly number[],
): readonly BrandCard[] {
  const [wanted, bones] = [text.toLowerCase(), skeleton(text)];
  const isLong = bones.length >= MIN_PART_LENGTH;
  const has = (name: string) => name.toLowerCase().includes(wanted) || (isLong && skeleton(name).includes(bones));
  return brands.filter(({ id, name }) => has(name) || named.includes(id));
}

/** Best sellers: twenty at most (rule L8). */
const TOP_LENGTH = 20;

export const topCards = memoised((reply: ReplyOf<"top20">): ProductCard[] =>
  reply.top.slice(0, TOP_LENGTH).map(productCard),
);

/** Sub-categories in demand (docs/api.md, section 3), each with its products; one without products is left out. */
export const trendGroups = memoised((reply: ReplyOf<"trend">) =>
  reply.category
    .map(({ id, sub_category_name }) => ({
      id,
      name: sub_category_name,
      cards: reply.product.filter((row) => row.category_sub_id === id).map(productCard),
    }))
    .filter(({ cards }) => cards.length > 0),
);
