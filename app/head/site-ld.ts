/** Structured data of the shop itself (schema.org), for its front page. */
import * as brand from "#app/brand.ts";
import { CONTEXT, type Json } from "./page-ld.ts";

/** The town stands first in the shop's address: `Улаанбаатар, …`. An address without a comma is a street alone. */
function postalAddress(address: string): Json {
  const [, town, street] = /^([^,]+),\s*(.+)$/.exec(address) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: street ?? address,
    ...(town ? { addressLocality: town } : {}),
    addressCountry: "MN",
  };
}

/**
 * The shop, and its search, by which other programs can link directly to results.
 * @param home the front page's address, with its origin
 */
export function siteLd(home: string): Json[] {
  const at = (path: string) => new URL(path, home).href;
  return [
    {
      ...CONTEXT,
      "@type": "ElectronicsStore",
      "@id": at("/#shop"),
      name: brand.name,
      url: home,
      image: at("/og.png"),
      telephone: brand.phone,
      email: brand.email,
      address: postalAddress(brand.address),
      openingHours: brand.openingHours,
      currenciesAccepted: "MNT",
      // The terms are prose: they contain no number of days that could be published here.
      hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy", merchantReturnLink: at("/warranty") },
    },
    {
      ...CONTEXT,
      "@type": "WebSite",
      name: brand.name,
      url: home,
      inLanguage: ["mn", "en"],
      publisher: { "@id": at("/#shop") },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${at("/search")}?p={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
