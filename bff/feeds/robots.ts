/** What search engines may read (RFC 9309). */
import { FILTER_KEYS, SPEC_PREFIX } from "../rules/listing-state.ts";

/**
 * Addresses that change how pages look or are parts of pages. Personal pages are not among them: a page that crawlers
 * may not read cannot tell them `noindex`.
 */
export const NOT_PAGES = [
  "/api/",
  "/cart/lines",
  "/language/",
  "/login/",
  "/logout",
  "/suggestions",
  "/theme/",
  "/view/",
];

/**
 * Parameters of which there are endless combinations: lists that are narrowed or sorted, and a page's way back. Search
 * engines advise excluding them (Google, "Managing crawling of faceted navigation URLs"); the sitemap has every page
 * that they lead to.
 */
const CLOSED_PARAMETERS = [...Object.values(FILTER_KEYS), SPEC_PREFIX, "min=", "max=", "sort=", "view=", "next="].map(
  (name) => (/[.=]$/.test(name) ? name : `${name}=`),
);

/** They read a page once, when somebody shares its address, whatever its filters. */
const PREVIEWS = [
  "facebookexternalhit",
  "Facebot",
  "Twitterbot",
  "LinkedInBot",
  "Slackbot",
  "TelegramBot",
  "Viber",
  "WhatsApp",
];

/** The robots.txt of a shop at an origin. */
export function robots(origin: string): string {
  return [
    ...PREVIEWS.map((name) => `User-agent: ${name}`),
    "Allow: /",
    "",
    "User-agent: *",
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    ...CLOSED_PARAMETERS.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    "",
    `Sitemap: ${new URL("/sitemap.xml", origin).href}`,
    "",
  ].join("\n");
}
