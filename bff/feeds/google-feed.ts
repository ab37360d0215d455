/** The product feed for Google Merchant Center: RSS 2.0 with the attributes of its product data specification. */
import * as brand from "#app/brand.ts";
import { amount, cut, type FeedOffer } from "./offer.ts";
import { element } from "./xml.ts";

/** Longest values that the specification takes, in characters. */
const MAX_LENGTHS = { title: 150, description: 5_000, colour: 100, brand: 70 } as const;

/** The feed before its first product. */
export function googleHead(origin: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `${element("title", brand.name)}${element("link", origin)}${element("description", brand.name)}\n`
  );
}

export const GOOGLE_END = "</channel>\n</rss>\n";

/** One product. The shop has no worldwide product identifier, and the feed says so. */
export function googleItem(offer: FeedOffer): string {
  const attributes: Record<string, string | number | null> = {
    id: offer.id,
    title: cut(offer.title, MAX_LENGTHS.title),
    description: cut(offer.description, MAX_LENGTHS.description),
    link: offer.link,
    image_link: offer.picture,
    availability: offer.isInStock ? "in_stock" : "out_of_stock",
    price: amount(offer.listPrice),
    sale_price: offer.salePrice === null ? null : amount(offer.salePrice),
    sale_price_effective_date: offer.salePeriod,
    condition: "new",
    brand: offer.brand && cut(offer.brand, MAX_LENGTHS.brand),
    identifier_exists: "no",
    item_group_id: offer.group,
    color: offer.colour && cut(offer.colour, MAX_LENGTHS.colour),
    product_type: offer.trail.length > 0 ? offer.trail.join(" > ") : null,
  };
  const elements = Object.entries(attributes).map(([name, value]) => element(`g:${name}`, value));
  // Within the city alone (DELIVERY_REGION), which this format can say of a few other countries only.
  const shipping = `${element("g:country", "MN")}${element("g:price", amount(offer.delivery))}`;
  return `<item>${elements.join("")}<g:shipping>${shipping}</g:shipping></item>\n`;
}
