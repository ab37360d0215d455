/**
 * Writes that must not be lost on a slow line: one row each, with the expected state afterwards.
 */
import type { BrowserContext, Page } from "playwright/test";
import { account } from "#app/i18n/mn/account.ts";
import { notices } from "#app/i18n/mn/notices.ts";
import { ui } from "#app/i18n/mn/ui.ts";
import { choosePlace } from "./choose-place.ts";

/** All that an act can change. */
export interface Model {
  /** Pieces by product. */
  cart: Record<number, number>;
  compare: number[];
  saved: number[];
  isSignedIn: boolean;
  /** The receiver's name in the address typed so far. */
  receiver: string;
}

export interface Act {
  name: string;
  /** What must be there before. */
  isSignedIn?: true;
  cart?: Record<number, number>;
  page: string;
  /** Types what is to be sent. */
  fill?: (page: Page, customer: { email: string; password: string }) => Promise<void>;
  press: (page: Page) => Promise<void>;
  does: (model: Model) => Model;
  /** Its notice, if any. */
  says?: string | RegExp;
  /** Its redirect; absent when the page stays. */
  leads?: string;
  /** Another act of the same page; the same one again when it is absent. */
  second?: { press: (page: Page) => Promise<void>; does: (model: Model) => Model };
}

const words = (sentence: string) => new RegExp(sentence.replace(/\{\{\w+\}\}/g, ".+"));
const button = (value: string) => (page: Page) => page.locator(`main button[value=${value}]`).first().click();
const add = (id: number) => (model: Model) => ({
  ...model,
  cart: { ...model.cart, [id]: (model.cart[id] ?? 0) + 1 },
});
const more = (id: number) => (page: Page) => page.locator(`#p-${id}`).getByRole("button", { name: ui.more }).click();
const adding = { press: button("add"), does: add(5) };
const raising = { press: more(6), does: add(6) };
const RECEIVER = "Дэмо Болд";
/** Whom the address form names before anything is typed: the customer. */
const CUSTOMER = "Туршилт";

async function typeAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ name: RECEIVER, phone: "99112233", more: "45 тоот" }))
    await page.locator(`[name=${name}]`).fill(value);
  await choosePlace(page);
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
    name: "compare",
    page: "/single-product/5",
    press: button("compare"),
    does: (model) => ({ ...model, compare: [5] }),
    says: notices.addedToCompare,
    second: adding,
  },
  {
    name: "coupon",
    isSignedIn: true,
    cart: { 5: 1 },
    page: "/shipping",
    fill: async (page) => {
      await typeAddress(page);
      await page.locator("details:has(#coupon) > summary").click();
      await page.locator("#coupon").fill("NOSUCH");
    },
    press: button("coupon"),
    does: (model) => ({ ...model, receiver: RECEIVER }),
    // At its field, or to who has left it that there is something to mend.
    says: new RegExp(`${notices.couponBad}|${ui.formRefused}`),
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
];

/** What the shop itself says, asked with a browser's cookies: the model's other side. */
export async function stateOf(shop: string, context: BrowserContext): Promise<Model> {
  const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const text = async (path: string) => (await fetch(shop + path, { headers: { Cookie } })).text();
  const cart = await text("/cart");
  const lines = [...cart.matchAll(/id="p-(\d+)"[\s\S]*?name="quantity\d+"[^>]*value="(\d+)"/g)];
  const idsIn = (html: string) => [
    ...new Set(
      [...(html.split("<main")[1] ?? "").matchAll(/<(?:th|li)[^>]* id="p-(\d+)"/g)].map(([, id]) => Number(id)),
    ),
  ];
  const isSignedIn = cart.includes('action="/logout"');
  const shipping = isSignedIn && lines.length > 0 ? await text("/shipping") : "";
  return {
    cart: Object.fromEntries(lines.map(([, id, quantity]) => [Number(id), Number(quantity)])),
    compare: idsIn(await text("/compare")),
    saved: isSignedIn ? idsIn(await text("/profile?role=saved")) : [],
    isSignedIn,
    receiver: shipping.match(/<input[^>]*name="name"[^>]*value="([^"]*)"/)?.[1] ?? "",
  };
}

/** The state from which an act begins. */
export const before = ({
  cart = {},
  isSignedIn = false,
}: Pick<Act, "cart"> & { isSignedIn?: boolean | undefined }): Model => ({
  ...{ cart, compare: [], saved: [], isSignedIn, receiver: "" },
});

/** A model as the shop shows it: the address form, which needs a session and a cart, begins with the customer. */
export const shown = (model: Model): Model => ({
  ...model,
  receiver: model.isSignedIn && Object.keys(model.cart).length > 0 ? model.receiver || CUSTOMER : "",
});
