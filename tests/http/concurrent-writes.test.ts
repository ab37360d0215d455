/**
 * Plain forms sent at once, of one browser, of its tabs and of a customer's devices: each counts exactly once. Counted
 * on a cart page, which reads the shopper's object.
 */
import { beforeAll, expect, test } from "vitest";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();
/** 1 to `last`. */
const range = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
beforeAll(async () => {
  shop.api.dress({ products: Object.fromEntries(range(30).map((id) => [id, { remain: 400 }])) });
});

type Cart = Record<number, number>;

/** Sends a form with a tab's cookies; its answer's page is not opened. */
async function send(tab: PlainBrowser, path: string, fields: Record<string, string>) {
  const headers = { Cookie: tab.cookie, Origin: shop.origin };
  const answer = await fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
}

const press = (tab: PlainBrowser, id: number) => send(tab, "/cart", { intent: "add", id: String(id), quantity: "1" });
const remove = (tab: PlainBrowser, id: number) => send(tab, `/cart?id=${id}`, { intent: "remove" });

async function quantitiesOf(browser: PlainBrowser): Promise<Cart> {
  const { status, page } = await browser.tab().open("/cart");
  expect(status).toBe(200);
  const fields = page.querySelectorAll("main input[name^=quantity]");
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute("name")?.slice("quantity".length), Number(field.getAttribute("value"))]),
  );
}

/** A guest with a piece of each of these products. */
async function guest(...ids: number[]): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/cart");
  for (const id of ids) await browser.post("/cart", { intent: "add", id: String(id), quantity: "1" });
  return browser;
}

const products = range(20).map((index) => index + 5);

test.each<[what: string, of: () => Promise<PlainBrowser>, writes: (browser: PlainBrowser) => unknown[], cart: Cart]>([
  [
    "20 adds of different products: no product is missing",
    () => guest(5),
    (browser) => products.map((id) => press(browser, id)),
    { 5: 1, ...Object.fromEntries(products.map((id) => [id, 1])) },
  ],
  [
    "20 adds of one product: no piece is missing, and none is there twice",
    () => guest(1),
    (browser) => range(20).map(() => press(browser, 1)),
    { 1: 21 },
  ],
  [
    "5 adds in each of 10 tabs: no tab takes back what another has added",
    () => guest(2),
    (browser) =>
      range(10).map(async () => {
        const tab = browser.tab();
        for (const _ of range(5)) await press(tab, 1);
      }),
    { 1: 50, 2: 1 },
  ],
  [
    "adds that cross a removal: what was removed is gone, what was added is there",
    () => guest(1, 2, 3),
    (browser) => [press(browser, 1), remove(browser, 2), press(browser, 4), remove(browser, 3), press(browser, 1)],
    { 1: 3, 4: 1 },
  ],
])("%s", async (_, of, writes, cart) => {
  const browser = await of();
  await Promise.all(writes(browser));
  expect(await quantitiesOf(browser)).toEqual(cart);
});

/** Ids of products that no other test of the customer's cart uses. */
const late = products.slice(5, 15);

test("10 adds on each of a customer's two devices: both see all of them", async () => {
  const devices = [await new PlainBrowser(shop.origin).signIn(), await new PlainBrowser(shop.origin).signIn()];
  await Promise.all(devices.flatMap((device) => range(10).map(() => press(device, 1))));
  for (const device of devices) expect(await quantitiesOf(device)).toMatchObject({ 1: 20 });
});

test("adds while their guest signs in: no product is lost or there twice, and all are in the customer's cart", async () => {
  const browser = await guest(2);
  await browser.open("/login");
  const early = browser.tab();
  const signsIn = browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  await Promise.all([signsIn, ...late.map((id) => press(early, id))]);
  expect(await quantitiesOf(browser)).toMatchObject({ 2: 1, ...Object.fromEntries(late.map((id) => [id, 1])) });
});
