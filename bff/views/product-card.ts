/** A product as every list shows it. */
import { unitBonus } from "../rules/bonus.ts";
import { clamp } from "../rules/number.ts";
import { priceOf, toListPrice } from "../rules/price.ts";
import { wholeStars } from "../rules/rating.ts";
import { stockState } from "../rules/stock.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { picture } from "./picture.ts";

export type ProductCard = ReturnType<typeof productCard>;

/** A product where there is room for a line and a thumbnail only. */
export type SmallCard = Pick<ProductCard, "id" | "title" | "picture" | "unitPrice" | "oldPrice">;

/** A product's card. Fields that a list does not carry (docs/api.md, section 3) are null, never invented. */
export function productCard(row: ProductRow) {
  const { unitPrice, oldPrice, discount } = priceFields(row);
  const bonus = discount > 0 ? 0 : unitBonus(unitPrice, row.bonus_percent);
  const remain = wholeRemain(row.remain);
  return {
    id: row.id,
    /** Model and name together, as cards and titles print them. */
    title: titleOf(row),
    model: row.model,
    name: row.name,
    /** The title beside it says what it shows. */
    picture: picture("product", row.image),
    /** What the shopper pays for one. */
    unitPrice,
    /** The price without the discount, only when there is one. */
    oldPrice,
    /** Percent; 0 = none. */
    discount,
    /** When the discount ends, as far as the list tells (home lists; ISO). */
    discountEndsAt: discount > 0 ? row.discount_end_time : null,
    /** Bonus points earned, shown only when there is no discount (rule P2). */
    bonus: bonus > 0 ? bonus : null,
    stock: stockState(remain),
    remain,
    /** Whole stars, 1 to 5, or null when nobody has rated: the default of 5 is never shown as a rating. */
    rating: wholeStars(row.total_rate),
    brand: row.brandname,
    colour: row.color_name,
    category: subCategoryLink(row) ?? categoryLink(row),
  };
}

/** The same product where only a line and a thumbnail are printed. */
export function smallCard(row: ProductRow): SmallCard {
  const { unitPrice, oldPrice } = priceFields(row);
  return {
    id: row.id,
    title: titleOf(row),
    picture: picture("product", row.image),
    unitPrice,
    oldPrice,
  };
}

/** Model and name, as titles print them. */
export function titleOf({ model, name }: { model: string; name: string }): string {
  return `${model} ${name}`.trim();
}

/**
 * Price tag and discount of a row, from which `pricesAt` has taken what has ended. A discount that takes nothing off
 * the price is none.
 */
export function priceFields(row: { sale_price: number; discount: number }) {
  const tag = priceOf({ listPrice: toListPrice(row.sale_price), discount: row.discount });
  return { ...tag, discount: tag.oldPrice === null ? 0 : clamp(row.discount, 0, 100) };
}

/** Stock in whole pieces, never below none; null = the list does not say. */
export function wholeRemain(remain: number | null): number | null {
  return remain === null ? null : Math.max(Math.floor(remain), 0);
}

/** Link to the row's category; null when the list does not carry its id and name. */
export function categoryLink({ type, category_name }: Pick<ProductRow, "type" | "category_name">) {
  return type && category_name ? { href: `/category/${type}`, label: category_name } : null;
}

/** Link to the row's sub-category; null when the list does not carry its id and name. */
export function subCategoryLink(row: Pick<ProductRow, "category_sub_id" | "sub_category_name">) {
  const { category_sub_id: id, sub_category_name: label } = row;
  return id && label ? { href: `/sub-category/${id}`, label } : null;
}
