/** Lists in a browser, with scripts and without: what is chosen is what is shown, and the shopper's place is kept. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { type Field, idsOn, LISTS, matching } from "#tests/support/list-model.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { open as openPage } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { listing: words, search: searchWords } = SENTENCES.mn;

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.stop());
test.use({ ...WITHOUT_PICTURES, viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 });

const open = (page: Page, path: string) => openPage(page, shop.origin + path);

test("a choice shows its products, keeps the focus and the place, and is undone by Back; another page takes both to the results", async ({
  page,
}) => {
  await open(page, "/category/1?view=grid");
  const [category] = LISTS;
  const size = page.locator(".listing-head [role=status]");
  const box = page.locator("#filters input[name=brand]").nth(1);
  const chosen: Field[] = [["brand", (await box.getAttribute("value")) ?? ""]];
  const narrowed = category ? await matching(shop.sql, category, chosen) : [];
  await box.focus();
  await page.keyboard.press("Space");
  await page.waitForURL(/brand=/);
  await expect(box).toBeFocused();
  await expect(size).toContainText(`${narrowed.length} бүтээгдэхүүн`);
  expect(await idsOn(page)).toEqual(narrowed.slice(0, 30));
  await page.locator(".chips .chip").first().click();
  await page.waitForURL((url) => !url.search.includes("brand"));
  await expect(page.locator(".listing-results")).toBeFocused();
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(size).toContainText(`${narrowed.length} бүтээгдэхүүн`);
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

test("adding to the cart from a list comes back to the list and the card, and a script keeps the very place", async ({
  page,
}, { project }) => {
  await open(page, "/category/1?sort=price-asc&page=2");
  const card = page.locator("article.card", { has: page.locator("button[name=add]:not([disabled])") }).nth(12);
  const id = (await card.getAttribute("id")) ?? "";
  await card.scrollIntoViewIfNeeded();
  for (const button of ["[name=add]", "[value=compare]"]) {
    const before = await card.boundingBox();
    await card.locator(`button${button}`).click();
    await expect(page.locator(".notice-success")).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe("/category/1?sort=price-asc&page=2");
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const after = await card.boundingBox();
    if (project.use.javaScriptEnabled) expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
    await page.locator(".notice-close").click();
    await expect(page.locator(".notice-success")).toBeHidden();
  }
});

test("prices: the fields alone, and two handles by keyboard that cannot pass each other", async ({ page }, {
  project,
}) => {
  await open(page, "/sub-category/1");
  if (!project.use.javaScriptEnabled) {
    await page.locator("input[name=min]").fill("500000");
    await page.locator("input[name=max]").fill("900000");
    await page.locator("#filters").getByRole("button", { name: words.apply }).click();
    await page.waitForURL(/min=500000&max=900000/);
  } else {
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
  }
  const [list] = LISTS.filter(({ path }) => path === "/sub-category/1");
  if (!list) throw new Error("No such list");
  const expected = await matching(shop.sql, list, [
    ["min", "500000"],
    ["max", "900000"],
  ]);
  expect(expected.length).toBeGreaterThan(0);
  expect(await idsOn(page)).toEqual(expected.slice(0, 30));
});

test("on a phone the filters are a panel, scripts or not", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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

test("the menu by keyboard alone: open, walk, close; two columns above five, the first five in the first", async ({
  page,
}, { project }) => {
  await open(page, "/");
  const opener = page.locator(".menu > summary");
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = page.locator(".menu-panel");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.locator("a").first()).toBeFocused();
  const columns = await panel
    .locator(".menu-subs")
    .evaluateAll((lists) =>
      lists.map((list) => [...list.children].map((item) => Math.round(item.getBoundingClientRect().left))),
    );
  expect(columns.some(({ length }) => length > 5)).toBe(true);
  for (const column of columns) {
    const first = column[0] ?? 0;
    for (const [index, left] of column.entries()) expect(left > first).toBe(index >= 5);
  }
  if (project.use.javaScriptEnabled) {
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/category\/\d+/);
});

test("links of menu and footer, printed once for everybody, change the page and keep the document", async ({
  page,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  await open(page, "/brands");
  await page.locator(".menu > summary").click();
  await page.locator(".menu-subs a").first().click();
  await page.waitForURL(/\/sub-category\//);
  await expect(page.locator(".menu-panel")).toBeHidden();
  await page.locator(".footer .small-cards a").first().click();
  await page.waitForURL(/\/single-product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator(".footer-links a").first()).toBeAttached();
  expect(documents).toBe(1);
  const other = page.context().waitForEvent("page");
  await page
    .locator(".footer-links a")
    .first()
    .click({ modifiers: ["Control"] });
  await other;
  await expect(page).toHaveURL(/\/single-product\//);
});

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
  await page.goto(`${shop.origin}/`, { waitUntil: "commit" });
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
