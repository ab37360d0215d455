// @ts-check
/** A page's weight: the brotli bytes of its HTML and of everything that the HTML references. */
import { brotliCompressSync, constants } from "node:zlib";
import { parse } from "node-html-parser";

/** @param {Buffer} bytes */
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
/** @type {Map<string, number>} */
const weights = new Map();

/**
 * @param {URL} url the page
 * @param {Record<string, string>} headers to ask for it with, e.g. a cookie
 * @returns {Promise<{ html: number, css: number, js: number, pictures: number, eagerPictures: number }>} bytes;
 *   pictures count once each, as transferred (drawings compressed); `eagerPictures` are those that are not loaded
 *   lazily
 */
export async function weighPage(url, headers = {}) {
  const response = await fetch(url, { headers });
  const html = Buffer.from(await response.arrayBuffer());
  const page = parse(html.toString());
  /**
   * @param {string} selector
   * @param {string} name
   */
  const attributes = (selector, name) => page.querySelectorAll(selector).map((element) => element.getAttribute(name));
  const imports = [...html.toString().matchAll(/from "(\/assets\/[^"]+\.js)"|import\("(\/assets\/[^"]+\.js)"\)/g)];
  const scripts = [
    ...attributes('link[rel="modulepreload"]', "href"),
    ...attributes("script[src]", "src"),
    ...imports.map(([, fromFile, importedFile]) => fromFile ?? importedFile),
  ];
  const pictures = page.querySelectorAll("img[src]");
  const eager = pictures.filter((picture) => picture.getAttribute("loading") !== "lazy");
  /** @param {import("node-html-parser").HTMLElement[]} elements */
  const sources = (elements) => elements.map((element) => element.getAttribute("src"));
  return {
    html: brotli(html),
    // A browser loads print styles last, and they do not block rendering.
    css: await weigh(url, attributes('link[rel="stylesheet"]:not([media="print"])', "href")),
    js: await weigh(url, scripts),
    pictures: await weigh(url, sources(pictures)),
    eagerPictures: await weigh(url, sources(eager)),
  };
}

/**
 * @param {URL} base
 * @param {(string | undefined)[]} addresses
 */
async function weigh(base, addresses) {
  const unique = [
    ...new Set(addresses.flatMap((address) => (!address || address.startsWith("data:") ? [] : [address]))),
  ];
  const sizes = await Promise.all(unique.map((address) => weighFile(new URL(address, base))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {URL} url */
async function weighFile(url) {
  const known = weights.get(url.href);
  if (known !== undefined) return known;
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /text|javascript|json|svg|xml/.test(response.headers.get("content-type") ?? "");
  const size = isText ? brotli(bytes) : bytes.length;
  weights.set(url.href, size);
  return size;
}
