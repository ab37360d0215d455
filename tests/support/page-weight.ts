/** A page's weight: the brotli bytes of its HTML and of the styles and scripts that it names. */
import { brotliCompressSync, constants } from "node:zlib";
import { parse } from "node-html-parser";

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const weights = new Map<string, number>();

/**
 * @param url the page
 * @param headers to ask for it with, e.g. a cookie
 * @returns bytes
 */
export async function weighPage(
  url: URL,
  headers: Record<string, string>,
): Promise<{ html: number; css: number; js: number }> {
  const response = await fetch(url, { headers });
  const html = Buffer.from(await response.arrayBuffer());
  const page = parse(html.toString());
  const attributes = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name));
  const scripts = [
    ...attributes("script[src]", "src"),
    // What the start of the scripts names (app/remix/start.server.ts).
    ...startOf(page.querySelector("#start")?.textContent),
  ];
  return {
    html: brotli(html),
    // A browser loads print styles last, and they do not block rendering.
    css: await weigh(url, attributes('link[rel="stylesheet"]:not([media="print"])', "href")),
    js: await weigh(url, scripts),
  };
}

/** The scripts with which a page starts. */
function startOf(json = "{}"): string[] {
  const { manifest, entry, routes = {}, preloads = [] } = JSON.parse(json);
  return [manifest, entry, ...Object.values<string>(routes), ...preloads];
}

async function weigh(base: URL, addresses: (string | undefined)[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].flatMap((address) => (address ? [weighFile(new URL(address, base))] : [])),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Of styles and scripts, which are the same on many pages. */
async function weighFile(url: URL): Promise<number> {
  const known = weights.get(url.href);
  if (known !== undefined) return known;
  const size = brotli(Buffer.from(await (await fetch(url)).arrayBuffer()));
  weights.set(url.href, size);
  return size;
}
