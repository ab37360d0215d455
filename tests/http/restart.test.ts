/** Pending order forms and sessions survive a crash of the server. */
import { expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const shop = sharedShop();

const ADDRESS = {
  name: "Дэмо Болд",
  phone: "9911 2233",
  phone2: "",
  more: "12-р байр, 3 давхар, 45 тоот",
  district: "1",
  khoroo: "1",
};

const post = (path: string, fields: [string, string][], cookie: string) =>
  fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop.origin, Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
const ordersOf = async (email: string) =>
  Number(
    (
      await shop.sql(
        "SELECT count(*) AS n FROM orders o JOIN user u ON u.id = o.user_id WHERE u.email = ? AND o.enable_is = 1",
        email,
      )
    )[0]?.n,
  );

test("a server that is killed between confirm and submit, and again after it, makes one order of one form", async () => {
  const customer = await newCustomer(shop.apiOrigin);
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/");
  await browser.follow(/^\/category\/\d+$/);
  await openProductInStock(browser, 30);
  await browser.press("buy", { quantity: "1" });
  await browser.follow("/shipping");
  await browser.press("Нэвтрэх", { ...customer });
  await browser.press("confirm", { ...ADDRESS, email: customer.email });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const { fields } = browser.filled("confirm", { payment: "qpay" });
  const cookie = browser.cookie;

  await shop.killAndRestart();
  const first = await post("/confirm-order", fields, cookie);
  expect(first.status).toBe(303);
  const order = first.headers.get("Location");
  expect(order).toMatch(/^\/show-order\/PI\w+$/);

  // The answer is lost with the server; the shopper presses again.
  await shop.killAndRestart();
  const again = await Promise.all([1, 2, 3].map(() => post("/confirm-order", fields, cookie)));
  expect(again.map((answer) => answer.headers.get("Location"))).toEqual([order, order, order]);
  expect(await ordersOf(customer.email)).toBe(1);
  const page = await fetch(shop.origin + order, { headers: { Cookie: cookie } });
  expect([page.status, (await page.text()).includes("Төлбөр хүлээгдэж байгаа")]).toEqual([200, true]);
});

test("who is signed in stays so, and a session that was ended stays ended", async () => {
  const customer = await newCustomer(shop.apiOrigin);
  const stays = await new PlainBrowser(shop.origin).signIn(customer);
  const leaves = await new PlainBrowser(shop.origin).signIn(customer);
  const ended = leaves.cookie;
  await leaves.press("Гарах");
  await shop.killAndRestart();
  const statusFor = async (cookie: string) =>
    (await fetch(`${shop.origin}/profile`, { headers: { Cookie: cookie }, redirect: "manual" })).status;
  expect(await statusFor(stays.cookie)).toBe(200);
  expect(await statusFor(ended)).toBe(303);
});
