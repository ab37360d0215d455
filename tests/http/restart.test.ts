/** Pending order forms and sessions survive a crash of the server. */
import { expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { ADDRESS, openProductInStock } from "#tests/support/walk.ts";

const shop = sharedShop();

test("a server that is killed between confirm and submit, and again after it, makes one order of one form", async () => {
  const customer = await newCustomer(shop.apiOrigin);
  const browser = await new PlainBrowser(shop.origin).signIn(customer, "/category/1");
  await openProductInStock(browser, 30);
  await browser.press("buy", { quantity: "1" });
  await browser.open("/shipping");
  await browser.press("confirm", { ...ADDRESS, district: "1", khoroo: "1" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const { fields } = browser.filled("confirm", { payment: "qpay" });
  const { cookie } = browser;
  const press = () =>
    fetch(`${shop.origin}/confirm-order`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: shop.origin, Cookie: cookie },
      body: new URLSearchParams(fields),
    });

  await shop.killAndRestart();
  const first = await press();
  expect(first.status).toBe(303);
  const order = first.headers.get("Location");
  expect(order).toMatch(/^\/show-order\/PI\w+$/);

  // The answer is lost with the server; the shopper presses again.
  await shop.killAndRestart();
  const again = await Promise.all([press(), press(), press()]);
  expect(again.map((answer) => answer.headers.get("Location"))).toEqual([order, order, order]);
  const made = "SELECT 1 FROM orders o JOIN user u ON u.id = o.user_id WHERE u.email = ? AND o.enable_is = 1";
  expect(await shop.sql(made, customer.email)).toHaveLength(1);
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
