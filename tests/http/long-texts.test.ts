/** Texts that are longer than the shop can use are cut, and the page says so. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { LONGEST_KEPT } from "#bff/rules/contact.ts";
import { LONGEST_TEXT } from "#bff/rules/listing-state.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { notices, search } = SENTENCES.mn;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const CUT = interpolate(search.cut, { limit: LONGEST_TEXT });

test.each([
  ["that finds nothing", "ө".repeat(300)],
  ["of spaces at its end", `nomad${" ".repeat(4)}`.padEnd(40) + "\u00a0".repeat(80)],
  ["of several words", "утас ".repeat(60)],
])("a long search %s says how much of it was searched for, and keeps it in its field", async (_, text) => {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "none" });
  await browser.open(`/search?${new URLSearchParams({ p: text })}`);
  const spelled = text.replace(/\s+/g, " ").trim();
  const isCut = [...spelled].length > LONGEST_TEXT;
  expect(browser.text.includes(CUT)).toBe(isCut);
  // Spaces find nothing: a text that is used whole is written in the one spelling of its page (decision 0266).
  expect(browser.visit.page.querySelector("input[name=p]")?.getAttribute("value")).toBe(isCut ? text : spelled);
});

test("the search's field holds no more than an address has room for", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/home");
  const field = browser.visit.page.querySelector("input[name=p]");
  expect(field?.getAttribute("pattern")).toBeUndefined();
  const most = Number(field?.getAttribute("maxlength"));
  await browser.open(`/search?${new URLSearchParams({ p: "᠊".repeat(most) })}`);
  expect(browser.visit.status).toBe(200);
  expect(browser.text).toContain(CUT);
});

test("when a profile's session has ended, the page says which text was too long to keep", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/login");
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  await browser.open("/profile?role=info");
  browser.cookies.delete("session");
  await browser.press("info", { name: "Ө".repeat(LONGEST_KEPT + 1) });
  expect(browser.visit.url.pathname).toBe("/login");
  expect(browser.text).toContain(interpolate(notices.typedCut, { limit: LONGEST_KEPT }));
});
