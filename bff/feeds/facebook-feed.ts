/** The product feed for Meta's catalogue (Facebook, Instagram): CSV with the columns of its product data. */
import type { Env } from "../env.ts";
import { csvLine } from "./csv-line.ts";
import { amount, cut, type FeedOffer } from "./offer.ts";

/** Longest values that its specification takes, in characters. */
const LONGEST = { title: 200, colour: 200, brand: 100 } as const;

/** Each column and its value. A brand is required: a product without one has the shop's name. */
const COLUMNS: Record<string, (offer: FeedOffer, shop: string) => string> = {
  id: ({ id }) => String(id),
  title: ({ title }) => cut(title, LONGEST.title),
  description: ({ description }) => description,
  availability: ({ isInStock }) => (isInStock ? "in stock" : "out of stock"),
  condition: () => "new",
  price: ({ listPrice }) => amount(listPrice),
  sale_price: ({ salePrice }) => (salePrice === null ? "" : amount(salePrice)),
  sale_price_effective_date: ({ salePeriod }) => salePeriod ?? "",
  link: ({ link }) => link,
  image_link: ({ picture }) => picture,
  brand: ({ brand }, shop) => cut(brand ?? shop, LONGEST.brand),
  item_group_id: ({ group }) => group ?? "",
  color: ({ colour }) => cut(colour ?? "", LONGEST.colour),
  product_type: ({ trail }) => trail.join(" > "),
};

/** The line of the columns' names. */
export const FACEBOOK_HEAD = csvLine(Object.keys(COLUMNS));

/** One product. */
export function facebookLine(offer: FeedOffer, { SHOP_NAME }: Pick<Env, "SHOP_NAME">): string {
  return csvLine(Object.values(COLUMNS).map((textOf) => textOf(offer, SHOP_NAME)));
}
