// @ts-check
/** The checks of `npm run smoke`: a deployed shop as seen by a shopper's browser, a crawler and another site's page. */
import { parse } from "node-html-parser";

/**
 * @typedef {object} Answer
 * @property {string} path
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 *
 * @typedef {object} Shop
 * @property {string} origin without a slash at its end
 * @property {(path: string, init?: RequestInit) => Promise<Answer>} ask one request, without cookies; redirects are not
 *   followed. The same address is asked for once
 * @property {() => Answer[]} heard returns every answer so far
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {(shop: Shop) => Promise<string>} look says what was found; throws `Fault` for what is wrong
 *
 * @typedef {object} Finding
 * @property {string} name
 * @property {boolean} isFine
 * @property {string} says
 */

/** What is wrong with the shop, in one line. */
class Fault extends Error {}

/** How long an answer may take, in milliseconds: longer than the shop's own bound of 25 s for a request. */
const LONGEST = 30_000;
const DAY = 86_400;

/**
 * Runs all checks on a shop. Nothing is changed: the only form that is posted is one that every shop refuses.
 * @param {object} options
 * @param {string} options.origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} options.fetch
 * @param {(finding: Finding) => void} options.tell called for each check as soon as it is done
 * @returns {Promise<Finding[]>} all of them; only the first when nothing answers
 */
export async function smoke({ origin, fetch, tell }) {
  const shop = visit(origin, fetch);
  /** @type {Finding[]} */
  const findings = [];
  for (const check of CHECKS) {
    const finding = await look(check, shop);
    findings.push(finding);
    tell(finding);
    if (shop.heard().length === 0) break;
  }
  return findings;
}

/**
 * @param {Check} check
 * @param {Shop} shop
 * @returns {Promise<Finding>}
 */
async function look({ name, look }, shop) {
  try {
    return { name, isFine: true, says: await look(shop) };
  } catch (error) {
    return { name, isFine: false, says: error instanceof Fault ? error.message : `no answer: ${reasonOf(error)}` };
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}

/**
 * @param {string} origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} fetch
 * @returns {Shop}
 */
function visit(origin, fetch) {
  /** @type {Map<string, Promise<Answer>>} */
  const asked = new Map();
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Shop["ask"]} */
  async function request(path, init = {}) {
    const headers = new Headers({ Accept: "text/html,*/*;q=0.8", "User-Agent": "och-smoke" });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(new URL(path, origin).href, {
      ...init,
      // As an object of plain fields: another library's `fetch` may be behind this.
      headers: Object.fromEntries(headers),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST),
    });
    const answer = { path, status: response.status, headers: response.headers, text: await response.text() };
    answers.push(answer);
    return answer;
  }
  return {
    origin,
    heard: () => answers,
    ask: (path, init) => {
      const key = JSON.stringify([path, init ?? null]);
      const known = asked.get(key) ?? request(path, init);
      asked.set(key, known);
      return known;
    },
  };
}

/**
 * @param {unknown} condition
 * @param {string} fault what is wrong if it does not hold
 * @returns {asserts condition}
 */
function need(condition, fault) {
  if (!condition) throw new Fault(fault);
}

/**
 * @param {Answer} answer
 * @param {...number} statuses
 */
function needStatus({ path, status }, ...statuses) {
  need(statuses.includes(status), `${path} is ${status}, not ${statuses.join(" or ")}`);
}

/**
 * @param {Answer} answer
 * @param {string} name
 */
const header = ({ headers }, name) => headers.get(name) ?? "";

/**
 * A whole page of the shop, parsed.
 * @param {Shop} shop
 * @param {string} path
 */
async function page(shop, path) {
  const answer = await shop.ask(path);
  needStatus(answer, 200);
  need(header(answer, "Content-Type").startsWith("text/html"), `${path} is no HTML`);
  const html = parse(answer.text);
  need(answer.text.trimEnd().endsWith("</html>"), `${path} is cut off`);
  need(html.querySelectorAll("h1").length === 1, `${path} has no heading, or several`);
  return { answer, html };
}

/**
 * @param {import("node-html-parser").HTMLElement} html
 * @param {string} start how the address begins
 */
const linksTo = (html, start) =>
  html
    .querySelectorAll("a[href]")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith(start));

/** @param {Shop} shop */
async function categoryPath(shop) {
  const { html } = await page(shop, "/");
  const path = linksTo(html, "/category/").find((href) => /^\/category\/\d+$/.test(href));
  need(path, "/ leads to no category");
  return path;
}

/** @param {Shop} shop */
async function productPath(shop) {
  const { html } = await page(shop, await categoryPath(shop));
  const path = linksTo(html, "/single-product/").find((href) => /^\/single-product\/\d+$/.test(href));
  need(path, "the first category has no product");
  return path;
}

/**
 * The canonical address of a page, which names the shop's own origin.
 * @param {Shop} shop
 * @param {string} path
 * @param {import("node-html-parser").HTMLElement} html
 */
function needCanonical({ origin }, path, html) {
  const canonical = html.querySelector("link[rel=canonical]")?.getAttribute("href");
  need(canonical === `${origin}${path}`, `${path} calls itself ${canonical ?? "nothing"}: SHOP_ORIGIN?`);
}

/** @param {Shop} shop the paths of the pages that a shopper passes */
const mainPages = async (shop) => ["/", await categoryPath(shop), await productPath(shop), "/cart", "/login"];

/** Headers of every page, with what each has to hold. */
const PAGE_HEADERS = /** @type {const} */ ([
  ["Content-Security-Policy", /script-src 'nonce-[^']+' 'sha256-[^']+' 'strict-dynamic'/],
  ["Content-Security-Policy", /frame-ancestors 'none'/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
  ["Permissions-Policy", /camera=\(\)/],
  ["X-Request-Id", /./],
]);

/** @type {readonly Check[]} */
export const CHECKS = [
  {
    name: "alive",
    look: async (shop) => {
      const answer = await shop.ask("/healthz");
      needStatus(answer, 200);
      need(header(answer, "Cache-Control").includes("no-store"), "/healthz may be kept: a cache answers, not the shop");
      return "/healthz is ok";
    },
  },
  {
    name: "ready",
    look: async (shop) => {
      const answer = await shop.ask("/readyz");
      need(answer.status === 200, `/readyz is ${answer.status}: ${answer.text.slice(0, 300)}`);
      return "keys, bindings and the shop API are there";
    },
  },
  {
    name: "front page",
    look: async (shop) => {
      const { html } = await page(shop, "/");
      need(html.querySelector("html")?.getAttribute("lang") === "mn", "/ is not in Mongolian");
      needCanonical(shop, "/", html);
      const products = new Set(linksTo(html, "/single-product/")).size;
      need(products > 0, "/ has no products");
      return `${products} products, in Mongolian`;
    },
  },
  {
    name: "English",
    look: async (shop) => {
      const { html } = await page(shop, "/?lang=en");
      need(html.querySelector("html")?.getAttribute("lang") === "en", "/?lang=en is not in English");
      return "/?lang=en is in English";
    },
  },
  {
    name: "list",
    look: async (shop) => {
      const path = await categoryPath(shop);
      const { html } = await page(shop, path);
      needCanonical(shop, path, html);
      await productPath(shop);
      return `${path} has products`;
    },
  },
  {
    name: "product",
    look: async (shop) => {
      const path = await productPath(shop);
      const { html } = await page(shop, path);
      needCanonical(shop, path, html);
      const data = html.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent);
      need(data.join().includes('"Product"'), `${path} has no structured data of a product`);
      need(html.querySelector('form[method="post"]'), `${path} has no form`);
      need(html.textContent.includes("₮"), `${path} has no price`);
      return `${path} has a price, a form and structured data`;
    },
  },
  {
    name: "picture",
    look: async (shop) => {
      const { html } = await page(shop, await productPath(shop));
      const source = html.querySelector('img[src^="/images/"]')?.getAttribute("src");
      need(source, "the product has no picture of /images/");
      const answer = await shop.ask(source);
      needStatus(answer, 200);
      need(header(answer, "Content-Type").startsWith("image/"), `${source} is no picture`);
      return `${source} is a picture`;
    },
  },
  {
    name: "search",
    look: async (shop) => {
      const { html } = await page(shop, await productPath(shop));
      const [word = ""] = html.querySelector("h1")?.textContent.match(/[\p{L}\d]{3,}/u) ?? [];
      const path = `/search?search=${encodeURIComponent(word)}`;
      const found = await page(shop, path);
      need(linksTo(found.html, "/single-product/").length > 0, `${path} finds nothing`);
      const robots = found.html.querySelector("meta[name=robots]")?.getAttribute("content") ?? "";
      need(robots.includes("noindex"), `${path} asks to be listed`);
      return `"${word}" is found`;
    },
  },
  {
    name: "cart",
    look: async (shop) => {
      await page(shop, "/cart");
      const [id] = (await productPath(shop)).match(/\d+/) ?? [];
      const { answer } = await page(shop, `/cart/add?id=${id}&quantity=1`);
      const names = answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
      need(!names.some((name) => name?.endsWith("cart")), "a link alone puts something into the cart");
      return "is there, and a link alone puts nothing into it";
    },
  },
  {
    name: "sign-in",
    look: async (shop) => {
      await page(shop, "/login");
      const answer = await shop.ask("/shipping");
      needStatus(answer, 302, 303);
      const target = new URL(header(answer, "Location"), shop.origin);
      need(target.href.startsWith(`${shop.origin}/login?next=%2Fshipping`), `/shipping leads to ${target.href}`);
      need(header(answer, "Cache-Control").includes("no-store"), "the redirect of /shipping may be kept");
      return "/shipping asks a guest to sign in";
    },
  },
  {
    name: "404",
    look: async (shop) => {
      const path = "/smoke-test-of-a-page-that-is-not-there";
      const answer = await shop.ask(path);
      needStatus(answer, 404);
      need(parse(answer.text).querySelector("h1"), `${path} is no page of the shop`);
      need(answer.text.includes("noindex"), `${path} asks to be listed`);
      return "an unknown address is a page of the shop";
    },
  },
  {
    name: "headers",
    look: async (shop) => {
      const paths = await mainPages(shop);
      const isHttps = shop.origin.startsWith("https:");
      for (const path of paths) {
        const answer = await shop.ask(path);
        for (const [name, pattern] of PAGE_HEADERS)
          need(pattern.test(header(answer, name)), `${path} has ${name} "${header(answer, name)}"`);
        need(!/unsafe-(?:inline|eval)/.test(header(answer, "Content-Security-Policy")), `${path} lets any script run`);
        need(!isHttps || seconds(header(answer, "Strict-Transport-Security")) >= 180 * DAY, `${path} has no HSTS`);
        need(!answer.headers.has("Access-Control-Allow-Origin"), `${path} may be read by other sites`);
      }
      return `${PAGE_HEADERS.length + (isHttps ? 1 : 0)} on each of ${paths.length} pages`;
    },
  },
  {
    name: "cookies",
    look: async (shop) => {
      for (const path of await mainPages(shop)) await shop.ask(path);
      const isHttps = shop.origin.startsWith("https:");
      const cookies = shop
        .heard()
        .flatMap(({ headers, path }) => headers.getSetCookie().map((text) => ({ path, text })));
      for (const { path, text } of cookies) {
        const [name = ""] = text.split("=");
        const flags = text.toLowerCase();
        for (const flag of ["httponly", "samesite=lax", "path=/", ...(isHttps ? ["secure"] : [])])
          need(flags.includes(`; ${flag}`), `${name} of ${path} is not ${flag}`);
        need(!isHttps || name.startsWith("__Host-"), `${name} of ${path} has no __Host- prefix`);
        need(!flags.includes("; domain="), `${name} of ${path} has a domain`);
      }
      return `${cookies.length} were set, all HttpOnly and SameSite=Lax${isHttps ? ", Secure and __Host-" : ""}`;
    },
  },
  {
    name: "cache",
    look: async (shop) => {
      for (const path of await mainPages(shop)) {
        const answer = await shop.ask(path);
        const rule = header(answer, "Cache-Control");
        const expected =
          answer.headers.getSetCookie().length > 0 ? /^private, no-store$/ : /^private, no-(?:store|cache)$/;
        need(expected.test(rule), `${path} has Cache-Control "${rule}"`);
      }
      const { html } = await page(shop, "/");
      const file = html.querySelector('link[rel=stylesheet][href^="/assets/"]')?.getAttribute("href");
      need(file, "/ has no style sheet of /assets/");
      const asset = await shop.ask(file);
      needStatus(asset, 200);
      need(/immutable/.test(header(asset, "Cache-Control")), `${file} is not kept for good`);
      need(header(asset, "X-Content-Type-Options") === "nosniff", `${file} has no X-Content-Type-Options`);
      return "pages are private, files with a digest are kept for good";
    },
  },
  {
    name: "robots",
    look: async (shop) => {
      const answer = await shop.ask("/robots.txt");
      needStatus(answer, 200);
      const sitemap = `Sitemap: ${shop.origin}/sitemap.xml`;
      need(answer.text.split("\n").includes(sitemap), `/robots.txt does not say "${sitemap}"`);
      need(!/^Disallow: \/$/m.test(answer.text), "/robots.txt closes the whole shop");
      return "name the sitemap";
    },
  },
  {
    name: "sitemap",
    look: async (shop) => {
      const files = await addresses(shop, "/sitemap.xml");
      const [first = ""] = files;
      const pages = await addresses(shop, first.slice(shop.origin.length));
      return `${files.length} files, ${pages.length} pages in the first`;
    },
  },
  {
    name: "forgery",
    look: async (shop) => {
      const body = "intent=add&id=0&quantity=1";
      const type = { "Content-Type": "application/x-www-form-urlencoded" };
      for (const [whose, headers] of /** @type {const} */ ([
        ["without Origin", type],
        ["of another site", { ...type, Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" }],
      ])) {
        const answer = await shop.ask("/cart", { method: "POST", headers, body });
        need(answer.status === 403, `a form ${whose} is ${answer.status}, not 403`);
      }
      return "forms without Origin, or of another site, are refused";
    },
  },
  {
    name: "closed doors",
    look: async (shop) => {
      for (const path of ["/__manifest?p=/", "/.env", "/wrangler.toml", "/sandbox/outbox"])
        needStatus(await shop.ask(path), 404);
      const api = await shop.ask("/api/home/categories");
      needStatus(api, 405);
      return "neither Remix's manifest, settings nor a sandbox";
    },
  },
  {
    name: "contact",
    look: async (shop) => {
      const answer = await shop.ask("/.well-known/security.txt");
      needStatus(answer, 200);
      need(/^Contact: mailto:\S+@\S+$/m.test(answer.text), "security.txt names no address");
      return "security.txt names an address";
    },
  },
  {
    name: "https",
    look: async (shop) => {
      if (!shop.origin.startsWith("https:")) return "not looked at: this address is http";
      const plain = shop.origin.replace("https:", "http:");
      const answer = await shop.ask(`${plain}/brands`);
      needStatus(answer, 301, 308);
      need(header(answer, "Location") === `${shop.origin}/brands`, `http leads to ${header(answer, "Location")}`);
      return "http leads to https";
    },
  },
];

/** @param {string} policy the value of Strict-Transport-Security */
const seconds = (policy) => Number(policy.match(/max-age=(\d+)/)?.[1] ?? 0);

/**
 * The addresses of a sitemap or its index, all of this shop.
 * @param {Shop} shop
 * @param {string} path
 */
async function addresses(shop, path) {
  const answer = await shop.ask(path);
  needStatus(answer, 200);
  need(/xml/.test(header(answer, "Content-Type")), `${path} is no XML`);
  const named = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  need(named.length > 0, `${path} names nothing`);
  const foreign = named.find((address) => !address.startsWith(`${shop.origin}/`));
  need(!foreign, `${path} names ${foreign}: SHOP_ORIGIN?`);
  return named;
}

/**
 * One finding as a line of the terminal.
 * @param {Finding} finding
 */
export const lineOf = ({ name, isFine, says }) => `${isFine ? "ok   " : "wrong"}  ${name}: ${says}`;

/**
 * The last line.
 * @param {readonly Finding[]} findings
 * @param {string} origin
 */
export function verdictOn(findings, origin) {
  const faults = findings.filter(({ isFine }) => !isFine).length;
  if (faults === 0) return `${origin}: all ${findings.length} checks passed.`;
  return `${origin}: ${faults} of ${findings.length} checks failed.`;
}
