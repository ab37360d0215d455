// @ts-check
/** The checks of `npm run smoke`: what a zone, a key, a binding or a cache in front of a deployed shop can break. */
import { AssertionError, ok as need } from "node:assert/strict";
import { parse } from "node-html-parser";

/** Longer than the shop's own bound of 25 s for a request. */
const ANSWER_TIMEOUT_MS = 30_000;

/** @typedef {ReturnType<typeof visit>} Shop */
/** @typedef {{ name: string, isFine: boolean, says: string }} Finding */

/**
 * Runs all checks on a shop. They only read.
 * @param {object} options
 * @param {string} options.origin without a slash at its end
 * @param {(address: string, init: RequestInit) => Promise<Response>} options.fetch
 * @param {(finding: Finding) => void} options.tell called for each check as soon as it is done
 * @returns {Promise<Finding[]>} all of them; only the first when nothing answers
 */
export async function smoke({ origin, fetch, tell }) {
  const shop = visit(origin, fetch);
  /** @type {Finding[]} */
  const findings = [];
  for (const [name, look] of Object.entries(CHECKS)) {
    const finding = await look(shop).then(
      (says) => ({ name, isFine: true, says }),
      (error) => ({ name, isFine: false, says: error instanceof AssertionError ? error.message : silenceOf(error) }),
    );
    findings.push(finding);
    tell(finding);
    if (findings.length === 1 && finding.says.startsWith(SILENCE)) break;
  }
  return findings;
}

const SILENCE = "no answer: ";
/** @param {Error} error of `fetch`, which tells the reason in its cause */
const silenceOf = ({ cause, message }) => SILENCE + (cause instanceof Error ? cause.message : message);

/**
 * @param {string} origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} fetch
 */
function visit(origin, fetch) {
  /**
   * One request, without cookies; redirects are not followed.
   * @param {string} path
   * @param {number[]} statuses those that are right; any is, without them
   */
  async function ask(path, statuses = []) {
    const response = await fetch(new URL(path, origin).href, {
      headers: { Accept: "text/html,*/*;q=0.8", "User-Agent": "och-smoke" },
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { status, headers } = response;
    need(statuses.length === 0 || statuses.includes(status), `${path} is ${status}, not ${statuses[0]}`);
    return { status, text: await response.text(), header: (/** @type {string} */ name) => headers.get(name) ?? "" };
  }
  /** @param {string} path of a whole page, which names the shop's own origin */
  async function page(path) {
    const { header, text } = await ask(path, [200]);
    const html = parse(text);
    need(text.trimEnd().endsWith("</html>"), `${path} is cut off`);
    const canonical = html.querySelector("link[rel=canonical]")?.getAttribute("href");
    need(canonical === `${origin}${path}`, `${path} calls itself ${canonical ?? "nothing"}: SHOP_ORIGIN?`);
    return { header, html, products: links(html, /^\/single-product\/\d+$/) };
  }
  async function category() {
    const [path] = links((await page("/")).html, /^\/category\/\d+$/);
    need(path, "/ leads to no category");
    return path;
  }
  async function product() {
    const [path] = (await page(await category())).products;
    need(path, "the first category has no product");
    return path;
  }
  return { origin, ask, page, category, product };
}

/**
 * @param {import("node-html-parser").HTMLElement} html
 * @param {RegExp} pattern of their addresses
 */
const links = (html, pattern) =>
  html.querySelectorAll("a[href]").flatMap((link) => link.getAttribute("href")?.match(pattern)?.[0] ?? []);

/** @type {Record<string, (shop: Shop) => Promise<string>>} each says what was found, or throws what is wrong */
export const CHECKS = {
  alive: async ({ ask }) => {
    const { header } = await ask("/healthz", [200]);
    need(header("Cache-Control").includes("no-store"), "/healthz may be kept: a cache answers, not the shop");
    return "/healthz is ok";
  },
  ready: async ({ ask }) => {
    const { status, text } = await ask("/readyz");
    need(status === 200, `/readyz is ${status}: ${text.slice(0, 300)}`);
    return "keys, bindings and the shop API are there";
  },
  "front page": async ({ page }) => {
    const { html, products } = await page("/");
    need(html.querySelector("html[lang=mn]"), "/ is not in Mongolian");
    need(products.length > 0, "/ has no products");
    return `${new Set(products).size} products, in Mongolian`;
  },
  list: async ({ category, page }) => {
    const path = await category();
    need((await page(path)).products.length > 0, `${path} has no products`);
    return `${path} has products`;
  },
  product: async ({ page, product }) => {
    const path = await product();
    const { html } = await page(path);
    need(html.querySelector('form[method="post"]'), `${path} has no form`);
    need(html.textContent.includes("₮"), `${path} has no price`);
    return `${path} has a price and a form`;
  },
  picture: async ({ ask, page, product }) => {
    const source = (await page(await product())).html.querySelector('main img[src^="/images/"]')?.getAttribute("src");
    need(source, "the product has no picture of /images/");
    need((await ask(source, [200])).header("Content-Type").startsWith("image/"), `${source} is no picture`);
    return `${source} is a picture`;
  },
  "sign-in": async ({ ask, origin }) => {
    const { header } = await ask("/shipping", [302, 303]);
    const { href } = new URL(header("Location"), origin);
    need(href.startsWith(`${origin}/login?next=%2Fshipping`), `/shipping leads to ${href}`);
    need(header("Cache-Control").includes("no-store"), "the redirect of /shipping may be kept");
    return "/shipping asks a guest to sign in";
  },
  headers: async ({ ask, page }) => {
    const { header, html } = await page("/");
    need(/^private, no-(?:store|cache)$/.test(header("Cache-Control")), "/ may be kept by a cache in front");
    need(header("Content-Security-Policy").includes("script-src 'nonce-"), "/ has no Content-Security-Policy");
    const file = html.querySelector('link[rel=stylesheet][href^="/assets/"]')?.getAttribute("href");
    need(file, "/ has no style sheet of /assets/");
    need((await ask(file, [200])).header("Cache-Control").includes("immutable"), `${file} is not kept for good`);
    return "pages are private and have a policy, files with a digest are kept for good";
  },
  sitemap: async ({ ask, origin }) => {
    const robots = await ask("/robots.txt", [200]);
    need(robots.text.includes(`Sitemap: ${origin}/sitemap.xml`), "/robots.txt does not name the sitemap");
    const { text } = await ask("/sitemap.xml", [200]);
    const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    need(named.length > 0, "/sitemap.xml names nothing");
    const foreign = named.find((address) => !address.startsWith(`${origin}/`));
    need(!foreign, `/sitemap.xml names ${foreign}: SHOP_ORIGIN?`);
    return `${named.length} files, named in /robots.txt`;
  },
  https: async ({ ask, origin }) => {
    if (!origin.startsWith("https:")) return "not looked at: this address is http";
    const { header } = await ask(`${origin.replace("https:", "http:")}/brands`, [301, 308]);
    need(header("Location") === `${origin}/brands`, `http leads to ${header("Location")}`);
    return "http leads to https";
  },
};
