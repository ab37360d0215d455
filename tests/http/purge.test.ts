/** Purges: who may ask for one, and that no page shows what was before it (decision 0212). */
import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const ADMIN_SECRET = "a secret of the administration, for tests";
const PURGE_SECRET = "a purge secret of at least 32 letters";
function signPurge(secret: string, body: string, at: number): string {
  return `Purge t=${at}, v=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

const now = () => Math.floor(Date.now() / 1_000);

let shop: TestShop;
let closed: TestShop;
beforeAll(async () => {
  [shop, closed] = [
    await startShop({ shopVars: { PURGE_SECRET }, apiVars: { PURGE_SECRET, ADMIN_SECRET } }),
    await startShop(),
  ];
});
afterAll(async () => {
  await shop?.stop();
  await closed?.stop();
});

async function purge(what: unknown, { secret = PURGE_SECRET, at = now(), origin = shop.origin } = {}): Promise<number> {
  const body = JSON.stringify(what);
  const headers = { "Content-Type": "application/json", Authorization: signPurge(secret, body, at) };
  return (await fetch(`${origin}/purge`, { method: "POST", body, headers })).status;
}

const textOf = async (path: string) =>
  (await (await fetch(shop.origin + path, { headers: { Accept: "text/html", "Sec-Fetch-Site": "none" } })).text())
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/[\s\u00a0\u202f,]/g, "");

/** The addresses at which a product stands: its page, its data, a list, a search. */
const ADDRESSES = ["/single-product/4", "/single-product/4.data", "/new-arrival", "/new-arrival.data"];

async function shows(text: string): Promise<boolean[]> {
  return Promise.all(ADDRESSES.map(async (path) => (await textOf(path)).includes(text)));
}

/** Waits until pages are kept again: what is stored within two seconds of a purge counts as before it. */
async function isKept(): Promise<void> {
  const isHit = async (path: string) =>
    (await fetch(shop.origin + path, { headers: { "Sec-Fetch-Site": "none" } })).headers
      .get("Server-Timing")
      ?.includes("body;desc=hit");
  for (const path of ["/single-product/4", "/new-arrival"])
    await expect.poll(() => isHit(path), { interval: 300 }).toBe(true);
}

async function setPrice(price: number): Promise<void> {
  await shop.sql("UPDATE product SET sale_price = ?, discount = 0 WHERE id = 4", price);
}

test.each([
  ["of the product", { products: [4] }],
  ["of its category", { categories: [1] }],
  ["of everything", { all: true }],
])("after a purge %s no page shows the price that was", async (_, what) => {
  const [before, after] = [1_111_100 + Math.floor(Math.random() * 90), 2_222_200 + Math.floor(Math.random() * 90)];
  await setPrice(before);
  expect(await purge({ all: true })).toBe(204);
  await isKept();
  expect(await shows(String(before))).toEqual([true, true, true, true]);
  await setPrice(after);
  expect(await shows(String(before))).toEqual([true, true, true, true]);
  expect(await purge(what)).toBe(204);
  expect(await shows(String(after))).toEqual([true, true, true, true]);
});

test("a purge of another product leaves it", async () => {
  await setPrice(3_333_300);
  await purge({ all: true });
  await isKept();
  await setPrice(4_444_400);
  expect(await purge({ products: [5] })).toBe(204);
  expect(await textOf("/single-product/4")).toContain("3333300");
});

test("the reference API purges what an order takes", async () => {
  await shop.sql("UPDATE product SET remain = 2 WHERE id = 6");
  await purge({ all: true });
  const guest = new PlainBrowser(shop.origin);
  await guest.open("/single-product/6");
  const stock = () => guest.visit.page.querySelector(".stock-line")?.textContent ?? "";
  expect(stock()).toContain("2");
  const browser = new PlainBrowser(shop.origin);
  const { email, password } = await newCustomer(shop.apiOrigin);
  await browser.post("/login", { email, password });
  await browser.post("/cart", { id: "6", quantity: "1", intent: "add", returnTo: "/" });
  await browser.open("/shipping");
  await browser.press("confirm", { name: "Дэмо", phone: "99112233", more: "12-р байр", district: "1", khoroo: "1" });
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
  await expect
    .poll(async () => {
      await guest.open("/single-product/6");
      return stock();
    })
    .toContain("1");
});

test.each([
  [
    "without a signature",
    async () => (await fetch(`${shop.origin}/purge`, { method: "POST", body: "{}" })).status,
    401,
  ],
  ["with another secret", () => purge({ all: true }, { secret: "another secret of at least 32 letters" }), 401],
  ["signed too long ago", () => purge({ all: true }, { at: now() - 301 }), 401],
  ["signed ahead of time", () => purge({ all: true }, { at: now() + 400 }), 401],
  ["of nothing", () => purge({}), 400],
  ["of what is no product", () => purge({ products: ["4", -1] }), 400],
  ["of too many", () => purge({ products: Array.from({ length: 501 }, (_, n) => n + 1) }), 400],
  ["of a shop without a secret", () => purge({ all: true }, { origin: closed.origin }), 404],
])("a purge %s is refused", async (_, send, status) => {
  expect(await send()).toBe(status);
});

test("the reference API purges what its administration changes", async () => {
  await setPrice(5_555_500);
  await purge({ all: true });
  await isKept();
  expect(await shows("5555500")).toEqual([true, true, true, true]);
  const admin = new PlainBrowser(shop.apiOrigin, { Origin: shop.apiOrigin });
  await admin.post("/admin/sign-in", { who: "Болд", secret: ADMIN_SECRET });
  await admin.open("/admin/products/4");
  const fields = admin.visit.page
    .querySelectorAll("main form input[name]")
    .map((input): [string, string] => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
  await admin.post("/admin/products/4", { ...Object.fromEntries(fields), price: "6666600" });
  expect(admin.visit.url.search).toBe("?saved");
  expect(await shows("6666600")).toEqual([true, true, true, true]);
});

test("a signature is of one body", async () => {
  const headers = { Authorization: signPurge(PURGE_SECRET, '{"products":[4]}', now()) };
  expect((await fetch(`${shop.origin}/purge`, { method: "POST", body: '{"all":true}', headers })).status).toBe(401);
});

test.each([
  [["--origin", "SHOP"], PURGE_SECRET, 0],
  [["--origin", "SHOP", "--product", "4,5"], PURGE_SECRET, 0],
  [["--origin", "SHOP", "--category", "1"], "not the shop's own, of 32 letters", 1],
  [["--origin", "SHOP", "--product", "4", "--category", "1"], PURGE_SECRET, 2],
  [["--product", "x"], PURGE_SECRET, 2],
])("npm run purge -- %j", async (given, secret, code) => {
  const args = given.map((one) => (one === "SHOP" ? shop.origin : one));
  const command = spawn("node", [join(ROOT, "scripts/purge.mjs"), ...args], {
    env: { ...process.env, PURGE_SECRET: secret },
  });
  expect((await once(command, "exit"))[0]).toBe(code);
});
