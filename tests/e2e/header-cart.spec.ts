/** The header's cart changes quantities where it stands, with scripts; without: tests/http/header-cart.test.ts. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { hold } from "#tests/support/hold.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { cart, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const menu = (page: Page) => page.locator(".cart-menu");
const heightOf = (element: Element) => element.getBoundingClientRect().height;
const button = (page: Page, name: string) => menu(page).getByRole("button", { name });

/** A page with one piece of product 5 in the cart, whose header's cart is open. */
async function shopper(page: Page): Promise<void> {
  await buy(page);
  await open(page, "/brands");
  await menu(page).locator("summary").click();
}

test("− and + change a line, and removing it empties the cart; the page and its open cart stay @script", async ({
  page,
}) => {
  await shopper(page);
  const shown = menu(page).locator(".quantity .num");
  await button(page, ui.more).click();
  await settled(page);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator(".cart-count")).toHaveText("2");
  // The page that comes without JavaScript has it open again.
  await expect(shown).toHaveText("2");
  await button(page, ui.less).click();
  await settled(page);
  await expect(shown).toHaveText("1");
  await button(page, cart.remove).click();
  await settled(page);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator(".cart-count")).toHaveCount(0);
});

test("presses in quick succession all count, and the panel stays open @script", async ({ page }) => {
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
  await expect(more).toBeFocused();
});

test("a removed line leaves the focus at the header's cart @script", async ({ page }) => {
  await shopper(page);
  await button(page, cart.remove).press("Enter");
  await settled(page);
  await expect(menu(page).locator("summary")).toBeFocused();
});

/** Whether what is drawn in the middle of an element is the element's own. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

for (const width of [390, 1440])
  test(`${width} px: a press that gets no answer is said where the open cart does not hide it, and is sent again @script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await shopper(page);
    await page.route("**/cart/lines.data**", (route) => route.abort());
    await button(page, ui.more).click();
    const again = page.locator(".notices").getByRole("button", { name: ui.sendAgain });
    await expect(again).toBeVisible();
    expect(await isOnTop(page, ".notices .notice")).toBe(true);
    await page.unroute("**/cart/lines.data**");
    await again.click();
    await settled(page);
    await expect(menu(page).locator(".quantity .num")).toHaveText("2");
  });

test("a removal that was not sent removes no line that was changed since, here or on the cart's page @script", async ({
  page,
  context,
}) => {
  await shopper(page);
  const remove = menu(page).locator("button[formaction*='intent=remove']");
  const said = page.locator(".notices").getByRole("button", { name: ui.sendAgain });
  for (const change of [
    () => button(page, ui.more).click(),
    async () => {
      await menu(page).locator(".popup-panel a[href='/cart']").first().click();
      await arrived(page, "/cart");
      await page.locator("input[name=quantity5]").fill("4");
      await page.locator("input[name=quantity5]").press("Enter");
    },
  ]) {
    await context.setOffline(true);
    await remove.click();
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await change();
    await settled(page);
    await expect(said).toHaveCount(0);
  }
  await open(page, "/cart");
  await expect(page.locator("input[name=quantity5]")).toHaveValue("4");
});

test("pending sums are marked, and the line shows the pressed quantity @script", async ({ page }) => {
  await shopper(page);
  const answer = await hold(page, /\/cart\/lines\.data/);
  const before = await menu(page).locator(".mini-line-sum").innerText();
  await button(page, ui.more).click();
  const heightBefore = await menu(page).locator(".popup-panel").evaluate(heightOf);
  await expect(menu(page).locator(".mini-line-sum")).toContainText("2 ×");
  expect(await menu(page).locator(".mini-line-sum").innerText()).not.toContain(`\n${before}`);
  for (const selector of [".mini-line-sum", ".mini-total"]) {
    await expect(menu(page).locator(selector)).toHaveAttribute("aria-busy", "true");
    await expect(menu(page).locator(`${selector} strong`)).toHaveCSS("text-decoration-style", "dotted");
  }
  await expect(menu(page).locator(".mini-total")).toContainText(ui.calculating);
  expect(await menu(page).locator(".popup-panel").evaluate(heightOf)).toBe(heightBefore);
  answer();
  await settled(page);
  for (const selector of [".mini-line-sum", ".mini-total"])
    await expect(menu(page).locator(selector)).not.toHaveAttribute("aria-busy");
  await expect(menu(page).locator(".mini-total")).not.toContainText(ui.calculating);
});

test("a notice of success does not stand over a field that is being filled in @script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await buy(page);
  const notices = page.locator(".notices");
  await expect(notices.locator(".notice-success")).toBeVisible();
  const field = page.locator("main input[data-max]").first();
  const box = await field.boundingBox();
  await field.focus();
  expect(await isOnTop(page, "main input[data-max]")).toBe(true);
  expect(await field.boundingBox()).toEqual(box);
  await field.blur();
  await page.setViewportSize({ width: 1440, height: 600 });
  const positionOf = () => notices.evaluate((element) => getComputedStyle(element).position);
  expect(await positionOf()).toBe("sticky");
  await field.focus();
  expect(await positionOf()).toBe("static");
});

test("on a phone the notice of an added product stands below its name and price @script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/single-product/5");
  const price = page.locator(".purchase .price-large");
  await price.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.locator(".buy-form button[value=add]").click();
  const notice = page.locator(".notices .notice-success");
  await expect(notice).toBeInViewport();
  expect(await isOnTop(page, ".purchase .price-large")).toBe(true);
  expect(await isOnTop(page, ".buy-form button[value=add]")).toBe(true);
});
