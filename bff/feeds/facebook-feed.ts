/** The product feed for Meta's catalogue (Facebook, Instagram): CSV with the columns of its product data. */
import type { Env } from "../env.ts";
import { csvLine } from "./csv-line.ts";
import { amount, type FeedOffer } from "./offer.ts";

/** Each column and its value. A brand is required: a product without one has the shop's name. */
const COLUMNS: Record<string, (offer: FeedOffer, shop: string) => string> = {
  id: ({ id }) => String(id),
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isInStock }) => (isInStock ? "in stock" : "out of stock"),
  condition: () => "new",
  price: ({ listPrice }) => amount(listPrice),
  sale_price: ({ salePrice }) => (salePrice === null ? "" : amount(salePrice)),
  link: ({ link }) => link,
  image_link: ({ picture }) => picture,
  brand: ({ brand }, shop) => brand ?? shop,
  item_group_id: ({ group }) => group ?? "",
  color: ({ colour }) => colour ?? "",
  product_type: ({ trail }) => trail.join(" > "),
};

/** The line of the columns' names. */
export const FACEBOOK_HEAD = csvLine(Object.keys(COLUMNS));

/** One product. */
export function facebookLine(offer: FeedOffer, { SHOP_NAME }: Pick<Env, "SHOP_NAME">): string {
  return csvLine(Object.values(COLUMNS).map((textOf) => textOf(offer, SHOP_NAME)));
}
