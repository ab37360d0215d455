import type { MetaDescriptor } from "@remix-run/cloudflare";
import * as brand from "#app/brand.ts";
import type { RootData } from "#app/shell/shell-data.ts";
import { errorsWords } from "../words/errors.ts";
import { alternatesOf } from "./canonical.ts";
import type { Json } from "./page-ld.ts";

/** A page's metadata, from its loader. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's one clean address in its language, with its origin (`canonicalOf`). */
  canonical?: string;
  /** The address of a picture for links to the page, with its origin. */
  picture?: string;
}

/** Of an indexed page; without both of these `tests/http/sitemap.test.ts` fails. */
export interface ListedPageFacts extends PageFacts {
  description: string;
  canonical: string;
}

/** What Remix passes to a page's `meta`, as far as its head needs it. */
export interface PageArgs<Facts> {
  /** Undefined where the loader failed. */
  data: Facts | undefined;
  matches: readonly { id: string; data: unknown }[];
}

/** As `pageMeta`, with the page's structured data, which its loader makes. */
export function pageMetaWithData(args: PageArgs<ListedPageFacts & { jsonLd: Json[] }>): MetaDescriptor[] {
  return [...pageMeta(args), ...(args.data?.jsonLd ?? []).map((value) => ({ "script:ld+json": value }))];
}

/** As `pageMeta`, for a page of a single shopper: it has `noindex`. */
export function ownPageMeta(args: PageArgs<PageFacts>): MetaDescriptor[] {
  return args.data ? unlisted(tagsOf(args.data, rootOf(args))) : [{ title: errorsWords.mn.title }];
}

/** The root loader's data; undefined where it failed. */
export function rootOf({ matches }: Pick<PageArgs<unknown>, "matches">): RootData | undefined {
  return matches.find(({ id }) => id === "root")?.data as RootData | undefined;
}

/** A page's title as windows and search results show it. */
export const titleTag = (title: string): MetaDescriptor => ({ title: `${title} — ${brand.name}` });

/** The head of a page with `noindex`, which therefore names no other languages. */
export function unlisted(head: readonly MetaDescriptor[]): MetaDescriptor[] {
  return [...head.filter((tag) => !("hrefLang" in tag)), { name: "robots", content: "noindex" }];
}

/**
 * Title, description, canonical link, languages and Open Graph of a page; without data (the loader failed) its title
 * is the error's.
 */
export function pageMeta(args: PageArgs<ListedPageFacts>): MetaDescriptor[] {
  return args.data ? tagsOf(args.data, rootOf(args)) : [{ title: errorsWords.mn.title }];
}

function tagsOf({ title, description, canonical, picture }: PageFacts, root: RootData | undefined): MetaDescriptor[] {
  return [
    // The front page's title begins with the shop's name.
    title === root?.title ? { title } : titleTag(title),
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    ...(canonical ? alternateLinks(canonical) : []),
    { property: "og:title", content: title },
    { property: "og:site_name", content: brand.name },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ...(canonical ? pictureTags(picture, canonical, title) : []),
  ];
}

/** The page's own picture, of whatever size; without one the shop's (app/brand.vite.ts). */
function pictureTags(own: string | undefined, canonical: string, title: string): MetaDescriptor[] {
  const ofShop = [
    { property: "og:image", content: new URL("/og.png", canonical).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
  ];
  return [
    ...(own ? [{ property: "og:image", content: own }] : ofShop),
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function alternateLinks(canonical: string): MetaDescriptor[] {
  return alternatesOf(canonical).map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));
}
