/** No product can be ordered beyond its stock, by any of its buttons. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { notices, product, ui } = SENTENCES.mn;

let shop: TestShop;
/** A product with few pieces, a list that has it, and another product. */
let scarce: { id: number; remain: number; list: string; other: number };

beforeAll(async () => {
  shop = await startShop();
  const [row] = await shop.sql(
    "SELECT id, remain, category_sub_id FROM product WHERE listed = 1 AND id > 1 AND remain BETWEEN 3 AND 5 LIMIT 1",
  );
  const [other] = await shop.sql("SELECT id FROM product WHERE listed = 1 AND id > 1 AND remain > 20 LIMIT 1");
  const [id, remain, sub] = [Number(row?.id), Number(row?.remain), Number(row?.category_sub_id)];
  scarce = { id, remain, list: await listWith(id, `/sub-category/${sub}`), other: Number(other?.id) };
});
afterAll(() => shop?.stop());

/** The page of a list on which a product stands. */
async function listWith(id: number, list: string): Promise<string> {
  const browser = new PlainBrowser(shop.origin);
  for (let page = 1; ; page++) {
    const address = `${list}${page > 1 ? `?page=${page}` : ""}`;
    const { status, page: found } = await browser.open(address);
    if (status !== 200) throw new Error(`${list} does not have ${id}`);
    if (found.querySelector(`#p-${id}`)) return address;
  }
}

const noticeOf = ({ visit }: PlainBrowser) => visit.page.querySelector(".notices")?.textContent ?? "";

/** Presses a card's, column's or row's own button. */
async function pressOf(browser: PlainBrowser, button: string): Promise<void> {
  const others = browser.visit.page.querySelectorAll("article.card, .saved-list > li, .compare-table tbody td");
  const title = `#p-${scarce.id}`;
  for (const one of others) {
    const isScarce = `input[name=id][value="${scarce.id}"], button[name=add][value="${scarce.id}"]`;
    if (!one.querySelector(isScarce)) one.remove();
  }
  if (!browser.visit.page.querySelector(title)) throw new Error(`${browser.visit.url.href} has no ${title}`);
  await browser.press(button);
}

/** Ways of adding one piece. Each ends on a page that states the result. */
const ENTRANCES: Record<string, (browser: PlainBrowser) => Promise<unknown>> = {
  "product page": async (browser) => {
    await browser.open(`/single-product/${scarce.id}`);
    await browser.press("add");
  },
  "buy now": async (browser) => {
    await browser.open(`/single-product/${scarce.id}`);
    await browser.press("buy");
  },
  "card in a list": async (browser) => {
    await browser.open(scarce.list);
    await pressOf(browser, "add");
  },
  "shared compare table": async (browser) => {
    await browser.open(`/compare?ids=${scarce.other},${scarce.id}`);
    await pressOf(browser, "add");
  },
  "own compare table": async (browser) => {
    await browser.open(`/single-product/${scarce.id}`);
    await browser.press("compare");
    await browser.open("/compare");
    await pressOf(browser, "add");
  },
  "saved list": async (browser) => {
    await browser.open("/profile?role=saved");
    await pressOf(browser, "add");
  },
  // The form of a page that was printed when there was still room, sent again.
  "back button": async (browser) => {
    await browser.open(`/single-product/${scarce.id}`);
    const before = browser.visit;
    await browser.press("add");
    await browser.goBackTo(before).press("add");
  },
};

/**
 * Pieces in the cart, which may hold nothing else: as its badge says, before the cart's page would cut them to the
 * stock.
 */
async function inCart(browser: PlainBrowser): Promise<number> {
  const badge = browser.visit.page.querySelector(".cart-count")?.textContent ?? "0";
  expect(Number(badge)).toBeLessThanOrEqual(scarce.remain);
  const { page } = await browser.open("/cart");
  return Number(page.querySelector(`#p-${scarce.id} input[name^=quantity]`)?.getAttribute("value") ?? 0);
}

async function customerWhoSavedIt(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  // The second generation keeps nothing that somebody else has saved.
  await shop.sql("DELETE FROM favourite WHERE product_id = ?", scarce.id);
  await browser.signIn(await newCustomer(shop.apiOrigin), "/profile");
  await browser.open(`/single-product/${scarce.id}`);
  await browser.press("save");
  return browser;
}

test.each(Object.keys(ENTRANCES))("from: %s", async (entrance) => {
  const browser = await customerWhoSavedIt();
  for (let pieces = await inCart(browser); pieces < scarce.remain; pieces = await inCart(browser)) {
    const requested = pieces + (entrance === "back button" ? 2 : 1);
    await ENTRANCES[entrance]?.(browser);
    expect(noticeOf(browser).includes(notices.stockShort)).toBe(requested > scarce.remain);
    expect(await inCart(browser)).toBe(Math.min(requested, scarce.remain));
  }
  await ENTRANCES[entrance]?.(browser);
  expect(noticeOf(browser)).toContain(notices.stockShort);
  expect(await inCart(browser)).toBe(scarce.remain);
});

test("from a line that is put back into a cart that has the product again", async () => {
  const browser = await customerWhoSavedIt();
  for (let times = 0; times < scarce.remain; times++) await ENTRANCES["card in a list"]?.(browser);
  await browser.open("/cart");
  await browser.press("remove");
  const withUndo = browser.visit;
  await ENTRANCES["card in a list"]?.(browser);
  await browser.goBackTo(withUndo).press(ui.putBack);
  expect(await inCart(browser)).toBe(1);
  await browser.press("remove");
  await browser.goBackTo(withUndo).press(ui.putBack, { quantity: "9999" });
  expect(await inCart(browser)).toBe(scarce.remain);
  await browser.goBackTo(withUndo).press(ui.putBack);
  expect(await inCart(browser)).toBe(scarce.remain);
});

test("a sold-out product promises nothing, and leads on", async () => {
  await shop.sql("UPDATE product SET remain = 0 WHERE id = 6");
  const { page } = await new PlainBrowser(shop.origin).open("/single-product/6");
  expect(page.querySelector("main")?.textContent).toContain(product.soldOut);
  for (const promise of [".promises", ".instalments-link", "#instalments", "button[value=buy]"])
    expect(page.querySelector(promise), promise).toBe(null);
  expect(page.querySelector('.buy-form a[href="#similar"]')?.textContent).toBe(product.seeSimilar);
  expect(page.querySelector("#similar .card")).not.toBe(null);
});
