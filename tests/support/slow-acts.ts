/**
 * Writes that must not be lost on a slow line: one row each, with the expected state afterwards.
 */

import type { BrowserContext, Page } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { payAtBank } from "./checkout-walk.ts";
import { choosePlace } from "./choose-place.ts";
import type { Customer } from "./customer.ts";
import { mailsOf } from "./outbox.ts";
import type { PlainBrowser } from "./plain-browser.ts";

const { account, notices, ui } = SENTENCES.mn;

/** All that an act can change. */
export interface Model {
  /** Pieces by product. */
  cart: Record<number, number>;
  saved: number[];
  isSignedIn: boolean;
  /** The receiver's name in the address typed so far. */
  receiver: string;
  /** Mails that speak of the customer: to them, or what they told the shop. */
  mails: number;
}

export interface Act {
  name: string;
  /** What must be there before. */
  isSignedIn?: true;
  cart?: Record<number, number>;
  /** Comes to its page, where that takes more than its address; the browser is signed in if the act is. */
  prepare?: (browser: PlainBrowser, api: string) => Promise<string>;
  /** What `prepare` has changed. */
  start?: Partial<Model>;
  /** The address; `prepare` may say another. */
  page: string;
  /** Types what is to be sent. */
  fill?: (page: Page, customer: Customer) => Promise<void>;
  press: (page: Page) => Promise<void>;
  does: (model: Model) => Model;
  /** Its notice, if any. */
  says?: string | RegExp;
  /** Its redirect; absent when the page stays. */
  leads?: string | RegExp;
  /** Another act of the same page; the same one again when it is absent. */
  second?: { press: (page: Page) => Promise<void>; does: (model: Model) => Model };
}

const words = (sentence: string) => new RegExp(sentence.replace(/\{\{\w+\}\}/g, ".+"));
/** Not the hidden twin by which Enter sends a form. */
const button = (value: string) => (page: Page) =>
  page.locator(`main button[value=${value}]:not([aria-hidden])`).first().click();
const add = (id: number) => (model: Model) => ({
  ...model,
  cart: { ...model.cart, [id]: (model.cart[id] ?? 0) + 1 },
});
const more = (id: number) => (page: Page) => page.locator(`#p-${id}`).getByRole("button", { name: ui.more }).click();
const adding = { press: button("add"), does: add(5) };
const raising = { press: more(6), does: add(6) };
/** What a second press does of a button that leads on, and a look: nothing more. */
const same = (model: Model): Model => model;
const mailed = (model: Model): Model => ({ ...model, mails: model.mails + 1 });
const RECEIVER = "Дэмо Болд";
/** Whom the address form names before anything is typed: the customer. */
const CUSTOMER = "Туршилт";

async function typeAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

async function typeAddress(page: Page): Promise<void> {
  await typeAll(page, { name: RECEIVER, phone: "99112233", more: "45 тоот" });
  await choosePlace(page);
}

/** @returns the number of an order that waits for its payment */
async function order(browser: PlainBrowser): Promise<string> {
  const address = { name: RECEIVER, phone: "99112233", more: "45 тоот", district: "1", khoroo: "1" };
  await browser.open("/shipping");
  await browser.press("confirm", address);
  const { url } = await browser.press("confirm", { payment: "qpay" });
  return url.pathname.split("/").at(-1) ?? "";
}

export const ACTS: readonly Act[] = [
  { name: "add", page: "/single-product/5", ...adding, says: words(notices.addedToCart) },
  { name: "set quantity", cart: { 5: 1, 6: 1 }, page: "/cart", press: more(5), does: add(5), second: raising },
  {
    name: "remove",
    cart: { 5: 1, 6: 1 },
    page: "/cart",
    press: (page) => page.locator("#p-5 button[value=remove]").click(),
    does: (model) => ({ ...model, cart: Object.fromEntries(Object.entries(model.cart).filter(([id]) => id !== "5")) }),
    says: words(notices.removedFromCart),
    second: raising,
  },
  {
    name: "save",
    isSignedIn: true,
    page: "/single-product/5",
    press: button("save"),
    does: (model) => ({ ...model, saved: [5] }),
    says: notices.favouriteSaved,
    second: adding,
  },
  {
    name: "address",
    isSignedIn: true,
    cart: { 5: 1 },
    page: "/shipping",
    fill: typeAddress,
    press: (page) => page.locator("aside button[value=confirm]").click(),
    does: (model) => ({ ...model, receiver: RECEIVER }),
    leads: "/confirm-order",
  },
  {
    name: "sign-in",
    cart: { 5: 1 },
    page: "/login?next=%2Fcompare",
    fill: async (page, { email, password }) => {
      await page.getByLabel(account.email).fill(email);
      await page.getByLabel(account.password).fill(password);
    },
    press: (page) => page.locator("main").getByRole("button", { name: account.login }).click(),
    does: (model) => ({ ...model, isSignedIn: true }),
    says: notices.signedIn,
    leads: "/compare",
  },
  {
    name: "order again",
    isSignedIn: true,
    cart: { 5: 2 },
    page: "/show-order",
    prepare: async (browser, api) => {
      const number = await order(browser);
      // One that waits for its payment is not ordered again.
      await payAtBank(api, number);
      return `/show-order/${number}`;
    },
    // The next order begins with the receiver of the last one.
    start: { cart: {}, receiver: RECEIVER },
    press: button("again"),
    does: (model) => ({ ...model, cart: { 5: (model.cart[5] ?? 0) + 2 } }),
    says: notices.orderedAgain,
    leads: "/cart",
    second: { press: button("again"), does: same },
  },
  {
    name: "register",
    page: "/register?next=%2Fcart",
    fill: (page, { email }) =>
      typeAll(page, {
        ...{ name: RECEIVER, email: `new-${email}`, phone: "99112233" },
        ...{ password: "another-1", rePassword: "another-1" },
      }),
    press: button("confirm"),
    does: mailed,
    says: notices.registered,
    leads: "/register?sent=1&next=%2Fcart",
    second: { press: button("confirm"), does: same },
  },
  {
    name: "feedback",
    isSignedIn: true,
    page: "/contact",
    fill: (page) => typeAll(page, { subject: "Хүргэлт", message: "Маш хурдан ирлээ" }),
    press: button("confirm"),
    does: mailed,
    says: notices.feedbackSent,
    second: { press: button("confirm"), does: same },
    leads: /^\/contact\?sent=/,
  },
];

/** Where the shop and its API are. */
export interface Origins {
  shop: string;
  api: string;
}

/** Asks the shop with a browser's cookies, past the browser. */
async function asked(shop: string, context: BrowserContext) {
  const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  return async (path: string) => (await fetch(shop + path, { headers: { Cookie } })).text();
}

/** Pieces by product, as the cart's page has them. */
function linesOn(page: string): Model["cart"] {
  const lines = [...page.matchAll(/id="p-(\d+)"[\s\S]*?name="quantity\d+"[^>]*value="(\d+)"/g)];
  return Object.fromEntries(lines.map(([, id, quantity]) => [Number(id), Number(quantity)]));
}

/** The cart of a browser, as its page shows it. */
export const cartIn = async (shop: string, context: BrowserContext) =>
  linesOn(await (await asked(shop, context))("/cart"));

/** What the shop itself says, asked with a browser's cookies: the model's other side. */
export async function stateOf(
  { shop, api }: Origins,
  { context, customer }: { context: BrowserContext; customer: Customer },
): Promise<Model> {
  const text = await asked(shop, context);
  const page = await text("/cart");
  const cart = linesOn(page);
  const idsIn = (html: string) => [
    ...new Set(
      [...(html.split("<main")[1] ?? "").matchAll(/<(?:th|li)[^>]* id="p-(\d+)"/g)].map(([, id]) => Number(id)),
    ),
  ];
  const isSignedIn = page.includes('action="/logout"');
  const shipping = isSignedIn && Object.keys(cart).length > 0 ? await text("/shipping") : "";
  return {
    cart,
    saved: isSignedIn ? idsIn(await text("/profile?role=saved")) : [],
    isSignedIn,
    receiver: shipping.match(/<input[^>]*name="name"[^>]*value="([^"]*)"/)?.[1] ?? "",
    mails: (await mailsOf(api, customer.email)).length,
  };
}

/** The state from which an act begins. */
export const before = ({ cart = {}, isSignedIn, start }: Act): Model => ({
  ...{ cart, saved: [], isSignedIn: isSignedIn === true, receiver: "" },
  // The mail with which the address was confirmed.
  mails: 1,
  ...start,
});

/** A model as the shop shows it: the address form, which needs a session and a cart, begins with the customer. */
export const shown = (model: Model): Model => ({
  ...model,
  receiver: model.isSignedIn && Object.keys(model.cart).length > 0 ? model.receiver || CUSTOMER : "",
});
