/** What is typed and not sent, over the end of a page, while scripts are not there (decision 0256). */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { hydrated } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const subject = (page: Page) => page.locator("[name=subject]");
const message = (page: Page) => page.locator("[name=message]");

const SWITCHES = {
  theme: 'a[href="/theme/dark"]',
  language: 'a[href^="/language/en"]',
} as const;

for (const [what, link] of Object.entries(SWITCHES))
  test(`typed text stands at once after a switch of the ${what}, without waiting for scripts @script`, async ({
    page,
  }) => {
    await page.goto("/contact");
    await hydrated(page);
    await subject(page).fill("Гарчиг");
    await message(page).fill("Сэтгэгдэл\nхоёр мөр");
    await hold(page, SCRIPTS);
    await page.locator(link).filter({ visible: true }).click();
    await expect(subject(page)).toHaveValue("Гарчиг");
    await expect(message(page)).toHaveValue("Сэтгэгдэл\nхоёр мөр");
    await expect(page.locator("html[data-sends]")).toHaveCount(0);
    // Typed on, and left once more.
    await message(page).press("End");
    await message(page).pressSequentially(", гурав");
    await page.reload();
    await expect(subject(page)).toHaveValue("Гарчиг");
    await expect(message(page)).toHaveValue("Сэтгэгдэл\nхоёр мөр, гурав");
  });

for (const [what, link] of Object.entries(SWITCHES))
  test(`a review and its stars stand at once after a switch of the ${what} @script`, async ({ page }) => {
    const review = page.locator("#review-form [name=message]");
    const stars = page.locator("#review-form [name=rate]");
    await page.goto("/single-product/20");
    await hydrated(page);
    await review.fill("Сайн бараа");
    await stars.nth(3).check({ force: true });
    await hold(page, SCRIPTS);
    await page.locator(link).filter({ visible: true }).click();
    await expect(review).toHaveValue("Сайн бараа");
    await expect(stars.nth(3)).toBeChecked();
    await expect(page.locator("html[data-sends]")).toHaveCount(0);
    // Changed once more without scripts, and left.
    await stars.nth(1).check({ force: true });
    await review.fill("Дунд зэрэг");
    await page.reload();
    await expect(review).toHaveValue("Дунд зэрэг");
    await expect(stars.nth(1)).toBeChecked();
  });

test("a review and its stars stand after a reload when the scripts are there @script", async ({ page }) => {
  await page.goto("/single-product/20");
  await hydrated(page);
  await page.locator("#review-form [name=rate]").nth(2).check({ force: true });
  await page.locator("#review-form [name=message]").fill("Гурван од");
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#review-form [name=rate]").nth(2)).toBeChecked();
  await expect(page.locator("#review-form [name=message]")).toHaveValue("Гурван од");
});

test("text typed before the scripts is there after a link and a new page, and when they come @script", async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto("/contact");
  await subject(page).fill("Гарчиг");
  await message(page).fill("Сэтгэгдэл");
  await page.goto("/brands");
  await page.goto("/contact");
  await expect(subject(page)).toHaveValue("Гарчиг");
  await expect(message(page)).toHaveValue("Сэтгэгдэл");
  await message(page).press("End");
  await message(page).pressSequentially(" 2");
  release();
  await hydrated(page);
  await expect(subject(page)).toHaveValue("Гарчиг");
  await expect(message(page)).toHaveValue("Сэтгэгдэл 2");
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue("Сэтгэгдэл 2");
});

test("kept text that was selected when the scripts came is replaced by what is typed @script", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await subject(page).fill("Гарчиг");
  const release = await hold(page, SCRIPTS);
  await page.reload();
  await expect(subject(page)).toHaveValue("Гарчиг");
  await subject(page).selectText();
  release();
  await hydrated(page);
  await page.keyboard.type("5");
  await expect(subject(page)).toHaveValue("5");
});

test("what the browser was sending when the scripts came is not there again @script", async ({ page, context }) => {
  const email = page.locator("main [name=email]");
  const release = await hold(page, SCRIPTS);
  await page.goto("/forgot-password");
  await email.fill("nobody@example.com");
  // The answer goes elsewhere, so that the page is still there when its scripts come.
  await email.evaluate((field: HTMLInputElement) => field.form?.setAttribute("target", "_blank"));
  const answer = context.waitForEvent("page");
  await email.press("Enter");
  await answer;
  release();
  await hydrated(page);
  await page.goto("/forgot-password");
  await expect(email).toHaveValue("");
});
