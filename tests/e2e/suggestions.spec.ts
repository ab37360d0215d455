/** The search box's suggestions where a line is slow or lost, and where the text changes without being typed. */
import { expect, type Page, test } from "playwright/test";
import { shell } from "#app/i18n/mn/shell.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.stop());
test.use({ ...WITHOUT_PICTURES, viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 });

const SUGGESTIONS = /\/suggestions\?/;

const boxOn = (page: Page) => page.locator("header input[name=p]");
/** Also those of a closed list. */
const optionsOn = (page: Page) => page.locator("header [role=option]");

test("a list that Escape has closed stays closed when a late answer comes, until more is typed @script", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SUGGESTIONS, async (route) => {
    if (new URL(route.request().url()).searchParams.get("p") === "зур") await held;
    await route.continue();
  });
  await open(page, shop.origin);
  const box = boxOn(page);
  await box.click();
  await box.pressSequentially("зу");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await optionsOn(page).evaluateAll((options) => {
    for (const option of options) option.textContent = "old";
  });
  const asked = page.waitForRequest(SUGGESTIONS);
  await box.pressSequentially("р");
  await asked;
  await page.keyboard.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(optionsOn(page).first()).not.toHaveText("old");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.pressSequentially("а");
  await expect(box).toHaveAttribute("aria-expanded", "true");
});

test("Back changes the text, and the options are of the text in the box @script", async ({ page }) => {
  await open(page, shop.origin);
  const box = boxOn(page);
  await box.click();
  await box.pressSequentially("зурагт");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?/);
  await expect(page.locator("main article.card").first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("");
  await box.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveText([/^зурагт/, shell.editPast]);
});

test("a call for suggestions that hangs is dropped, and the next text has its own @script", async ({ page }) => {
  await page.route(SUGGESTIONS, async (route) => {
    if (new URL(route.request().url()).searchParams.get("p") !== "зу") await route.continue();
  });
  await open(page, shop.origin);
  const box = boxOn(page);
  await box.click();
  const asked = page.waitForRequest(SUGGESTIONS);
  await box.pressSequentially("зу");
  await asked;
  await box.pressSequentially("рагт");
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("a script of suggestions that was lost is loaded when the box is used again @script", async ({ page }) => {
  let isLost = true;
  await page.route(/\/assets\/suggestions-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await open(page, shop.origin);
  const box = boxOn(page);
  const lost = page.waitForEvent("requestfailed");
  await box.click();
  await lost;
  isLost = false;
  await box.blur();
  await box.click();
  await box.pressSequentially("зурагт");
  await expect(page.getByRole("option").first()).toBeVisible();
});
