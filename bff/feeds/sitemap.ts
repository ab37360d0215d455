/**
 * The sitemap (sitemaps.org, with Google's extension for pictures): an index of files. A file holds at most 50,000
 * addresses; those of products are written brand by brand, a few parts of the catalogue each.
 */
import type { DescribedRow } from "../upstream/contract.ts";
import { PLACEHOLDER, picture } from "../views/picture.ts";
import { type CatalogueBrand, partsOf } from "./catalogue.ts";
import { element } from "./xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The beginning and the end of a file. */
export const URL_SET = { start: `${HEAD}<urlset ${NAMESPACES}>\n`, end: "</urlset>\n" };

/** Parts of the catalogue in one file: of 600 products each, a tenth of what a file may hold. */
const PARTS_IN_FILE = 8;

/** An address of the sitemap. */
export interface SitemapEntry {
  /** Without the shop's origin. */
  path: string;
  /** Of a picture on the page, without the origin. */
  picture?: string | undefined;
}

/** One address as a line of a file. */
export function urlElement({ path, picture: image }: SitemapEntry, origin: string): string {
  const at = (address: string) => new URL(address, origin).href;
  const shown = image ? `<image:image>${element("image:loc", at(image))}</image:image>` : "";
  return `<url>${element("loc", at(path))}${shown}</url>\n`;
}

/** A product's entry. */
export function productEntry({ id, image }: DescribedRow): SitemapEntry {
  const { src } = picture("product", image);
  return {
    path: `/single-product/${id}`,
    picture: src === PLACEHOLDER ? undefined : src,
  };
}

/** The index of all files. */
export function sitemapIndex(brands: readonly CatalogueBrand[], origin: string): string {
  const files = [
    "/sitemap/pages.xml",
    "/sitemap/lists.xml",
    ...brands.flatMap((brand) =>
      Array.from({ length: filesOf(brand) }, (_, index) => `/sitemap/products-${brand.id}-${index + 1}.xml`),
    ),
  ];
  const entries = files.map((path) => `<sitemap>${element("loc", new URL(path, origin).href)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</sitemapindex>\n`;
}

/** How many files the products of a brand take. */
export const filesOf = (brand: CatalogueBrand): number => Math.ceil(partsOf(brand) / PARTS_IN_FILE);

/** The numbers of the parts that a file of a brand holds. */
export function partsInFile(brand: CatalogueBrand, file: number): number[] {
  const first = (file - 1) * PARTS_IN_FILE + 1;
  const last = Math.min(file * PARTS_IN_FILE, partsOf(brand));
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
