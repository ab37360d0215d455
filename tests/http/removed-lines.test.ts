/** Lines of the cart that were removed one after another: every one of them can be put back. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { ui } = SENTENCES.mn;

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await startShop();
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND remain > 20 LIMIT 5");
  ids = rows.map((row) => Number(row.id));
});
afterAll(() => shop?.stop());

/** A cart of 1, 2, 3 … pieces of the products. */
async function fullCart(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  for (const [index, id] of ids.entries())
    await browser.post("/cart", { intent: "add", id: String(id), quantity: String(index + 1) });
  await browser.open("/cart");
  return browser;
}

const lines = ({ visit }: PlainBrowser) =>
  visit.page
    .querySelectorAll(".cart-line input[data-max]")
    .map((field) => `${field.getAttribute("name")}=${field.getAttribute("value")}`);
const remove = (browser: PlainBrowser, id: number | undefined) => {
  const button = browser.visit.page.querySelector(`#p-${id} [value=remove]`);
  const { fields } = browser.filled("next");
  return browser.post(button?.getAttribute("formaction") ?? "", [
    ...fields.filter(([name]) => name !== "intent"),
    ["intent", "remove"],
  ]);
};

test.each([2, 3, 5])("%i removals in a row are all put back, where they were", async (count) => {
  const browser = await fullCart();
  const before = lines(browser);
  for (const id of [...ids.slice(1), ids[0]].slice(0, count)) await remove(browser, id);
  expect(lines(browser)).toHaveLength(ids.length - count);
  for (let time = 0; time < count; time++) await browser.press(ui.putBack);
  expect(lines(browser)).toEqual(before);
  expect(browser.visit.page.querySelector(".notices [name=intent]")).toBeNull();
});

test("one that was put back is removed again with the others still on offer", async () => {
  const browser = await fullCart();
  const before = lines(browser);
  for (const id of ids.slice(0, 3)) await remove(browser, id);
  await browser.press(ui.putBack);
  await remove(browser, ids[3]);
  for (let time = 0; time < 3; time++) await browser.press(ui.putBack);
  expect(lines(browser).toSorted()).toEqual(before.toSorted());
});

test("a forged list of removed lines adds nothing to the cart", async () => {
  const browser = await fullCart();
  await browser.post(`/cart?id=${ids[0]}`, {
    intent: "remove",
    id: String(ids[0]),
    removed: "0x1x1,1x0x1,-1x2,x,9".repeat(9),
  });
  await browser.press(ui.putBack);
  expect(lines(browser)).toHaveLength(ids.length);
});
