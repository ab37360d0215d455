/**
 * An invalid quantity with scripts: its message at its field, and no effect. Without them:
 * tests/http/quantity.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { open, settled } from "#tests/support/ready.ts";

const { notices, product, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const PRODUCT = "/single-product/20";
/** All of them: tests/http/quantity.test.ts. */
const WRONG = ["2.5", ""];

/** Submits the cart's field by leaving it. */
async function setLine(page: Page, typed: string): Promise<void> {
  const field = page.locator(".cart-line input[name^=quantity]").first();
  await field.fill(typed);
  await field.blur();
}

test("what is no number is said beside the field @script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, PRODUCT);
  const field = page.getByRole("textbox", { name: product.quantity });
  for (const typed of WRONG) {
    await field.fill(typed);
    await page.locator(".buy-form button[value=add]").click();
    await expect(page.locator(".buy-quantity .error")).toHaveText(notices.quantityWrong);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(notices.quantityWrong);
    await expect(page).toHaveTitle(/^Алдаа: /);
    await expect(page.locator(".cart-count")).toHaveCount(0);
    await expect(field).toBeInViewport();
    // Another try begins without the last one's words; what was typed may stand in the field again.
    await open(page, PRODUCT);
  }
  await field.fill(" 3 ");
  await page.locator(".buy-form button[value=buy]").click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("3");

  await setLine(page, "2.5");
  await expect(page.locator(".cart-line .error")).toHaveText(notices.quantityWrong);
  await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("2.5");
  await expect(page.locator(".cart-count")).toHaveText("3");

  const most = Number(await page.locator(".cart-line input[name^=quantity]").getAttribute("data-max"));
  for (const typed of [most + 41, 99_999]) {
    await setLine(page, String(typed));
    const short = notices.quantityShort.replace("{{max}}", String(most));
    await expect(page.locator(".cart-line .error")).toHaveText(short);
    await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue(String(typed));
    await expect(page.locator(".cart-count")).toHaveText("3");
  }
  const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test("− and + count from what stands in the field, within 1 and the stock, and keep the focus @script", async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const field = page.getByRole("textbox", { name: product.quantity });
  const more = page.locator(".buy-quantity").getByRole("button", { name: ui.more });
  const most = (await field.getAttribute("data-max")) ?? "";
  await more.click();
  await expect(field).toHaveValue("2");
  await field.fill("99999");
  await more.click();
  await expect(field).toHaveValue(most);
  await field.fill("abc");
  await page.locator(".buy-quantity").getByRole("button", { name: ui.less }).click();
  await expect(field).toHaveValue("1");
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("2");
  await expect(more).toBeFocused();
});

/** Links that load the same page anew; it may be read before the quantity is. */
const RELOADING = { theme: "a.to-dark", language: "a[href^='/language/']" };

for (const [name, link] of Object.entries(RELOADING)) {
  test(`a quantity typed in the cart is not lost by the link of the ${name} @script`, async ({ page }) => {
    await buy(page, 20);
    const field = page.locator(".cart-line input[name^=quantity]");
    await field.fill("7");
    await page.locator(link).first().click();
    await settled(page);
    await expect
      .poll(async () => {
        await page.goto("/cart");
        return field.inputValue();
      })
      .toBe("7");
  });
}
