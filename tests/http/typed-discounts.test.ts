/** A coupon or bonus that was typed and not applied is applied before anything goes on, whichever button was pressed. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notices } from "#app/i18n/mn/notices.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
beforeEach(() => shop.api.reset());
afterAll(() => shop?.stop());

const ADDRESS = { name: "Болд", phone: "99112233", more: "12-р байр, 34 тоот" };

async function atAddress(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  await browser.post("/cart", { intent: "add", id: "1", quantity: "1" });
  await browser.open("/shipping");
  return browser;
}

const sent = (name: string) => shop.api.calls.filter((call) => call.name === name).length;

test("a typed coupon is tried, and the address page says what became of it", async () => {
  const browser = await atAddress();
  await browser.press("confirm", { ...ADDRESS, coupon: "NOSUCH" });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect(browser.text).toContain(notices.couponBad);
  expect([sent("useCoupon"), sent("createOrder")]).toEqual([1, 0]);
});

test("a typed bonus is used, and the address page says so", async () => {
  const browser = await atAddress();
  await browser.press("confirm", { ...ADDRESS, bonus: "500" });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect(browser.text).toContain(notices.bonusSet.replace("{{points}}", "500"));
  expect(sent("createOrder")).toBe(0);
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain("−500");
});

test("with nothing typed there the address goes on", async () => {
  const browser = await atAddress();
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
});

test("the confirm page tries a typed coupon before it orders", async () => {
  const browser = await atAddress();
  await browser.press("confirm", ADDRESS);
  await browser.press("confirm", { payment: "qpay", coupon: "NOSUCH" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain(notices.couponBad);
  expect(sent("submitOrder")).toBe(0);
});
