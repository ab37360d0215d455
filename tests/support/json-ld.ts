/**
 * The requirements of schema.org and Google's merchant listings for our structured data, and nothing beyond what we
 * publish.
 */
import type { HTMLElement } from "node-html-parser";
import { z } from "zod";

const context = z.literal("https://schema.org");
const address = z.url({ protocol: /^https?$/ });
const money = z.number().int().nonnegative();
const brand = z.strictObject({ "@type": z.literal("Brand"), name: z.string().min(1) });

const offer = z.strictObject({
  "@type": z.literal("Offer"),
  url: address,
  price: money,
  priceCurrency: z.literal("MNT"),
  itemCondition: z.literal("https://schema.org/NewCondition"),
  availability: z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
  priceValidUntil: z.iso.datetime().optional(),
  shippingDetails: z.strictObject({
    "@type": z.literal("OfferShippingDetails"),
    shippingRate: z.union([
      z.strictObject({ "@type": z.literal("MonetaryAmount"), currency: z.literal("MNT"), value: money }),
      z
        .strictObject({
          "@type": z.literal("MonetaryAmount"),
          currency: z.literal("MNT"),
          minValue: money,
          maxValue: money,
        })
        .refine(({ minValue, maxValue }) => minValue < maxValue),
    ]),
    shippingDestination: z.strictObject({
      "@type": z.literal("DefinedRegion"),
      addressCountry: z.literal("MN"),
      addressRegion: z.literal("Ulaanbaatar"),
    }),
  }),
});

const variant = z.strictObject({
  "@type": z.literal("Product"),
  name: z.string().min(1),
  sku: z.string().regex(/^\d+$/),
  brand: brand.optional(),
  /** None for a product without a picture: the placeholder is not one of it. */
  image: z
    .array(address.refine((url) => !url.includes("placeholder")))
    .min(1)
    .max(4)
    .optional(),
  description: z.string().min(1).optional(),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.number().int().positive(),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
  color: z.string().min(1).optional(),
  offers: offer,
});

const single = variant
  .extend({ "@context": context, model: z.string().min(1) })
  .transform((product) => ({ product, others: [] }));
const group = z
  .strictObject({
    "@context": context,
    "@type": z.literal("ProductGroup"),
    name: z.string().min(1),
    productGroupID: z.string().min(1),
    brand: brand.optional(),
    variesBy: z.tuple([z.literal("https://schema.org/color")]),
    hasVariant: z.tuple(
      [variant.extend({ inProductGroupWithID: z.string().min(1) })],
      z.strictObject({ url: address }),
    ),
  })
  .refine(({ productGroupID, hasVariant: [first] }) => first.inProductGroupWithID === productGroupID)
  .transform(({ hasVariant: [product, ...others] }) => ({ product, others: others.map(({ url }) => url) }));

const breadcrumbs = z.strictObject({
  "@context": context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.number().int().positive(),
        name: z.string().min(1),
        item: address.optional(),
      }),
    )
    .min(2),
});

const itemList = z.strictObject({
  "@context": context,
  "@type": z.literal("ItemList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        url: address,
        position: z.number().int().positive(),
      }),
    )
    .min(1),
});

const dataOf = (page: HTMLElement) =>
  page.querySelectorAll('script[type="application/ld+json"]').map((script): unknown => JSON.parse(script.innerHTML));

/**
 * The data of a list's page.
 * @returns the items are null where the page does not say what it lists
 * @throws when it is not exactly breadcrumbs and at most one list, or holds anything unknown
 */
export function listLdOf(page: HTMLElement) {
  const [crumbs, items = null, ...more] = dataOf(page);
  if (more.length > 0) throw new Error("More data than breadcrumbs and one list");
  return {
    crumbs: breadcrumbs.parse(crumbs).itemListElement,
    items: itemList.nullable().parse(items)?.itemListElement ?? null,
  };
}

/**
 * The data of a product page.
 * @throws when it is not exactly one product or group and one list of breadcrumbs, or holds anything unknown
 */
export function productLdOf(page: HTMLElement) {
  const [product, crumbs, ...more] = dataOf(page);
  if (more.length > 0) throw new Error("More data than one product and its breadcrumbs");
  return { ...z.union([single, group]).parse(product), crumbs: breadcrumbs.parse(crumbs) };
}
