/** The cart's stepper sets a line's quantity; it neither adds nor leaves the page. */
import { expect, type Page, test } from "playwright/test";
import { ui } from "#app/i18n/mn/ui.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

const quantity = (page: Page) => page.locator(".cart-line input[name=quantity]");

test("one press of + or −, by pointer or by keyboard, is one piece more or less, and the page stays @script", async ({
  page,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await page.waitForURL("**/cart");
  await page.waitForLoadState("networkidle");
  const more = page.locator(".cart-line").getByRole("button", { name: ui.more });
  const less = page.locator(".cart-line").getByRole("button", { name: ui.less });
  const badge = page.locator(".cart-count");
  for (const [press, shown] of [
    [() => more.click(), "2"],
    [() => more.press("Enter"), "3"],
    [() => less.click(), "2"],
    [() => less.press("Space"), "1"],
    [
      () =>
        quantity(page)
          .fill("4")
          .then(() => quantity(page).press("Enter")),
      "4",
    ],
  ] as const) {
    await press();
    await expect(badge).toHaveText(shown);
    await expect(quantity(page)).toHaveValue(shown);
    await expect(page).toHaveURL(/\/cart$/);
  }
});
