import type { MetaDescriptor } from "@remix-run/cloudflare";
import { errors } from "../i18n/mn/errors.ts";
import type { Json } from "./page-ld.ts";

/** A page's metadata, from its loader. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's one clean address, with its origin. */
  canonical?: string;
  /** The address of a picture for links to the page, with its origin. */
  picture?: string;
}

/** As `pageMeta`, with the page's structured data, which its loader makes. */
export function pageMetaWithData(facts: (PageFacts & { jsonLd: Json[] }) | undefined): MetaDescriptor[] {
  return [...pageMeta(facts), ...(facts?.jsonLd ?? []).map((value) => ({ "script:ld+json": value }))];
}

/** As `pageMeta`, for a page of one shopper's: search engines are asked not to list it. */
export function ownPageMeta(facts: PageFacts | undefined): MetaDescriptor[] {
  return facts ? [...pageMeta(facts), { name: "robots", content: "noindex" }] : pageMeta(facts);
}

/**
 * Title, description, canonical link and Open Graph of a page; without data (the loader failed) its title is the
 * error's.
 */
export function pageMeta(facts: PageFacts | undefined): MetaDescriptor[] {
  if (!facts) return [{ title: errors.title }];
  const { title, description, canonical, picture } = facts;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ...(canonical ? [{ property: "og:image", content: picture ?? new URL("/og.png", canonical).href }] : []),
  ];
}
