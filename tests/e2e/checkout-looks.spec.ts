/**
 * Distances in the cart and the checkout: nothing touches, nothing jumps, no hole is left where a button stands without
 * JavaScript.
 */

import { expect, type Page, test } from "playwright/test";
import { buy, signIn } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open } from "#tests/support/ready.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

const API = process.env.API_URL ?? "";
const WIDTHS = [390, 720, 1440];

/** Where an element stands, in CSS pixels. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { ...box, bottom: box.y + box.height };
}

test("a cart line has room for its name, and its button beside the quantity, at any width", async ({ page }) => {
  await buy(page);
  for (const width of [768, 991, 992, 1_100, 1_279, 1_280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(page, ".cart-line-text")).width, `${width} px`).toBeGreaterThan(140);
    const [field, button] = [await boxOf(page, ".quantity"), await boxOf(page, ".cart-line [data-change]")];
    expect(button.y, `${width} px`).toBeLessThan(field.bottom);
    expect((await boxOf(page, ".cart-line")).height, `${width} px`).toBeLessThan(240);
  }
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a wrong quantity stays where it was, with its message right beside it, or below where there is no room", async ({
      page,
    }) => {
      await buy(page);
      const before = await boxOf(page, ".quantity");
      await page.locator(".cart-line [name^=quantity]").fill("abc");
      await page.locator(".cart-line [name^=quantity]").press("Enter");
      await expect(page.locator(".cart-line .error")).toBeVisible();
      const after = await boxOf(page, ".quantity");
      expect(Math.abs(after.x - before.x)).toBeLessThan(1);
      const message = await boxOf(page, ".cart-line .error");
      // The message must be wider than a word or two.
      expect(message.height).toBeLessThan(64);
      // Without a script the field's button stands between them.
      const isIdle = await page.locator(".cart-line [data-change]").isHidden();
      const last = isIdle ? after : await boxOf(page, ".cart-line [data-change]");
      const isBeside = message.y < after.bottom;
      const distance = isBeside ? message.x - last.x - last.width : message.y - last.bottom;
      // The focus ring takes 5 px.
      expect(distance).toBeGreaterThan(5);
      expect(distance).toBeLessThan(24);
    });

    test("quantity and removal, khoroo and address follow each other without a hole", async ({ page }) => {
      await signIn(page, await newCustomer(API));
      await buy(page);
      if (width < 768) {
        const distance = (await boxOf(page, ".cart-line-remove button")).y - (await boxOf(page, ".quantity")).bottom;
        expect(distance).toBeLessThan(24);
      }
      const [row, last] = [await boxOf(page, ".recent-row"), await boxOf(page, ".recent-row li:last-child")];
      expect(row.x + row.width - last.x - last.width).toBeLessThan(8);
      await open(page, "/shipping");
      const kinds = page.locator("[role=radiogroup] b");
      for (const kind of await kinds.all())
        expect((await kind.boundingBox())?.height, await kind.innerText()).toBeLessThan(30);
      const count = page.locator(".order-line-count .nowrap").first();
      expect(await count.evaluate((element) => element.getClientRects().length)).toBe(1);
      // The address in detail.
      const distance = (await boxOf(page, ".place-fields + *")).y - (await boxOf(page, "[name=khoroo]")).bottom;
      expect(distance).toBeLessThan(64);
    });
  });
}
