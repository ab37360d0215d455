// @ts-check
/** The checks of `npm run smoke`: a deployed shop as seen by a shopper's browser, a crawler and another site's page. */
import { AssertionError, ok as need } from "node:assert/strict";
import { parse } from "node-html-parser";

/** Longer than the shop's own bound of 25 s for a request. */
const ANSWER_TIMEOUT_MS = 30_000;
const HALF_A_YEAR_SECONDS = 180 * 86_400;

/** @typedef {ReturnType<typeof visit>} Shop */
/** @typedef {{ name: string, isFine: boolean, says: string }} Finding */

/**
 * Runs all checks on a shop. Nothing is changed: the only form that is posted is one that every shop refuses.
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
    if (shop.answered.length === 0) break;
  }
  return findings;
}

/** @param {Error} error of `fetch`, which tells the reason in its cause */
const silenceOf = ({ cause, message }) => `no answer: ${cause instanceof Error ? cause.message : message}`;

/**
 * @param {string} origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} fetch
 */
function visit(origin, fetch) {
  /** @type {Map<string, ReturnType<typeof request>>} */
  const asked = new Map();
  /** @type {Headers[]} those of every answer */
  const answered = [];
  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  async function request(path, init) {
    const response = await fetch(new URL(path, origin).href, {
      ...init,
      headers: { Accept: "text/html,*/*;q=0.8", "User-Agent": "och-smoke", ...init.headers },
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { status, headers } = response;
    const text = await response.text();
    answered.push(headers);
    return { path, status, headers, text, header: (/** @type {string} */ name) => headers.get(name) ?? "" };
  }
  /**
   * One request, without cookies; redirects are not followed. The same address is asked for once.
   * @param {string} path
   * @param {number[]} statuses those that are right; any is, without them
   * @param {RequestInit} init
   */
  async function ask(path, statuses = [], init = {}) {
    const key = JSON.stringify([path, init]);
    const known = asked.get(key) ?? request(path, init);
    asked.set(key, known);
    const answer = await known;
    need(statuses.length === 0 || statuses.includes(answer.status), `${path} is ${answer.status}, not ${statuses[0]}`);
    return answer;
  }
  /** @param {string} path of a whole page of the shop */
  async function page(path) {
    const answer = await ask(path, [200]);
    const html = parse(answer.text);
    need(answer.header("Content-Type").startsWith("text/html"), `${path} is no HTML`);
    need(answer.text.trimEnd().endsWith("</html>"), `${path} is cut off`);
    need(html.querySelectorAll("h1").length === 1, `${path} has no heading, or several`);
    return { answer, html, products: links(html, /^\/single-product\/\d+$/) };
  }
  /** @param {string} path of a page that names the shop's own origin */
  async function canonicalPage(path) {
    const found = await page(path);
    const canonical = found.html.querySelector("link[rel=canonical]")?.getAttribute("href");
    need(canonical === `${origin}${path}`, `${path} calls itself ${canonical ?? "nothing"}: SHOP_ORIGIN?`);
    return found;
  }
  async function category() {
    const [path] = links((await page("/")).html, /^\/category\/\d+$/);
    need(path, "/ leads to no category");
    return path;
  }
  async function product() {
    const path = (await page(await category())).products[0];
    need(path, "the first category has no product");
    return path;
  }
  /** The pages that a shopper passes. */
  const mainPages = async () =>
    Promise.all(["/", await category(), await product(), "/cart", "/login"].map((path) => ask(path)));
  const isHttps = origin.startsWith("https:");
  return { origin, isHttps, answered, ask, page, canonicalPage, category, product, mainPages };
}

/**
 * @param {import("node-html-parser").HTMLElement} html
 * @param {RegExp} pattern of their addresses
 */
const links = (html, pattern) =>
  html.querySelectorAll("a[href]").flatMap((link) => link.getAttribute("href")?.match(pattern)?.[0] ?? []);

/** Whether an answer sets a cookie that changes a page; a browser's id does not. @param {Headers} headers */
const changesPage = (headers) => headers.getSetCookie().some((cookie) => !/^(?:__Host-)?shopper=/.test(cookie));

/** Headers of every page, with what each has to hold. */
const PAGE_HEADERS = /** @type {const} */ ([
  ["Content-Security-Policy", /script-src 'nonce-[^']+' 'sha256-[^']+' 'strict-dynamic'/],
  ["Content-Security-Policy", /frame-ancestors 'none'/],
  ["Content-Security-Policy", /^(?!.*unsafe-(?:inline|eval))/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ["Permissions-Policy", /camera=\(\)/],
  ["X-Request-Id", /./],
  // No other site may read it.
  ["Access-Control-Allow-Origin", /^$/],
]);

/** @type {Record<string, (shop: Shop) => Promise<string>>} each says what was found, or throws what is wrong */
export const CHECKS = {
  alive: async ({ ask }) => {
    const answer = await ask("/healthz", [200]);
    need(answer.header("Cache-Control").includes("no-store"), "/healthz may be kept: a cache answers, not the shop");
    return "/healthz is ok";
  },
  ready: async ({ ask }) => {
    const { status, text } = await ask("/readyz");
    need(status === 200, `/readyz is ${status}: ${text.slice(0, 300)}`);
    return "keys, bindings and the shop API are there";
  },
  "front page": async ({ canonicalPage }) => {
    const { html, products } = await canonicalPage("/");
    need(html.querySelector("html[lang=mn]"), "/ is not in Mongolian");
    need(products.length > 0, "/ has no products");
    return `${new Set(products).size} products, in Mongolian`;
  },
  list: async ({ canonicalPage, category }) => {
    const path = await category();
    need((await canonicalPage(path)).products.length > 0, `${path} has no products`);
    return `${path} has products`;
  },
  product: async ({ canonicalPage, product }) => {
    const path = await product();
    const { html } = await canonicalPage(path);
    const data = html.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent);
    need(data.join().includes('"Product"'), `${path} has no structured data of a product`);
    need(html.querySelector('form[method="post"]'), `${path} has no form`);
    need(html.textContent.includes("₮"), `${path} has no price`);
    return `${path} has a price, a form and structured data`;
  },
  picture: async ({ ask, page, product }) => {
    const source = (await page(await product())).html.querySelector('main img[src^="/images/"]')?.getAttribute("src");
    need(source, "the product has no picture of /images/");
    need((await ask(source, [200])).header("Content-Type").startsWith("image/"), `${source} is no picture`);
    return `${source} is a picture`;
  },
  search: async ({ page, product }) => {
    const heading = (await page(await product())).html.querySelector("h1")?.textContent;
    const [word = ""] = heading?.match(/[\p{L}\d]{3,}/u) ?? [];
    const path = `/search?search=${encodeURIComponent(word)}`;
    const { html, products } = await page(path);
    need(products.length > 0, `${path} finds nothing`);
    need(html.querySelector("meta[name=robots][content*=noindex]"), `${path} asks to be listed`);
    return `"${word}" is found`;
  },
  cart: async ({ page, product }) => {
    await page("/cart");
    const { answer } = await page(`/compare?ids=${(await product()).split("/").at(-1)}`);
    const cookies = answer.headers.getSetCookie();
    need(!cookies.some((cookie) => /^[^=]*cart=/.test(cookie)), "a link alone puts something into the cart");
    return "is there, and a link alone puts nothing into it";
  },
  "sign-in": async ({ ask, page, origin }) => {
    await page("/login");
    const answer = await ask("/shipping", [302, 303]);
    const { href } = new URL(answer.header("Location"), origin);
    need(href.startsWith(`${origin}/login?next=%2Fshipping`), `/shipping leads to ${href}`);
    need(answer.header("Cache-Control").includes("no-store"), "the redirect of /shipping may be kept");
    return "/shipping asks a guest to sign in";
  },
  "unknown address": async ({ ask }) => {
    const { path, text } = await ask("/smoke-test-of-a-page-that-is-not-there", [404]);
    need(parse(text).querySelector("h1"), `${path} is no page of the shop`);
    need(text.includes("noindex"), `${path} asks to be listed`);
    return "an unknown address is a page of the shop";
  },
  headers: async ({ mainPages, isHttps }) => {
    const pages = await mainPages();
    for (const { path, header } of pages) {
      for (const [name, pattern] of PAGE_HEADERS)
        need(pattern.test(header(name)), `${path} has ${name} "${header(name)}"`);
      const [, seconds] = header("Strict-Transport-Security").match(/max-age=(\d+)/) ?? [];
      need(!isHttps || Number(seconds) >= HALF_A_YEAR_SECONDS, `${path} has no HSTS`);
    }
    return `${PAGE_HEADERS.length + (isHttps ? 1 : 0)} on each of ${pages.length} pages`;
  },
  cookies: async ({ mainPages, answered, isHttps }) => {
    await mainPages();
    const cookies = answered.flatMap((headers) => headers.getSetCookie());
    for (const cookie of cookies) {
      const [name] = cookie.split("=");
      for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/", ...(isHttps ? ["Secure"] : [])])
        need(cookie.toLowerCase().includes(`; ${flag.toLowerCase()}`), `${name} is not ${flag}`);
      need(!isHttps || cookie.startsWith("__Host-"), `${name} has no __Host- prefix`);
      need(!/; domain=/i.test(cookie), `${name} has a domain`);
    }
    return `${cookies.length} were set, all HttpOnly and SameSite=Lax${isHttps ? ", Secure and __Host-" : ""}`;
  },
  cache: async ({ mainPages, ask, page }) => {
    for (const { path, header, headers } of await mainPages()) {
      const rules = ["private, no-store", ...(changesPage(headers) ? [] : ["private, no-cache"])];
      need(rules.includes(header("Cache-Control")), `${path} has Cache-Control "${header("Cache-Control")}"`);
    }
    const { html } = await page("/");
    const file = html.querySelector('link[rel=stylesheet][href^="/assets/"]')?.getAttribute("href");
    need(file, "/ has no style sheet of /assets/");
    const { header } = await ask(file, [200]);
    need(header("Cache-Control").includes("immutable"), `${file} is not kept for good`);
    need(header("X-Content-Type-Options") === "nosniff", `${file} has no X-Content-Type-Options`);
    return "pages are private, files with a digest are kept for good";
  },
  robots: async ({ ask, origin }) => {
    const { text } = await ask("/robots.txt", [200]);
    const sitemap = `Sitemap: ${origin}/sitemap.xml`;
    need(text.split("\n").includes(sitemap), `/robots.txt does not say "${sitemap}"`);
    need(!/^Disallow: \/$/m.test(text), "/robots.txt closes the whole shop");
    return "name the sitemap";
  },
  sitemap: async (shop) => {
    const files = await addresses(shop, "/sitemap.xml");
    const pages = await addresses(shop, files[0]?.slice(shop.origin.length) ?? "");
    return `${files.length} files, ${pages.length} pages in the first`;
  },
  forgery: async ({ ask }) => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const foreign = { ...form, Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" };
    for (const headers of [form, foreign])
      await ask("/cart", [403], { method: "POST", headers, body: "intent=add&id=0&quantity=1" });
    return "forms without Origin, or of another site, are refused";
  },
  "closed doors": async ({ ask }) => {
    for (const path of ["/__manifest?p=/", "/.env", "/wrangler.toml", "/sandbox/outbox"]) await ask(path, [404]);
    await ask("/api/home/categories", [405]);
    return "neither Remix's manifest, settings nor a sandbox";
  },
  https: async ({ ask, origin, isHttps }) => {
    if (!isHttps) return "not looked at: this address is http";
    const { header } = await ask(`${origin.replace("https:", "http:")}/brands`, [301, 308]);
    need(header("Location") === `${origin}/brands`, `http leads to ${header("Location")}`);
    return "http leads to https";
  },
};

/**
 * The addresses of a sitemap or its index, all of this shop.
 * @param {Shop} shop
 * @param {string} path
 */
async function addresses({ ask, origin }, path) {
  const { header, text } = await ask(path, [200]);
  need(header("Content-Type").includes("xml"), `${path} is no XML`);
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  need(named.length > 0, `${path} names nothing`);
  const foreign = named.find((address) => !address.startsWith(`${origin}/`));
  need(!foreign, `${path} names ${foreign}: SHOP_ORIGIN?`);
  return named;
}
