/**
 * A product as the feed describes it. Prices and stock are those of the shop's own card, so that feed and page cannot
 * differ.
 */
import { deliveryEstimate } from "../rules/delivery.ts";
import type { DescribedRow } from "../upstream/contract.ts";
import { PLACEHOLDER } from "../views/picture.ts";
import { productCard } from "../views/product-card.ts";

/** The fields of the feed; prices in whole tugrik. */
export type FeedOffer = NonNullable<ReturnType<typeof feedOffer>>;

/** Of `item_group_id`, as markets take it; longer models that begin alike are one group. */
const MAX_GROUP_LENGTH = 50;

/**
 * @param origin the shop's
 * @param categories the names of the menu's categories
 * @param now milliseconds since the epoch
 * @returns null for a product without a picture, which no market accepts
 */
export function feedOffer(row: DescribedRow, origin: string, categories: ReadonlyMap<number, string>, now: number) {
  const card = productCard(row);
  if (card.picture.src === PLACEHOLDER) return null;
  const category = row.category_name ?? categories.get(row.type ?? 0);
  const trail = [category ?? "", row.sub_category_name ?? ""].filter((name) => name !== "");
  return {
    id: card.id,
    title: card.title,
    description: row.description ?? [card.title, ...trail].join(", "),
    link: new URL(`/single-product/${card.id}`, origin).href,
    picture: new URL(card.picture.src, origin).href,
    isInStock: card.stock !== "soldOut",
    listPrice: card.oldPrice ?? card.unitPrice,
    /** The current price, if it is lower than the list price. */
    salePrice: card.oldPrice === null ? null : card.unitPrice,
    /** From when until when it costs that, where the discount's end is known: two ISO moments with a slash between. */
    salePeriod: card.discountEndsAt === null ? null : `${toMinute(now)}/${toMinute(Date.parse(card.discountEndsAt))}`,
    brand: card.brand,
    colour: card.colour,
    /** Of the model, which its colours share. */
    group: cut(card.model, MAX_GROUP_LENGTH) || null,
    /** Its path in the shop's menu: category, sub-category. */
    trail,
    /** The highest delivery fee of an order of this product alone. */
    delivery: deliveryEstimate(card.unitPrice).max,
  };
}

/** The beginning of a text, never half a letter. */
export const cut = (text: string, longest: number): string => [...text].slice(0, longest).join("");

/** A moment as markets read it (ISO 8601, to the minute). */
const toMinute = (at: number): string => new Date(at).toISOString().replace(/:\d\d\.\d+Z$/, "Z");

/** An amount as the feed writes it. */
export const amount = (tugrik: number): string => `${tugrik} MNT`;
