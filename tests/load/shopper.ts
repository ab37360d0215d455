/**
 * One visit of a shopper without JavaScript: what real ones do, in the shapes and shares below. It walks by the links
 * and forms of the pages it gets, so that what it presses is what the shop offers.
 */
import { account } from "#app/i18n/mn/account.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import type { LoadShop } from "./load-shop.ts";
import { kindOf, type Order } from "./tally.ts";

/** How a visit ended; `stumbled` is a page that did not have what belongs on it. */
export type Ending = "left" | "left with a cart" | "ordered" | "sold out" | "stumbled";

export interface Visited {
  ending: Ending;
  /** The order that the shopper was shown. */
  order?: Order;
  /** Where and why a visit stumbled. */
  reason?: string;
}

/** Shares of visits; the rest begins on the front page. */
const FROM_PRODUCT = 0.3;
const FROM_CATEGORY = 0.2;
/** Shares of those that come so far. */
const SEARCHES = 0.25;
const TURNS_PAGE = 0.3;
const LOOKS_ON = 0.5;
const BUYS = 0.35;
const CHECKS_OUT = 0.4;
const LOOKS_AGAIN = 0.5;

const WORDS = [
  "утас",
  "зурагт",
  "чихэвч",
  "256gb утас",
  "laptop",
  "угаалгын машин",
  "хөргөгч",
  "Borteq ногоон",
  "телевиз",
];

export const ADDRESS = {
  ...{ name: "Дэмо Болд", phone: "99112233", phone2: "", more: "12-р байр, 3 давхар, 45 тоот" },
  ...{ district: "1", khoroo: "1" },
};

/** A browser whose every answer the shop's tally counts. */
export function countedBrowser(shop: LoadShop): PlainBrowser {
  return new PlainBrowser(shop.origin, {}, async (input, init) => {
    const begun = performance.now();
    const { tally } = shop;
    const response = await fetch(input, init);
    const bytes = await response.arrayBuffer();
    const kind = kindOf(init?.method ?? "GET", new URL(String(input)).pathname);
    tally.add(kind, response.status, performance.now() - begun);
    return new Response(hasNoBody(response.status) ? null : bytes, response);
  });
}

const hasNoBody = (status: number) => status === 204 || status === 304;
const chance = (share: number) => Math.random() < share;

/** One of several; the first ones are taken most: of 600 the first ten by a quarter of all shoppers. */
function popular<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(values.length * Math.random() ** 3)];
  if (value === undefined) throw new Error("There is nothing to choose from");
  return value;
}

/** Addresses that the page's own part links to. */
function linksOf({ visit }: PlainBrowser, pattern: RegExp): string[] {
  const all = visit.page.querySelectorAll("main a[href]").map((link) => link.getAttribute("href") ?? "");
  return [...new Set(all)].filter((href) => pattern.test(href));
}

/** Goes on to one of the page's products; stays where there is none. */
async function toProduct(browser: PlainBrowser): Promise<void> {
  const products = linksOf(browser, /^\/single-product\/\d+$/);
  if (products.length > 0) await browser.open(popular(products));
}

/** From where visits come to where they look at a product. */
async function look(browser: PlainBrowser, { places }: LoadShop): Promise<void> {
  const from = Math.random();
  if (from < FROM_PRODUCT) await browser.open(`/single-product/${popular(places.products)}`);
  else {
    if (from < FROM_PRODUCT + FROM_CATEGORY) await browser.open(`/category/${popular(places.categories)}`);
    else {
      await browser.open("/");
      const lists = linksOf(browser, /^\/(?:category|sub-category|brand)\/\d+$|^\/(?:new-arrival|top-20|trend)$/);
      await browser.open(popular(lists));
    }
    const next = linksOf(browser, /[?&]page=2\b/)[0];
    if (next && chance(TURNS_PAGE)) await browser.open(next);
    await toProduct(browser);
  }
  if (chance(SEARCHES)) {
    await browser.open(`/search?p=${encodeURIComponent(popular(WORDS))}`);
    await toProduct(browser);
  }
  if (chance(LOOKS_ON)) await toProduct(browser);
}

/** Puts the product on whose page the browser is into the cart. @returns its id; null where it cannot be had */
export async function buy(browser: PlainBrowser): Promise<string | null> {
  const id = browser.visit.url.pathname.match(/^\/single-product\/(\d+)$/)?.[1];
  if (!id || !browser.visit.page.querySelector("main button[value=buy]")) return null;
  await browser.press("buy", { quantity: "1" });
  return browser.visit.url.pathname === "/cart" ? id : null;
}

/** Signs a new customer in on the way from the cart to the address. @returns their e-mail address */
export async function signInToShip(browser: PlainBrowser, shop: LoadShop): Promise<string> {
  const customer = await shop.newCustomer();
  await browser.open("/shipping");
  await browser.press(account.login, { ...customer });
  return customer.email;
}

/** The number of the order whose page is open. */
export const orderShown = ({ visit }: PlainBrowser): string | undefined =>
  visit.url.pathname.match(/^\/show-order\/([^/]+)$/)?.[1];

/** From the cart to the order's page. */
async function checkOut(browser: PlainBrowser, shop: LoadShop, id: string): Promise<Visited> {
  const customer = await signInToShip(browser, shop);
  await browser.press("confirm", ADDRESS);
  await browser.press("confirm", { payment: "qpay" });
  const number = orderShown(browser);
  if (!number) return { ending: "sold out", reason: `${browser.visit.status} at ${browser.visit.url.pathname}` };
  if (chance(LOOKS_AGAIN)) await browser.open(browser.visit.url.pathname);
  return { ending: "ordered", order: { number, customer, goods: `${id}×1` } };
}

/** Plays one visit. */
export async function visit(shop: LoadShop): Promise<Visited> {
  const browser = countedBrowser(shop);
  try {
    await look(browser, shop);
    if (!chance(BUYS)) return { ending: "left" };
    const id = await buy(browser);
    if (!id) return { ending: "left" };
    if (!chance(CHECKS_OUT)) return { ending: "left with a cart" };
    return await checkOut(browser, shop, id);
  } catch (error) {
    return { ending: "stumbled", reason: error instanceof Error ? error.message : String(error) };
  }
}
