/** The old client's paths (the specification's route table) are pages of this shop: none has moved. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const OPEN = [
  ...["/", "/home", "/login", "/register", "/top-20", "/brands", "/new-arrival", "/contact", "/trend"],
  ...["/search?p=утас", "/bonus", "/track-order", "/compare", "/cart", "/sub-category/1", "/category/1", "/brand/1"],
  ...["/event/1", "/single-product/5"],
];

test.each(OPEN)("%s is a page, at that address", async (path) => {
  const answer = await fetch(shop.origin + path, { redirect: "manual" });
  await answer.text();
  expect(answer.status).toBe(200);
});

test.each(["/profile", "/show-order/1", "/confirm-order", "/shipping"])("%s asks to sign in", async (path) => {
  const browser = new PlainBrowser(shop.origin);
  const { url } = await browser.open(path);
  expect([url.pathname, url.searchParams.get("next")]).toEqual(["/login", path]);
});

test.each(["/error-page", "/nowhere"])("%s is the error page", async (path) => {
  expect((await new PlainBrowser(shop.origin).open(path)).status).toBe(404);
});
