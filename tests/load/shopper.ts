/**
 * One visit of a shopper without JavaScript: what real ones do, in the shapes and shares below. It walks by the links
 * and forms of the pages it gets, so that what it presses is what the shop offers.
 */
import { account } from "#app/i18n/mn/account.ts";
import { errors } from "#app/i18n/mn/errors.ts";
import type { SignIn } from "#tests/support/checkout-walk.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import type { LoadShop } from "./load-shop.ts";
import { kindOf, type Order } from "./tally.ts";

/**
 * How a visit ended: `turned away` by a page that says that the shop's system is down, `stumbled` over one that did not
 * have what belongs on it.
 */
export type Ending = "left" | "left with a cart" | "ordered" | "sold out" | "turned away" | "stumbled";

/** Somebody with a form before them. */
interface Typing {
  browser: PlainBrowser;
  /** What was typed into a form whose page did not take it and said that it is kept. */
  typed?: { path: string; fields: Record<string, string> };
}

/** Somebody who wants to order one piece of a product. */
export interface Buyer extends Typing {
  customer: SignIn;
  /** The product. */
  id: string;
}

export interface Visited {
  ending: Ending;
  /** The order that the shopper was shown. */
  order?: Order;
  /** Where and why a visit ended otherwise. */
  reason?: string;
  /** Who was on the way to an order. */
  buyer?: Buyer;
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

/** Where a shopper stands whose order's answer was lost. */
export const RESULT_PAGE = "/confirm-order/result";

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
      if (isAway(browser)) return;
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
  await pressed({ browser }, "buy", { quantity: "1" });
  return browser.visit.url.pathname === "/cart" ? id : null;
}

/**
 * Presses a button. A page that does not take it holds what was typed, or says that it is kept: then `checkTyped` looks
 * whether it is.
 * @returns whether it was taken
 * @throws where what was typed is lost
 */
export async function pressed(buyer: Typing, button: string, typed: Record<string, string>): Promise<boolean> {
  const { browser } = buyer;
  const { action } = browser.filled(button, typed);
  await browser.press(button, typed);
  const { status, url } = browser.visit;
  if (status < 500) return true;
  // It was taken, and the page after it did not come.
  if (url.pathname !== action.pathname || lostOf(browser, typed).length === 0) return false;
  if (!browser.text.includes(errors.retryHint))
    throw new Error(`${url.pathname} says nothing of ${lostOf(browser, typed)}`);
  buyer.typed = { path: url.pathname, fields: typed };
  return false;
}

/** Opens the form whose page said that it is kept. @throws where it does not show what was typed into it */
export async function checkTyped({ browser, typed }: Typing): Promise<void> {
  if (!typed) return;
  await browser.open(typed.path);
  // Elsewhere, the form has had its effect.
  if (browser.visit.url.pathname !== typed.path) return;
  const lost = lostOf(browser, typed.fields);
  if (lost.length > 0) throw new Error(`${typed.path} has lost ${lost}`);
}

/** The fields that are not in the page as a shopper filled them in; passwords are never. */
const lostOf = (browser: PlainBrowser, typed: Record<string, string>): string[] =>
  Object.keys(typed).filter((name) => name !== "password" && !isTyped(browser, name, typed[name] ?? ""));

/** Whether a control of the page has a value that a shopper typed or chose. */
function isTyped({ visit }: PlainBrowser, name: string, value: string): boolean {
  if (value === "") return true;
  return visit.page.querySelectorAll(`[name="${name}"]`).some((control) => {
    if (control.tagName === "SELECT") return control.querySelector("option[selected]")?.getAttribute("value") === value;
    if (control.tagName === "TEXTAREA") return control.textContent === value;
    if (control.getAttribute("type") === "radio" && !control.hasAttribute("checked")) return false;
    return control.getAttribute("value") === value;
  });
}

/** The steps of a checkout by the page on which each is; a step that is not taken is left to another time. */
const STEPS: Readonly<Record<string, (buyer: Buyer) => Promise<unknown>>> = {
  "/login": (buyer) => pressed(buyer, account.login, { ...buyer.customer }),
  "/shipping": (buyer) => pressed(buyer, "confirm", ADDRESS),
  "/confirm-order": (buyer) => pressed(buyer, "confirm", { payment: "qpay" }),
};

/**
 * Goes on with a checkout from the page that is open, as far as pages let it.
 * @param until the page at which to stop
 * @returns the order, where there is one
 */
export async function goOn(buyer: Buyer, until?: string): Promise<Order | undefined> {
  const { browser, customer, id } = buyer;
  for (let done = ""; done !== browser.visit.url.pathname && browser.visit.status < 500; ) {
    done = browser.visit.url.pathname;
    if (done !== until) await STEPS[done]?.(buyer);
  }
  const number = orderShown(browser);
  return number ? { number, customer: customer.email, goods: `${id}×1` } : undefined;
}

/** The number of the order whose page is open. */
export const orderShown = ({ visit }: PlainBrowser): string | undefined =>
  visit.url.pathname.match(/^\/show-order\/([^/]+)$/)?.[1];

/** From the cart to the order's page. */
async function checkOut(buyer: Buyer): Promise<Visited> {
  const { browser } = buyer;
  await browser.open("/shipping");
  const order = await goOn(buyer);
  if (order && chance(LOOKS_AGAIN)) await browser.open(browser.visit.url.pathname);
  if (order) return { ending: "ordered", order };
  const { status, url } = browser.visit;
  const isOver = status < 500 && url.pathname !== RESULT_PAGE;
  return { ending: isOver ? "sold out" : "turned away", reason: `${status} at ${url.pathname}`, buyer };
}

const isAway = ({ visit }: PlainBrowser) => visit.status >= 500;
const turnedAway = ({ visit }: PlainBrowser): Visited => ({
  ending: "turned away",
  reason: `${visit.status} at ${kindOf("", visit.url.pathname).trim()}`,
});

/** Plays one visit. */
export async function visit(shop: LoadShop): Promise<Visited> {
  const browser = countedBrowser(shop);
  try {
    await look(browser, shop);
    if (isAway(browser)) return turnedAway(browser);
    if (!chance(BUYS)) return { ending: "left" };
    const id = await buy(browser);
    if (isAway(browser)) return turnedAway(browser);
    if (!id) return { ending: "left" };
    if (!chance(CHECKS_OUT)) return { ending: "left with a cart" };
    return await checkOut({ browser, customer: await shop.newCustomer(), id });
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    // "fetch failed" says nothing without it.
    return { ending: "stumbled", reason: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}
