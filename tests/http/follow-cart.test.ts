/**
 * A customer's cart follows them (decision 0264), as the deployed Workers do it: two devices are two cookie jars. For
 * both generations of the API.
 */

import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { ADDRESS } from "#tests/support/walk.ts";

const { notices } = SENTENCES.mn;

const shop = sharedShop();
let ids: number[];
beforeAll(async () => {
  const rows = await shop.sql("SELECT id FROM product WHERE remain >= 20 AND id > 1 ORDER BY id LIMIT 60");
  ids = rows.map(({ id }) => Number(id));
});

const device = () => new PlainBrowser(shop.origin);

async function signIn(browser: PlainBrowser, who: Customer, next = "/"): Promise<PlainBrowser> {
  // Posted, since a customer who is signed in is not shown the form: another tab has it open.
  await browser.post("/login", { ...who, next });
  expect([browser.visit.status, browser.visit.url.pathname]).not.toContain("/login");
  return browser;
}

const product = (place: number) => ids[place] ?? 0;
const add = (browser: PlainBrowser, place: number, quantity = 1) =>
  browser.post("/cart", { intent: "add", id: String(product(place)), quantity: String(quantity) });
const remove = (browser: PlainBrowser, place: number) =>
  browser.post(`/cart?id=${product(place)}`, { intent: "remove" });

/** What the cart's page holds: `place x quantity`. */
async function held(browser: PlainBrowser): Promise<string[]> {
  await browser.open("/cart");
  return browser.visit.page.querySelectorAll(".cart-line input[data-max]").map((field) => {
    const id = Number(field.getAttribute("name")?.replace("quantity", ""));
    return `${ids.indexOf(id)}x${field.getAttribute("value")}`;
  });
}

/** The sentences of the notice that begins with the given one. */
function noticeOf({ visit }: PlainBrowser, sentence: string): string {
  const texts = visit.page.querySelectorAll(".notice").map(({ textContent }) => textContent);
  const text = texts.find((one) => one.includes(sentence)) ?? "";
  return text.slice(text.indexOf(sentence), text.lastIndexOf(".") + 1);
}

/** A change reaches the customer's object after the answer, so this polls until it is there. */
async function foundBy(who: Customer, wanted: string[]): Promise<void> {
  let found: string[] = [];
  for (let count = 0; count < 20; count++) {
    found = await held(await signIn(device(), who));
    if (found.join() === wanted.join()) return;
  }
  expect(found).toEqual(wanted);
}

test("the cart of one device is there after signing in at another, after its own lines, and a notice says so", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const phone = await signIn(device(), who);
  await add(phone, 0, 2);
  await add(phone, 1);
  await foundBy(who, ["0x2", "1x1"]);
  const laptop = device();
  await add(laptop, 2);
  await add(laptop, 0, 3);
  await signIn(laptop, who);
  expect(noticeOf(laptop, notices.cartJoined)).toBe(notices.cartJoined);
  expect(await held(laptop)).toEqual(["2x1", "0x3", "1x1"]);
  // The first device has it at once.
  expect(await held(phone)).toEqual(["2x1", "0x3", "1x1"]);
});

test("a shopper who signs in for a checkout step and gets further lines sees the cart first", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const phone = await signIn(device(), who);
  await add(phone, 0);
  await foundBy(who, ["0x1"]);
  const laptop = device();
  await add(laptop, 1);
  await signIn(laptop, who, "/shipping");
  expect(laptop.visit.url.pathname).toBe("/cart");
  expect(laptop.text).toContain(notices.cartJoined);
  // Without further lines the step opens at once.
  await signIn(laptop, who, "/shipping");
  expect(laptop.visit.url.pathname).toBe("/shipping");
});

test("a removed line stays removed: signed in, as a guest, and at the other device", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const [phone, laptop] = [await signIn(device(), who), device()];
  for (const place of [0, 1, 2]) await add(phone, place);
  await foundBy(who, ["0x1", "1x1", "2x1"]);
  await signIn(laptop, who);
  await remove(phone, 0);
  await foundBy(who, ["1x1", "2x1"]);
  await phone.open("/");
  await phone.press("Гарах");
  await remove(phone, 1);
  await signIn(phone, who);
  expect(await held(phone)).toEqual(["2x1"]);
  expect(await held(laptop)).toEqual(["2x1"]);
  // What the phone removes while the laptop has only a copy goes there too, told.
  await laptop.open("/");
  await laptop.press("Гарах");
  await remove(phone, 2);
  await signIn(laptop, who);
  // The notice names only what happened: no number is 0.
  expect(noticeOf(laptop, notices.cartJoined)).toBe(notices.cartJoined);
  expect(await held(laptop)).toEqual([]);
});

test("an order takes its goods out of the cart of every device", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const [phone, laptop] = [await signIn(device(), who), await signIn(device(), who)];
  for (const place of [0, 1]) await add(phone, place);
  await add(laptop, 5);
  await phone.open("/shipping");
  await phone.press("confirm", { ...ADDRESS, district: "1", khoroo: "1" });
  await phone.press("confirm", { payment: "qpay" });
  expect(phone.visit.url.pathname).toMatch(/^\/show-order\//);
  for (const browser of [phone, laptop]) expect(await held(browser)).toEqual([]);
});

test("another customer at the same device, and the same moment, finds and changes nothing of the first one's", async () => {
  const [one, other] = [await newCustomer(shop.apiOrigin), await newCustomer(shop.apiOrigin)];
  const shared = await signIn(device(), one);
  await add(shared, 0);
  await foundBy(one, ["0x1"]);
  expect(await held(await signIn(device(), other))).toEqual([]);
  const copy = shared.cookies.get("shown") ?? "";
  await shared.open("/");
  await shared.press("Гарах");
  await signIn(shared, other);
  expect(await held(shared)).toEqual([]);
  await add(shared, 1);
  await foundBy(other, ["1x1"]);
  await foundBy(one, ["0x1"]);
  // A forged cookie names no cart, and the first customer's copy is believed by nobody.
  const thief = await signIn(device(), other);
  for (const [name, value] of [
    ["shown", copy],
    ["shopper", "customer 1"],
    ["shopper", "../../customer 1"],
  ] as const) {
    thief.cookies.set(name, value);
    await add(thief, 7);
    await signIn(thief, other);
    expect(await held(thief)).not.toContain("0x1");
  }
  await foundBy(one, ["0x1"]);
});

describe("two customers of one browser", () => {
  const LEFT = (foreign: number) => interpolate(notices.cartForeign, { foreign });

  test.each(["signs out", "leaves the session to the next one"])(
    "the first %s: their lines leave the cart, with a notice; a guest's stay",
    async (way) => {
      const [one, other] = [await newCustomer(shop.apiOrigin), await newCustomer(shop.apiOrigin)];
      const shared = await signIn(device(), one);
      await add(shared, 0, 2);
      await add(shared, 1);
      if (way === "signs out") {
        await shared.open("/");
        await shared.press("Гарах");
        await add(shared, 2);
        await add(shared, 1);
      }
      // The cart is shown before anybody buys what is left in it.
      await signIn(shared, other, "/shipping");
      expect(shared.visit.url.pathname).toBe("/cart");
      const count = way === "signs out" ? 1 : 2;
      expect(shared.text).toContain(LEFT(count));
      expect(shared.text).toContain(notices.signedIn);
      const others = way === "signs out" ? ["1x2", "2x1"] : [];
      expect(await held(shared)).toEqual(others);
      await foundBy(other, others);
      await foundBy(one, ["0x2", "1x1"]);
    },
  );

  test("neither coupon, points nor address of the first one is the second one's, nor there again for the first one", async () => {
    const [one, other] = [await newCustomer(shop.apiOrigin), await newCustomer(shop.apiOrigin)];
    for (const leave of ["Гарах", ""]) {
      const shared = await signIn(device(), one);
      await add(shared, 0);
      await shared.open("/shipping");
      await shared.press("coupon", { coupon: "OCH2020", name: "Нэгдүгээр Хүн", more: "нууц 45 тоот" });
      await shared.press("bonus", { bonus: "7" });
      await shared.open("/shipping");
      expect(shared.visit.html).toMatch(/Нэгдүгээр[\s\S]*OCH2020/);
      if (leave) {
        await shared.open("/");
        await shared.press(leave);
        expect([...shared.cookies.keys()].filter((name) => name !== "recent").toSorted()).toEqual(["shopper", "shown"]);
      }
      for (const who of leave ? [other, one] : [other]) {
        await signIn(shared, who);
        await add(shared, 1);
        for (const path of ["/shipping", "/cart", "/profile", "/"]) {
          await shared.open(path);
          expect(shared.visit.html, path).not.toMatch(/OCH2020|Нэгдүгээр|нууц 45/);
        }
      }
    }
  });
});

test("a notice names the lines that do not fit the cart, and they stay kept", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const phone = await signIn(device(), who);
  for (const place of [50, 51]) await add(phone, place);
  await foundBy(who, ["50x1", "51x1"]);
  const laptop = device();
  for (let place = 0; place < MAX_LINES - 1; place++) await add(laptop, place);
  await signIn(laptop, who);
  const told = interpolate(notices.joinedLeft, { left: 1 });
  expect(noticeOf(laptop, notices.cartJoined)).toBe(`${notices.cartJoined} ${told}`);
  const lines = await held(laptop);
  expect([lines.length, lines.at(-1)]).toEqual([MAX_LINES, "51x1"]);
  expect(lines).not.toContain(`${MAX_LINES - 2}x1`);
  await remove(laptop, 0);
  await signIn(laptop, who);
  expect(await held(laptop)).toContain(`${MAX_LINES - 2}x1`);
});
