/** The product page: one colour of one model. */

import { bonusEarned } from "../rules/bonus.ts";
import { deliveryEstimate } from "../rules/delivery.ts";
import { toListPrice } from "../rules/price.ts";
import { summariseRatings, wholeStars } from "../rules/rating.ts";
import { maxQuantity, stockState } from "../rules/stock.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { isSpecValue, specLabel } from "./facets.ts";
import { memoised } from "./memoised.ts";
import { brandLogo, type GalleryPicture, galleryPicture, type Picture, picture } from "./picture.ts";
import { categoryLink, priceFields, productCard, subCategoryLink, titleOf, wholeRemain } from "./product-card.ts";
import { reviewsOf } from "./reviews.ts";

export type ProductView = ReturnType<typeof viewOf>;

type ProductReply = Extract<ReplyOf<"singleProduct">, { result: "success" }>;
type Row = ProductReply["single"][number];
type Images = ProductReply["images"][number];

/** The promotional copy of a real product, never a colour of its own (docs/api.md, section 2). */
export const PROMOTIONAL_ID = 1;

/** The product page from its one call (docs/api.md, section 2); null for a reply without the product. */
export const productView = memoised((reply: ReplyOf<"singleProduct">): ProductView | null => {
  const row = reply.result === "success" ? reply.single[0] : undefined;
  return reply.result === "success" && row ? viewOf(reply, row) : null;
});

function viewOf(reply: ProductReply, row: Row) {
  // The reply's row is the real product already; `ids` is its id where the server fills it in.
  const id = reply.ids > 0 ? reply.ids : row.id;
  const title = titleOf(row);
  const images = reply.images[0];
  const category = categoryLink(row);
  const subCategory = subCategoryLink(row);
  const tag = priceFields(row);
  const remain = wholeRemain(row.remain);
  return {
    /** The id that is shown and sold; differs from the one asked for when the API names a replacement (`ids`). */
    id,
    model: row.model,
    name: row.name,
    title,
    crumbs: [category, subCategory, { label: title, href: null }].filter((crumb) => crumb !== null),
    /** Without a logo its name stands for it. */
    brand: row.brandname ? { name: row.brandname, logo: brandLogo(row.images) } : null,
    category,
    subCategory,
    gallery: galleryOf(row, images),
    ...tag,
    discountEndsAt: tag.discount > 0 ? row.discount_end_time : null,
    /** Bonus points one piece earns. */
    bonus: bonusEarned({
      listPrice: toListPrice(row.sale_price),
      discount: tag.discount,
      bonusPercent: row.bonus_percent,
      quantity: 1,
    }),
    /** What bringing one piece costs, before the address is known. */
    delivery: deliveryEstimate(tag.unitPrice),
    stock: stockState(remain),
    remain,
    /** Highest quantity that can be picked; 0 = sold out. */
    maxQuantity: maxQuantity(remain),
    colour: row.color_name,
    colours: coloursOf(reply.others, { id, color_name: row.color_name, image: row.image }, title),
    description: descriptionOf(images),
    /** The specifications of its sub-category; brand, model and colour are separate fields. */
    specs: specRows(row, new Map(Object.entries(reply.specs[0] ?? {}))),
    ratings: summariseRatings(reply.review.map(({ rate }) => rate)),
    /** What the product's card prints, for a page without reviews to say the same; null when nobody has rated. */
    stars: wholeStars(row.total_rate),
    reviews: reviewsOf(reply.review),
    related: reply.related.filter((other) => other.id !== id && other.id !== PROMOTIONAL_ID).map(productCard),
  };
}

/**
 * The big pictures in their places, a gap as the placeholder, nothing after the last; the card's picture when none is
 * there: always 1 to 4.
 */
function galleryOf(row: Row, images: Images | undefined): GalleryPicture[] {
  const files = images ? [images.big_image1, images.big_image2, images.big_image3, images.big_image4] : [];
  const count = files.findLastIndex((file) => file !== null) + 1;
  return (count === 0 ? [row.image] : files.slice(0, count)).map((file) => galleryPicture(file));
}

/**
 * All colours of the model, this one included; each is a URL. By id, so that they stand in the same order on the page
 * of each.
 */
function coloursOf(others: ProductReply["others"], self: ProductReply["others"][number], title: string) {
  const byId = new Map(others.filter((other) => other.id !== PROMOTIONAL_ID).map((other) => [other.id, other]));
  byId.set(self.id, self);
  return [...byId.values()]
    .sort((a, b) => a.id - b.id)
    .map(({ id, color_name, image }) => ({
      id,
      label: color_name ?? title,
      picture: picture("product", image),
      current: id === self.id,
    }));
}

/**
 * Pairs 1 to 3, then big pictures 1 and 4, then pairs 4 to 6 (docs/api.md, section 2): a picture ends and begins a
 * half.
 */
function descriptionOf(images: Images | undefined): Pair[] {
  if (!images) return [];
  const first = pairs([
    [images.title1, images.desc1],
    [images.title2, images.desc2],
    [images.title3, images.desc3],
  ]);
  const second = pairs([
    [images.title4, images.desc4],
    [images.title5, images.desc5],
    [images.title6, images.desc6],
  ]);
  const end = first.at(-1);
  if (end) end.picture = pictureIfAny(images.big_image1);
  const beginning = second[0];
  if (beginning) beginning.picture = pictureIfAny(images.big_image4);
  return [...first, ...second];
}

interface Pair {
  title: string;
  text: string;
  picture: Picture | null;
}

function pairs(texts: [title: string | null, text: string | null][]): Pair[] {
  return texts.flatMap(([title, text]) =>
    title || text ? [{ title: title ?? "", text: text ?? "", picture: null }] : [],
  );
}

const pictureIfAny = (file: string | null) => (file === null ? null : picture("product", file));

/** The specifications that `single` names, in its order (docs/api.md, section 2). */
function specRows(row: Row, values: ReadonlyMap<string, string>) {
  const names = new Set((row.specs ?? "").split("#").map((name) => name.trim()));
  return [...names].flatMap((name) => {
    const value = values.get(name);
    return isSpecValue(value) ? [{ label: specLabel(name), value: value.trim() }] : [];
  });
}
