/** The sitemap as search engines read it: every file that its index names. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { z } from "zod";

const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap", parseTagValue: false });

/** Longest file and most addresses (sitemaps.org). */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESSES = 50_000;

const place = z.strictObject({
  loc: z.url({ protocol: /^https?$/ }),
  "image:image": z.strictObject({ "image:loc": z.url({ protocol: /^https?$/ }) }).optional(),
});
const index = z.object({ sitemapindex: z.object({ sitemap: z.array(z.strictObject({ loc: z.url() })).min(1) }) });
const file = z.object({ urlset: z.object({ url: z.array(place).max(MAX_ADDRESSES) }) });

export type Place = z.output<typeof place>;

/** Parses a document strictly. */
export function parsedXml(text: string): unknown {
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new Error(`${validity.err.msg} (line ${validity.err.line})`);
  return parser.parse(text);
}

/**
 * Reads the whole sitemap of a shop, by the name in its robots.txt.
 * @returns every file's addresses, by the file's
 * @throws for what is no sitemap by the protocol
 */
export async function readSitemap(origin: string): Promise<Map<string, Place[]>> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const [, start = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const { sitemapindex } = index.parse(parsedXml(await textOf(start)));
  const files = new Map<string, Place[]>();
  for (const { loc } of sitemapindex.sitemap) files.set(loc, file.parse(parsedXml(await textOf(loc))).urlset.url);
  return files;
}

/** What the answer that a client without cookies gets at an address says of itself to search engines. */
export async function headOf(address: string) {
  const answer = await fetch(address, { redirect: "manual" });
  const page = parse(await answer.text());
  const links = page.querySelectorAll("link[rel=alternate][hreflang]");
  return {
    status: answer.status,
    language: page.querySelector("html")?.getAttribute("lang"),
    canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href"),
    description: page.querySelector("meta[name=description]")?.getAttribute("content"),
    isListed: !page.querySelector("meta[name=robots]")?.getAttribute("content")?.includes("noindex"),
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])),
  };
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 200 || !type.startsWith("application/xml"))
    throw new Error(`${address}: ${answer.status} ${type}`);
  const text = await answer.text();
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`${address} is too long`);
  return text;
}
