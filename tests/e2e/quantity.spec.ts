/**
 * Quantities with scripts: − and + set a line's, which neither adds nor leaves the page; an invalid one has its message
 * at its field, and no effect. Without scripts: tests/http/quantity.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { open, settled } from "#tests/support/ready.ts";

const { notices, product, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const PRODUCT = "/single-product/20";
const quantity = (page: Page) => page.locator(".cart-line input[name^=quantity]");

/** Submits the cart's field by leaving it. */
async function setLine(page: Page, typed: string): Promise<void> {
  await quantity(page).fill(typed);
  await quantity(page).blur();
}

test("what is no number, or too much, is said beside the field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, PRODUCT);
  const field = page.getByRole("textbox", { name: product.quantity });
  await field.fill("2.5");
  await page.locator(".buy-form button[value=add]").click();
  await expect(page.locator(".buy-quantity .error")).toHaveText(notices.quantityWrong);
  await expect(field).toHaveValue("2.5");
  await expect(field).toHaveAccessibleDescription(notices.quantityWrong);
  await expect(page).toHaveTitle(/^Алдаа: /);
  await expect(page.locator(".cart-count")).toHaveCount(0);
  await expect(field).toBeInViewport();
  await field.fill(" 3 ");
  await page.locator(".buy-form button[value=buy]").click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantity(page)).toHaveValue("3");

  await setLine(page, "2.5");
  await expect(page.locator(".cart-line .error")).toHaveText(notices.quantityWrong);
  await expect(quantity(page)).toHaveValue("2.5");
  await expect(page.locator(".cart-count")).toHaveText("3");

  const most = Number(await quantity(page).getAttribute("data-max"));
  await setLine(page, String(most + 41));
  const short = notices.quantityShort.replace("{{max}}", String(most));
  await expect(page.locator(".cart-line .error")).toHaveText(short);
  await expect(quantity(page)).toHaveValue(String(most + 41));
  await expect(page.locator(".cart-count")).toHaveText("3");
  const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test("one press of + or −, by pointer or by keyboard, is one piece more or less, and the page stays", async ({
  page,
}) => {
  await buy(page);
  const more = page.locator(".cart-line").getByRole("button", { name: ui.more });
  const less = page.locator(".cart-line").getByRole("button", { name: ui.less });
  const badge = page.locator(".cart-count");
  // A number that was typed is sent by the script.
  await expect(page.locator(".cart-line [data-change]")).toBeHidden();
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

test("a number that − or + takes back to the cart's is shown: the next step orders what the page says", async ({
  page,
}) => {
  await buy(page);
  await setLine(page, "7");
  const badge = page.locator(".cart-count");
  await expect(badge).toHaveText("7");
  for (const [typed, name] of [
    ["8", ui.less],
    ["6", ui.more],
  ] as const) {
    await settled(page);
    await quantity(page).fill(typed);
    await page.locator(".cart-line").getByRole("button", { name }).click();
    await settled(page);
    await expect(quantity(page)).toHaveValue("7");
    await expect(badge).toHaveText("7");
  }
});

test("a tab that is shown again counts from what another tab has set", async ({ page, context }) => {
  await buy(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await settled(other);
  await quantity(other).fill("7");
  await quantity(other).press("Enter");
  await expect(other.locator(".cart-count")).toHaveText("7");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(quantity(page)).toHaveValue("7");
  await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
  await expect(page.locator(".cart-count")).toHaveText("8");
});

/** Where a quantity has − and +. */
const STEPPERS: readonly [address: string, within: string][] = [
  ["/cart", ".cart-line"],
  ["/single-product/5", ".buy-quantity"],
];

for (const [address, within] of STEPPERS) {
  test(`at 1 and at the stock, − and + on ${address} are not available, say why and post nothing`, async ({ page }) => {
    await buy(page);
    await open(page, address);
    const stepper = (name: string) => page.locator(within).getByRole("button", { name });
    const [more, less] = [stepper(ui.more), stepper(ui.less)];
    const field = page.locator(`${within} input[name^=quantity]`);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const press = async (button: typeof more) => {
      await button.click({ force: true });
      await button.press("Enter");
      await settled(page);
    };
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await expect(more).not.toHaveAttribute("aria-disabled");
    await press(less);
    await expect(field).toHaveValue("1");
    expect(posts).toEqual([]);

    const most = (await field.getAttribute("data-max")) ?? "";
    await field.fill(most);
    await field.press("Tab");
    await settled(page);
    posts.length = 0;
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(less).not.toHaveAttribute("aria-disabled");
    const limit = ui.most.replace("{{max}}", most);
    await expect(page.locator(within)).toContainText(limit);
    await expect(field).toHaveAccessibleDescription(limit);
    await press(more);
    await expect(field).toHaveValue(most);
    expect(posts).toEqual([]);
    await less.click();
    await expect(more).not.toHaveAttribute("aria-disabled");
    await expect(page.locator(within)).not.toContainText(limit);
  });
}
