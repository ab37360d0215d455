/** What pages weigh (issue 2; design.md §4, Rendering): a budget that is not checked is not kept. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { weighPage } from "#scripts/page-weight.mjs";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const KB = 1024;
const BUDGET = { html: 12 * KB, css: 10 * KB, js: 92 * KB };
/** A list prints up to 30 cards and every filter of its scope, none of which may wait for a script (DECISIONS.md). */
const LIST_HTML = 12.5 * KB;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

test("every page of the purchase stays within its budget", async () => {
  // As browsers ask: forms then need no token.
  const asBrowser = { "Sec-Fetch-Site": "same-origin" };
  const browser = new PlainBrowser(shop.origin, asBrowser);
  const customer = await newCustomer(shop.apiOrigin);
  const over: string[] = [];
  const weigh = async () => {
    const { url } = browser.visit;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const weight = await weighPage(url, { ...asBrowser, ...(cookie ? { Cookie: cookie } : {}) });
    for (const part of ["html", "css", "js"] as const) {
      expect(weight[part]).toBeGreaterThan(0);
      const isList = /^\/(sub-)?category\//.test(url.pathname);
      const budget = part === "html" && isList ? LIST_HTML : BUDGET[part];
      if (weight[part] > budget) over.push(`${url.pathname}: ${weight[part]} bytes of ${part}`);
    }
  };

  await browser.open("/");
  await weigh();
  await browser.open("/?tab=discounted");
  await weigh();
  await browser.follow(/^\/category\/\d+$/);
  await weigh();
  await browser.follow(/^\/sub-category\/\d+$/);
  await weigh();
  await openProductInStock(browser);
  await weigh();
  await browser.press("buy");
  await weigh();
  await browser.follow("/shipping");
  await weigh();
  await browser.press("Нэвтрэх", { ...customer });
  await weigh();
  await browser.press("confirm", { name: "Дэмо Болд", phone: "99112233", more: "12-р байр, 45 тоот" });
  await weigh();
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
  await weigh();
  await browser.open("/no-such-page");
  expect(browser.visit.status).toBe(404);
  await weigh();
  expect(over).toEqual([]);
});
