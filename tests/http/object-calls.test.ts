/** How often a request calls objects of shoppers (decision 0264): nothing that only shows a cart waits for one. */
import { beforeAll, expect, test } from "vitest";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS } from "#tests/support/walk.ts";

const shop = sharedFaultyShop();
let customer: PlainBrowser;
beforeAll(async () => {
  customer = await new PlainBrowser(shop.origin).signIn();
  await customer.post("/cart", { intent: "add", id: "5", quantity: "1" });
});

/** The calls of each request that this makes, redirects included. */
async function callsOf(request: () => Promise<unknown>): Promise<number[]> {
  shop.logged.length = 0;
  await request();
  return shop.logged.flatMap((line) => {
    const [, objects] = /"event":"request".*"objects":(\d+)/.exec(line) ?? [];
    return objects === undefined ? [] : [Number(objects)];
  });
}

/** The shop begins anew, with nothing remembered; the customer goes on. */
async function restarted(): Promise<void> {
  await shop.restart();
  customer = customer.tab(shop.origin);
}

async function guestWithCart(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/5");
  await browser.press("add");
  await browser.open("/single-product/5");
  await browser.press("compare");
  return browser;
}

/** Signed in less than ten seconds ago as far as the isolate knows. */
async function confirmed(): Promise<PlainBrowser> {
  await customer.open("/cart");
  return customer;
}

const SHOWING = ["/", "/category/1", "/search?search=a", "/single-product/5", "/brands", "/terms"];
const NEW = async () => new PlainBrowser(shop.origin);
test.each<[string, () => Promise<PlainBrowser>]>([
  ["a new guest", NEW],
  ["a guest with a cart and a comparison", guestWithCart],
  ["a customer", confirmed],
])("pages that only show the cart call none for %s", async (_, who) => {
  const browser = await who();
  for (const path of SHOWING) expect([path, ...(await callsOf(() => browser.open(path)))]).toEqual([path, 0]);
});

test("an isolate that has not heard of a customer's session for ten seconds asks for it, once", async () => {
  await restarted();
  expect(await callsOf(() => customer.open("/category/1"))).toEqual([1]);
  expect(await callsOf(() => customer.open("/category/2"))).toEqual([0]);
});

test("a guest's cart, comparison and sign-in page: one, and none for a browser that comes without an id", async () => {
  for (const [who, calls] of [
    [await guestWithCart(), 1],
    [await NEW(), 0],
  ] as const) {
    for (const path of ["/cart", "/compare", "/login"]) {
      if (calls === 0) who.cookies.clear();
      expect([path, ...(await callsOf(() => who.open(path)))]).toEqual([path, calls]);
    }
  }
});

test("a customer's cart, checkout, order and profile: one", async () => {
  await customer.open("/shipping");
  await customer.press("confirm", ADDRESS);
  expect(customer.visit.url.pathname).toBe("/confirm-order");
  const profile = ["info", "saved", "orders", "password"].map((role) => `/profile?role=${role}`);
  for (const path of ["/cart", "/shipping", "/confirm-order", "/show-order/PI000001", "/compare"])
    expect([path, ...(await callsOf(() => customer.open(path)))]).toEqual([path, 1]);
  // Their data are the API's: only whether the session is alive is asked, which is known.
  for (const path of profile)
    expect(
      (await callsOf(() => customer.open(path))).every((calls) => calls <= 1),
      path,
    ).toBe(true);
  // Nor is it another question whether the session is alive.
  for (const path of ["/cart", "/confirm-order", "/show-order/PI000001"]) {
    await restarted();
    expect([path, ...(await callsOf(() => customer.open(path)))]).toEqual([path, 1]);
  }
});

const returnTo = "/category/1";
test.each<[string, string, Record<string, string>]>([
  ["an add", "/cart", { intent: "add", id: "5", quantity: "1", returnTo }],
  ["a quantity", "/cart", { intent: "set", id: "5", quantity5: "3" }],
  ["a removal", "/cart", { intent: "remove", id: "5", returnTo }],
  ["a comparison", "/compare", { intent: "compare", id: "7", returnTo }],
  ["the end of a comparison", "/compare", { intent: "remove", id: "7", returnTo }],
])("%s calls one, a customer's too, whose session it checks as well", async (_, path, form) => {
  for (const browser of [await guestWithCart(), await confirmed()]) {
    const [calls] = await callsOf(() => browser.post(path, form));
    expect(calls).toBe(1);
  }
});
