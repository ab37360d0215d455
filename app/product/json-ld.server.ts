/** Structured data of a product (schema.org). */
import { CONTEXT, type Json } from "#app/head/page-ld.ts";
import { DELIVERY_REGION } from "#bff/rules/delivery.ts";
import { formatAverage } from "#bff/rules/rating.ts";
import type { ProductView } from "#bff/views/product.ts";

/**
 * A product with its offer; of a model with several colours, the group, with this one in full and the others by the
 * addresses that carry their offers. A rating is there only when customers gave one: the specification's default of 5
 * is never published.
 * @param address the page's own, with its origin
 */
export function productLd(product: ProductView, address: string): Json {
  const { id, title, model, brand, colour, colours } = product;
  const maker: Json = brand ? { brand: { "@type": "Brand", name: brand.name } } : {};
  const variant: Json = {
    "@type": "Product",
    name: title,
    sku: String(id),
    ...maker,
    ...factsOf(product, address),
    ...(colour ? { color: colour } : {}),
    offers: offerOf(product, address),
  };
  if (colours.length < 2) return { ...CONTEXT, ...variant, model };
  const others = colours.filter((other) => other.id !== id);
  return {
    ...CONTEXT,
    "@type": "ProductGroup",
    name: title,
    productGroupID: model,
    ...maker,
    variesBy: ["https://schema.org/color"],
    hasVariant: [
      { ...variant, inProductGroupWithID: model },
      ...others.map((other): Json => ({ url: new URL(`/single-product/${other.id}`, address).href })),
    ],
  };
}

function factsOf({ gallery, description, ratings }: ProductView, address: string): Json {
  const text = description[0]?.text;
  const pictures = gallery.filter(({ isMissing }) => !isMissing);
  return {
    ...(pictures.length > 0 ? { image: pictures.map(({ src }) => new URL(src, address).href) } : {}),
    ...(text ? { description: text } : {}),
    ...(ratings.average !== null
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: Number(formatAverage(ratings.average)),
            reviewCount: ratings.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

function offerOf({ unitPrice, stock, discountEndsAt, delivery }: ProductView, address: string): Json {
  return {
    "@type": "Offer",
    url: address,
    price: unitPrice,
    priceCurrency: "MNT",
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${stock === "soldOut" ? "OutOfStock" : "InStock"}`,
    ...(discountEndsAt ? { priceValidUntil: discountEndsAt } : {}),
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: {
        "@type": "MonetaryAmount",
        currency: "MNT",
        ...(delivery.min === delivery.max
          ? { value: delivery.min }
          : { minValue: delivery.min, maxValue: delivery.max }),
      },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "MN", addressRegion: DELIVERY_REGION },
    },
  };
}
