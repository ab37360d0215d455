/** The front page. */

import { priceOf, toListPrice } from "../rules/price.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import type { ListingContents } from "./listing.ts";
import { memoised } from "./memoised.ts";
import { type Picture, PLACEHOLDER, picture } from "./picture.ts";
import { type ProductCard, priceFields, productCard } from "./product-card.ts";

/** Products of one category: 4 + 2 + 2 small and 1 large (rule G2). */
export interface HomeGroup {
  id: number;
  name: string;
  cards: ProductCard[];
  large: { card: ProductCard; pictures: Picture[] } | null;
}

export type HomeView = ReturnType<typeof homeView>;

type HomeReply = ReplyOf<"homePage">;

/** Home lists (rule G2). */
const MAX_RECOMMENDED = 8;
const MAX_DISCOUNTED = 50;
/** Positions 0 to 7 of a category are small, 8 is the large one (docs/api.md, section 2). */
const SMALL_CARDS = 8;

/** The front page from its one call (docs/api.md, section 2). */
export const homeView = memoised((reply: HomeReply) => ({
  hero: reply.homeBanner.map(heroSlide),
  tiles: reply.quickCategory.map(({ id, sub_category_name, image }) => ({
    id,
    name: sub_category_name,
    picture: picture("category", image),
  })),
  /** The featured deal. */
  deal: dealOf(reply.specialProduct),
  /** The picture that a server of the second generation has instead of the deal, and the product that it links to. */
  special: specialOf(reply.specialProduct),
  recommended: reply.featuredProduct.slice(0, MAX_RECOMMENDED).map(productCard),
  discounted: reply.discountProduct.slice(0, MAX_DISCOUNTED).map(productCard),
  topRated: reply.topRatedProduct.map(productCard),
  /** One group per random category that has products. */
  categories: categoryGroups(reply),
  banners: reply.banners.map(({ id, title, description, image, subId }) => ({
    id,
    title,
    description,
    picture: picture("banner", image),
    href: subId === null ? null : `/sub-category/${subId}`,
  })),
}));

/** The pictures beside the banners that lead to other sites (`SIDE_ADS`), each with what it says, by language. */
export const sideAds = memoised((configured: readonly { picture: string; href: string; mn: string; en: string }[]) =>
  configured.map(({ picture: file, href, mn, en }) => ({ picture: picture("banner", file), href, text: { mn, en } })),
);

function heroSlide(banner: HomeReply["homeBanner"][number]) {
  const { sale_price, discount } = banner;
  const tag =
    sale_price === null || discount === null ? null : priceOf({ listPrice: toListPrice(sale_price), discount });
  return {
    id: banner.id,
    href: banner.product_id === null ? null : `/single-product/${banner.product_id}`,
    titles: [banner.title_1, banner.title_2, banner.title_3].filter((title) => title !== null),
    unitPrice: tag?.unitPrice ?? null,
    oldPrice: tag?.oldPrice ?? null,
    picture: picture("banner", banner.image),
  };
}

/** Only the first of the special products is used (rule G2); `endsAt` ISO, null = no end given. */
function dealOf(rows: HomeReply["specialProduct"]) {
  const row = rows.find((special) => "sale_price" in special);
  return row ? { card: productCard(row), saving: priceFields(row).saving, endsAt: row.discount_end_time } : null;
}

/** Or else the first picture. */
function specialOf(rows: HomeReply["specialProduct"]) {
  const row = rows.find((special) => "product_id" in special);
  return row ? { href: `/single-product/${row.product_id}`, picture: picture("special", row.name) } : null;
}

function categoryGroups({ randomCategory, random }: HomeReply): HomeGroup[] {
  const rowsByCategory = new Map<number | null, HomeReply["random"]>();
  for (const row of random) {
    const rows = rowsByCategory.get(row.type);
    if (rows) rows.push(row);
    else rowsByCategory.set(row.type, [row]);
  }
  return randomCategory.flatMap(({ id, category_name }) => {
    const rows = rowsByCategory.get(id) ?? [];
    if (rows.length === 0) return [];
    const { small, large } = arranged(rows, (row) => largePictures(row).some(isThere));
    return [
      {
        id,
        name: category_name,
        cards: small.map(productCard),
        large: large ? { card: productCard(large), pictures: largePictures(large) } : null,
      },
    ];
  });
}

const isThere = ({ src }: Picture) => src !== PLACEHOLDER;

/**
 * The large one is the ninth of a group or, where that has no picture, the next that has one, before it at the last.
 */
function arranged<Row>(rows: readonly Row[], hasPicture: (row: Row) => boolean) {
  const first = rows.slice(0, SMALL_CARDS);
  const further = rows.slice(SMALL_CARDS);
  const large = further.length === 0 ? undefined : (further.find(hasPicture) ?? first.find(hasPicture));
  return { small: rows.filter((row) => row !== large).slice(0, SMALL_CARDS), large };
}

/** The big pictures that are there; the card's own when none is. */
function largePictures(row: HomeReply["random"][number]): Picture[] {
  const files = [row.big_image1, row.big_image2, row.big_image3, row.big_image4].filter((file) => file !== null);
  return (files.length > 0 ? files : [row.image]).map((file) => picture("product", file));
}

/**
 * A group from a category's own list. Which categories the front page draws changes with every reply of the API, but
 * the address of a group that a shopper chose must not lead to another.
 */
export function groupOfList(id: number, { title, cards }: Pick<ListingContents, "title" | "cards">): HomeGroup {
  const { small, large } = arranged(cards, (card) => isThere(card.picture));
  return {
    id,
    name: title,
    cards: small,
    large: large ? { card: large, pictures: [large.picture] } : null,
  };
}
