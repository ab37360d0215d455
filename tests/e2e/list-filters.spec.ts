/**
 * The filters of a list by pointer and keyboard: nothing shifts, nothing is covered, no typed text is dropped silently.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open, settled } from "#tests/support/ready.ts";

const { listing: words } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "", viewport: { width: 1440, height: 900 } });

const filters = (page: Page) => page.locator("#filters");
const PHONE = { width: 390, height: 844 };

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`the first choice moves no other filter, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/category/1");
    if (viewport === PHONE) {
      await page.getByRole("button", { name: words.filters }).click();
      await expect(filters(page).locator(".listing-apply button:visible")).toHaveCount(1);
    }
    const boxes = filters(page).locator("input[type=checkbox]");
    const before = await boxes.nth(1).boundingBox();
    await boxes.nth(0).click();
    await page.waitForURL(/\?/);
    await expect(page.locator(".chips")).toBeAttached();
    await settled(page);
    expect(await boxes.nth(1).boundingBox()).toEqual(before);
    await expect(filters(page)).toContainText(words.counts);
  });

test("applying the filters that are applied already is no further step of the history", async ({ page }) => {
  await open(page, "/category/1");
  await filters(page).locator("input[type=checkbox]").first().click();
  await page.waitForURL(/\?/);
  await settled(page);
  await page.locator(".filters-submit, #filters button[type=submit]").first().click();
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/1$/);
});

/** What else is no price: bff/rules/listing-state.test.ts. */
const typed = "1e5";
test("what is no price stays in its field, with a message that it filters nothing", async ({ page }) => {
  await open(page, "/category/1");
  const field = filters(page).locator("input[name=min]");
  await field.fill(typed);
  await field.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("min") === typed);
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(words.priceRefused);
  await expect(page.locator(".chips")).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(page.locator("#results .error")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  // A valid price removes the message.
  await field.fill("500000");
  await field.press("Enter");
  await page.waitForURL(/min=500000/);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(page.locator(".chips .chip").first()).toContainText("500,000");
  // Back restores the earlier text.
  await page.goBack();
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`a filter that has the focus is never under the button, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/category/1");
    if (viewport === PHONE) await page.getByRole("button", { name: words.filters }).click();
    await filters(page).locator("input[type=checkbox]").first().focus();
    const hidden: string[] = [];
    for (let press = 0; press < 30; press++) {
      hidden.push(...(await page.evaluate(coveredFocus)));
      await page.keyboard.press("Tab");
    }
    expect(hidden).toEqual([]);
  });

/** Runs in the page: the name of the filter that has the focus, if something lies over it. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused?.matches("#filters :is(input, summary)")) return [];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // Two handles lie on one track.
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = at !== null && (focused.contains(at) || focused.closest(".range, label")?.contains(at) === true);
  return isSeen ? [] : [`${focused.getAttribute("name") ?? focused.textContent} at ${Math.round(top)}`];
}
