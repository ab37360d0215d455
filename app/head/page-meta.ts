import type { MetaDescriptor } from "@remix-run/cloudflare";
import { errors } from "../i18n/mn/errors.ts";

/** A page's metadata, from its loader. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's one clean address, with its origin. */
  canonical?: string;
  /** The address of a picture for links to the page, with its origin. */
  picture?: string;
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
