/** What search engines read of a page (schema.org). Remix prints it with `<` escaped. */
import type { Crumb } from "#bff/views/listing.ts";
import type { ProductView } from "#bff/views/product.ts";

type Json = { [key: string]: string | number | Json | (string | Json)[] };

/**
 * A product with its offer. A rating is there only when customers gave one: the specification's default of 5 is never published.
 * @param address the page's own, with its origin
 */
export function productLd(product: ProductView, address: string): Json {
  const { title, model, brand, colour, gallery, price, stock, discountEndsAt, ratings } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    model,
    image: gallery.map(({ src }) => new URL(src, address).href),
    ...(colour ? { color: colour } : {}),
    ...(brand ? { brand: { "@type": "Brand", name: brand.name } } : {}),
    ...(ratings.average !== null
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: ratings.average, reviewCount: ratings.count } }
      : {}),
    offers: {
      "@type": "Offer",
      url: address,
      price,
      priceCurrency: "MNT",
      availability: `https://schema.org/${stock === "soldOut" ? "OutOfStock" : "InStock"}`,
      ...(discountEndsAt ? { priceValidUntil: discountEndsAt } : {}),
    },
  };
}

/** The way to a page, beginning with the front page. */
export function breadcrumbsLd(crumbs: readonly Crumb[], home: string, page: URL): Json {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ label: home, href: "/" }, ...crumbs].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, page).href } : {}),
    })),
  };
}
