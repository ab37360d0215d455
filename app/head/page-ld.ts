/** Structured data of any page (schema.org). Remix renders it with `<` escaped. */
import type { Crumb } from "#bff/views/listing.ts";

export type Json = { [key: string]: string | number | Json | (string | Json)[] };

export const CONTEXT = { "@context": "https://schema.org" };

/**
 * A page's breadcrumb list, beginning with the front page.
 * @param home the front page's name
 * @param page any address of the shop, with its origin
 */
export function breadcrumbsLd(crumbs: readonly Crumb[], home: string, page: URL | string): Json {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [{ label: home, href: "/" }, ...crumbs].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, page).href } : {}),
    })),
  };
}

/**
 * The pages that a page lists, in its order: for a summary page search engines need only the address of each item.
 */
export function itemListLd(paths: readonly string[], page: URL | string): Json {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      url: new URL(path, page).href,
      position: index + 1,
    })),
  };
}
