/**
 * A model of a shopper: the state of cart, checkout and orders, and how each action changes it. The actions are
 * those of a browser, with JavaScript and without.
 */

import type { Page } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { FLAT_FEE_ABOVE } from "#bff/rules/delivery.ts";
import { choosePlace } from "./choose-place.ts";
import type { Customer } from "./customer.ts";
import { type DrawnLine, type Sums, sumsOf } from "./drawn-checkout.ts";
import { open, settled } from "./ready.ts";

const { account, checkout } = SENTENCES.mn;

/** What is sold, by the product's number. */
export type Catalogue = ReadonlyMap<number, Omit<DrawnLine, "quantity">>;

export interface ShopperModel {
  /** Pieces by product, in the order in which the products came in. */
  cart: ReadonlyMap<number, number>;
  isSignedIn: boolean;
  coupon: { code: string; amount: number } | null;
  /** The points that were asked for, or null. */
  bonus: number | null;
  balance: number;
  /** The place of the address that was sent for this order. */
  sent: { district: number; khoroo: number } | null;
  /** Where the customer lives as far as the API knows. */
  home: { district: number; khoroo: number } | null;
  usedCoupons: readonly string[];
  orders: readonly { lines: ReadonlyMap<number, number>; sums: Sums }[];
  /** The cart with which the customer signed out, once they had signed in. */
  left: ReadonlyMap<number, number> | null;
}

export const NEW_SHOPPER: ShopperModel = {
  ...{ cart: new Map(), isSignedIn: false, coupon: null, bonus: null, balance: 0, sent: null, home: null },
  ...{ usedCoupons: [], orders: [], left: null },
};

/** What the model's checkout costs; without a place, without a fee that depends on it. */
export function sumsIn(model: ShopperModel, catalogue: Catalogue): Sums {
  const lines = [...model.cart].flatMap(([id, quantity]) => {
    const product = catalogue.get(id);
    return product ? [{ ...product, quantity }] : [];
  });
  const { coupon, bonus, balance } = model;
  const place = model.sent ?? model.home;
  const drawn = { lines, bonus, balance, isPerson: true, place: place ?? { district: 1, khoroo: 1 } };
  const sums = sumsOf({ ...drawn, coupon: coupon?.amount ?? null });
  // Above its limit the fee is the same everywhere, and counts before a place is known (rule D4).
  const isCertain = place !== null || sums.total - sums.fee + sums.bonus > FLAT_FEE_ABOVE;
  return isCertain ? sums : { ...sums, fee: 0, total: sums.total - sums.fee };
}

/** Where an act happens, and what it needs to know. */
export interface Stage {
  page: Page;
  customer: Customer;
  catalogue: Catalogue;
  /** Coupons that nobody else enters, by code. */
  coupons: ReadonlyMap<string, number>;
  /** A number from 0 to below `below`, the same in every run of a seed. */
  draw: (below: number) => number;
}

/** An act that was chosen: what it is called, does in the browser, and changes. */
export interface ShopperAct {
  name: string;
  press: (page: Page) => Promise<void>;
  after: ShopperModel;
  /** It goes through the history: sending nothing, it cannot fail. */
  isSilent?: boolean;
}

type Choice = (model: ShopperModel, stage: Stage) => ShopperAct | null;

const pick = <Item>(items: readonly Item[], { draw }: Stage): Item | undefined => items[draw(items.length)];
const button = (page: Page, value: string) => page.locator(`main button[value=${value}]:visible`).first();

/** Presses, and waits for what comes of it. */
async function press(page: Page, value: string): Promise<void> {
  await button(page, value).click();
  await settled(page);
}

const add: Choice = (model, stage) => {
  const id = pick([...stage.catalogue.keys()], stage);
  if (id === undefined) return null;
  const pieces = 1 + stage.draw(3);
  return {
    name: `add ${pieces} of ${id}`,
    press: async (page) => {
      await open(page, `/single-product/${id}`);
      await page.locator(".buy-form input[name=quantity]").fill(String(pieces));
      await page.locator(".buy-form button[value=add]").click();
      await settled(page);
    },
    after: { ...model, cart: new Map(model.cart).set(id, (model.cart.get(id) ?? 0) + pieces) },
  };
};

const change: Choice = (model, stage) => {
  const id = pick([...model.cart.keys()], stage);
  if (id === undefined) return null;
  const pieces = 1 + stage.draw(9);
  return {
    name: `set ${id} to ${pieces}`,
    press: async (page) => {
      await open(page, "/cart");
      const field = page.locator(`#p-${id} input[name^=quantity]`);
      await field.fill(String(pieces));
      await field.press("Enter");
      await settled(page);
    },
    after: { ...model, cart: new Map(model.cart).set(id, pieces) },
  };
};

const remove: Choice = (model, stage) => {
  const id = pick([...model.cart.keys()], stage);
  if (id === undefined) return null;
  return {
    name: `remove ${id}`,
    press: async (page) => {
      await open(page, "/cart");
      await page.locator(`#p-${id} button[value=remove]`).click();
      await settled(page);
    },
    after: { ...model, cart: new Map([...model.cart].filter(([other]) => other !== id)) },
  };
};

const signIn: Choice = (model, { customer }) => {
  // What a guest changed in between is joined with what the customer left: that has tests of its own.
  const isSame = model.left === null || JSON.stringify([...model.left]) === JSON.stringify([...model.cart]);
  if (model.isSignedIn || !isSame) return null;
  return {
    name: "sign in",
    press: async (page) => {
      await open(page, "/login?next=%2Fbrands");
      await page.getByLabel(account.email).fill(customer.email);
      await page.getByLabel(account.password).fill(customer.password);
      await page.locator("main").getByRole("button", { name: account.login }).click();
      await settled(page);
    },
    after: { ...model, isSignedIn: true },
  };
};

const signOut: Choice = (model) =>
  model.isSignedIn
    ? {
        name: "sign out",
        press: async (page) => {
          await open(page, "/brands");
          const greeting = page.locator("details:has(form[action='/logout'])").first();
          await greeting.locator("summary").click();
          await greeting.locator("button").click();
          await settled(page);
        },
        after: { ...model, isSignedIn: false, coupon: null, bonus: null, sent: null, left: model.cart },
      }
    : null;

const isAtCheckout = (model: ShopperModel) => model.isSignedIn && model.cart.size > 0;

const coupon: Choice = (model, stage) => {
  if (!isAtCheckout(model) || model.coupon) return null;
  const code = pick([...stage.coupons.keys(), "NOSUCH"], stage) ?? "";
  const amount = model.usedCoupons.includes(code) ? undefined : stage.coupons.get(code);
  return {
    name: `coupon ${code}`,
    press: async (page) => {
      await open(page, "/shipping");
      // It stays open over a coupon that could not be checked.
      if (!(await page.locator("#coupon").isVisible())) await page.getByText(checkout.couponFold).click();
      await page.locator("#coupon").fill(` ${code.toLowerCase()}`);
      await press(page, "coupon");
    },
    after: amount === undefined ? model : { ...model, coupon: { code, amount } },
  };
};

const dropCoupon: Choice = (model) =>
  isAtCheckout(model) && model.coupon
    ? {
        name: "drop the coupon",
        press: async (page) => {
          await open(page, "/shipping");
          await press(page, "remove-coupon");
        },
        after: { ...model, coupon: null },
      }
    : null;

const bonus: Choice = (model, { catalogue, draw }) => {
  const { goods } = sumsIn(model, catalogue);
  if (!isAtCheckout(model) || model.balance < 1 || goods < 4) return null;
  const points = [0, 1, 1_500, 20_000, 999_999][draw(5)] ?? 0;
  return {
    name: `bonus ${points}`,
    press: async (page) => {
      await open(page, "/shipping");
      await page.locator("#bonus").fill(String(points));
      await press(page, "bonus");
    },
    after: { ...model, bonus: points },
  };
};

const address: Choice = (model, { draw }) => {
  if (!isAtCheckout(model)) return null;
  // Khoroos of each fee.
  const place = { district: 1, khoroo: [1, 9, 34][draw(3)] ?? 1 };
  return {
    name: `address in khoroo ${place.khoroo}`,
    press: async (page) => {
      await open(page, "/shipping");
      for (const [name, value] of Object.entries({ name: "Дэмо Болд", phone: "99112233", more: "45 тоот" }))
        await page.locator(`[name=${name}]`).fill(value);
      await choosePlace(page, String(place.district), String(place.khoroo));
      await settled(page);
      await page.locator("aside button[value=confirm]").click();
      await settled(page);
    },
    after: { ...model, sent: place, home: place },
  };
};

const pay: Choice = (model, stage) => {
  if (!isAtCheckout(model) || !model.sent) return null;
  const { catalogue } = stage;
  const sums = sumsIn(model, catalogue);
  const which = stage.draw(3);
  return {
    name: "order",
    press: async (page) => {
      await open(page, "/confirm-order");
      const ways = page.locator("[name=payment]");
      await ways.nth(which % (await ways.count())).check();
      await settled(page);
      await page.locator("aside button[value=confirm]").click();
      await settled(page);
    },
    after: {
      ...{ ...model, cart: new Map(), coupon: null, bonus: null, sent: null, balance: model.balance - sums.bonus },
      usedCoupons: [...model.usedCoupons, ...(model.coupon ? [model.coupon.code] : [])],
      orders: [...model.orders, { lines: model.cart, sums }],
    },
  };
};

const back: Choice = (model) => ({
  name: "back",
  isSilent: true,
  press: async (page) => {
    await page.goBack();
    await settled(page);
  },
  after: model,
});

const reload: Choice = (model) => ({
  name: "reload",
  isSilent: true,
  press: async (page) => {
    await page.reload();
    await settled(page);
  },
  after: model,
});

/** Each as often as its weight. What leads on towards an order comes more often than what leads away. */
const CHOICES: readonly (readonly [weight: number, choice: Choice])[] = [
  [4, add],
  [3, change],
  [1, remove],
  [4, signIn],
  [1, signOut],
  [3, coupon],
  [1, dropCoupon],
  [3, bonus],
  [4, address],
  [6, pay],
  [1, back],
  [1, reload],
];

/** The next act of a shopper: one that is possible now. */
export function nextAct(model: ShopperModel, stage: Stage): ShopperAct {
  const drawn = CHOICES.flatMap(([weight, choice]) => Array.from({ length: weight }, () => choice));
  for (;;) {
    const act = pick(drawn, stage)?.(model, stage);
    if (act) return act;
  }
}
