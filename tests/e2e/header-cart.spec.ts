/** The header's cart in a browser changes quantities where it stands, with JavaScript and without. */
import { expect, type Page, test } from "playwright/test";
import { cart } from "#app/i18n/mn/cart.ts";
import { ui } from "#app/i18n/mn/ui.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

const menu = (page: Page) => page.locator(".cart-menu");
const button = (page: Page, name: string) => menu(page).getByRole("button", { name });

/** A page with one piece of product 5 in the cart, whose header's cart is open. */
async function shopper(page: Page): Promise<void> {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await open(page, "/brands");
  await menu(page).locator("summary").click();
}

test("− and + change a line, and removing it empties the cart; the page stays", async ({ page, javaScriptEnabled }) => {
  await shopper(page);
  const shown = menu(page).locator(".quantity .num");
  await button(page, ui.more).click();
  await settled(page);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator(".cart-count")).toHaveText("2");
  if (javaScriptEnabled === false) await menu(page).locator("summary").click();
  await expect(shown).toHaveText("2");
  await button(page, ui.less).click();
  await settled(page);
  if (javaScriptEnabled === false) await menu(page).locator("summary").click();
  await expect(shown).toHaveText("1");
  await button(page, cart.remove).click();
  await settled(page);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator(".cart-count")).toHaveCount(0);
});

test("presses in quick succession all count, the panel stays open, and nobody is told of another window @script", async ({
  page,
}) => {
  await shopper(page);
  const more = button(page, ui.more);
  for (let count = 0; count < 4; count++) await more.click();
  await expect(menu(page).locator(".quantity .num")).toHaveText("5");
  await settled(page);
  await expect(menu(page).locator(".quantity .num")).toHaveText("5");
  await more.click();
  await settled(page);
  await expect(page.locator(".cart-count")).toHaveText("6");
  await expect(menu(page)).toHaveAttribute("open", "");
  await expect(page.locator(".notices")).not.toContainText("өөр цонхонд");
  await expect(more).toBeFocused();
});

test("a removed line leaves the focus at the header's cart @script", async ({ page }) => {
  await shopper(page);
  await button(page, cart.remove).press("Enter");
  await settled(page);
  await expect(menu(page).locator("summary")).toBeFocused();
});
