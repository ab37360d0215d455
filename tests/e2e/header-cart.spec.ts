/** The header's cart and the notices beside it. */

import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { open } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Whether what is drawn in the middle of an element is the element's own. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test("a notice of success does not stand over a field that is being filled in", async ({ page }) => {
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

test("on a phone the notice of an added product stands below its name and price", async ({ page }) => {
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
