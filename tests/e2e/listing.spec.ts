/**
 * Lists in a browser: the shopper's place and focus are kept, nothing shifts, nothing is covered, and no typed text is
 * dropped silently. Which products a choice shows: tests/http/listing.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { open, settled } from "#tests/support/ready.ts";

const { listing: words, search: searchWords } = SENTENCES.mn;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "", viewport: DESK });

const filters = (page: Page) => page.locator("#filters");

test("a choice keeps the focus and the place, and is undone by Back; another page takes both to the results", async ({
  page,
}) => {
  await open(page, "/category/1?view=grid");
  const size = page.locator(".listing-head [role=status]");
  const box = page.locator("#filters input[name=brand]").nth(1);
  const before = (await size.textContent()) ?? "";
  await box.focus();
  await page.keyboard.press("Space");
  await page.waitForURL(/brand=/);
  await expect(box).toBeFocused();
  await expect(size).not.toHaveText(before);
  // While the list is loading, the same line says so.
  await expect(size).toHaveText(/^\d/);
  const narrowed = (await size.textContent()) ?? "";
  await expect(page.locator("article.card")).toHaveCount(Math.min(30, Number.parseInt(narrowed, 10)));
  await page.locator(".chips .chip").first().click();
  await page.waitForURL((url) => !url.search.includes("brand"));
  await expect(page.locator(".listing-results")).toBeFocused();
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(size).toHaveText(narrowed);
  await expect(page.locator("#filters input:checked")).toHaveCount(1);
  await expect(box).toBeChecked();
  await page.goForward();
  await expect(box).not.toBeChecked();
  await page.getByRole("link", { name: "2-р хуудас" }).click();
  await page.waitForURL(/page=2/);
  await expect(page.locator(".listing-results")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await open(page, "/category/1");
  await page.locator(".listing-sort summary").click();
  await page.locator(".listing-sort a").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/sort=price-asc/);
  await expect(page.locator(".listing-sort summary")).toBeFocused();
  await expect(page.locator(".listing-sort")).not.toHaveAttribute("open");
});

test("adding to the cart from a list keeps the list, the card and its very place", async ({ page }) => {
  await open(page, "/category/1?sort=price-asc&page=2");
  const card = page.locator("article.card", { has: page.locator("button[name=add]:not([disabled])") }).nth(12);
  await card.scrollIntoViewIfNeeded();
  for (const button of ["[name=add]", "[value=compare]"]) {
    const before = await card.boundingBox();
    await card.locator(`button${button}`).click();
    await expect(page.locator(".notice-success")).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe("/category/1?sort=price-asc&page=2");
    const after = await card.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
    await page.locator(".notice-close").click();
    await expect(page.locator(".notice-success")).toBeHidden();
  }
});

test("two handles of the price by keyboard, which cannot pass each other", async ({ page }) => {
  await open(page, "/sub-category/1");
  const [low, high] = [page.locator("input[type=range]").first(), page.locator("input[type=range]").last()];
  await expect(low).toHaveAttribute("step", "100");
  await high.press("Home");
  await expect(high).toHaveJSProperty("value", "0");
  await high.press("End");
  await low.press("ArrowRight");
  const price = Number(await low.inputValue());
  await expect(low).toHaveAttribute("aria-valuetext", formatTugrik(price));
  await page.waitForURL(new RegExp(`min=${price}`));
  await expect(low).toBeFocused();
  await low.press("End");
  expect(await low.inputValue()).toBe(await high.inputValue());
  await page.waitForURL((url) => url.searchParams.get("min") === "" || Number(url.searchParams.get("min")) > price);
  await open(page, "/sub-category/1?min=500000&max=900000");
  await expect(low).toHaveJSProperty("value", "500000");
});

test("on a phone the filters are a panel, scripts or not @both", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/brand/1");
  const panel = page.locator("#filters");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: words.filters }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: words.filters }).click();
  await panel.locator("input[type=checkbox]").first().check();
  await expect(panel.locator(".listing-apply button:visible")).toHaveCount(1);
  await panel.locator(".listing-apply button:visible").click();
  await page.waitForURL(/\?(?:sub|color)=/);
  await expect(page.locator(".chips .chip")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const viewport of [DESK, PHONE])
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
  await page.setViewportSize(DESK);
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

for (const viewport of [DESK, PHONE])
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

test("the search box suggests while typing, one call at a time, and works by keyboard", async ({ page }) => {
  let underway = 0;
  let most = 0;
  await page.route(/\/suggestions\?/, async (route) => {
    most = Math.max(most, ++underway);
    const response = await fetch(route.request().url());
    await route.fulfill({ contentType: "application/json", body: await response.text() });
    underway--;
  });
  await open(page, "/");
  const box = page.locator("input[name=p]");
  await box.click();
  await box.pressSequentially("uhaalag utas", { delay: 40 });
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/Ухаалаг утас/);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  expect(most).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/sub-category\/\d+$/);
  await expect(box).toHaveValue("");

  // An empty text goes nowhere.
  await box.fill("  ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/sub-category\/\d+$/);
});

test("what is typed before the page's script is there is suggested for once it is", async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("header input[name=p]").pressSequentially("зурагт");
  release();
  await expect(page.getByRole("option").first()).toHaveText(/^Зурагт/);
});

test("a pending search shows progress", async ({ page }) => {
  await open(page, "/");
  const answer = await hold(page, /search\.data/);
  await page.locator("input[name=p]").fill("RAM");
  await page.locator("input[name=p]").press("Enter");
  await expect(page.locator(".search-wait")).toHaveText(searchWords.wait);
  answer();
  await expect(page.locator(".listing-head [role=status]")).toContainText("бүтээгдэхүүн");
  await expect(page.locator(".search-wait")).toBeEmpty();
});
