/** A review in five modes: text written before the scripts run, or without them, counts. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { complaintsOf, MODES, type Mode, openIn } from "#tests/support/modes.ts";
import { drawn } from "#tests/support/ready.ts";

const { account, notices, product, review } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
const ADDRESS = "/single-product/44";

/** Signed in and on the product page; every further step is as early as possible. */
async function atProduct(page: Page): Promise<void> {
  const customer = await newCustomer(API);
  await page.goto(`/login?next=${ADDRESS}`, { waitUntil: "commit" });
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click({ noWaitAfter: true });
  await page.waitForURL(({ pathname }) => pathname === ADDRESS, { waitUntil: "commit" });
}

const form = (page: Page) => page.locator("#review-form");

async function write(page: Page, stars: string, comment: string): Promise<void> {
  await drawn(page);
  await form(page).getByRole("radio", { name: stars }).check();
  await form(page).getByLabel(review.comment).fill(comment);
}

async function expectWritten(page: Page, stars: string, comment: string): Promise<void> {
  await expect(form(page).getByRole("radio", { name: stars })).toBeChecked();
  await expect(form(page).getByLabel(review.comment)).toHaveValue(comment);
}

/** The page is hydrated. */
const isHydrated = (page: Page) =>
  form(page)
    .locator("form")
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));

async function inMode(mode: Mode, browser: Parameters<typeof openIn>[1], work: (page: Page) => Promise<void>) {
  const context = await openIn(mode, browser, SHOP);
  const page = await context.newPage();
  const complaints = complaintsOf(page, mode);
  await atProduct(page);
  await work(page);
  // The page of an invalid form is a 400, which the browser logs.
  expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
  await context.close();
}

for (const mode of MODES) {
  test(`a review sent at once is given, and one with a mistake comes back as written, JavaScript ${mode}`, async ({
    browser,
  }) => {
    await inMode(mode, browser, async (page) => {
      const comment = `Сайн чанартай ${crypto.randomUUID()}`;
      await form(page).getByLabel(review.comment).fill(comment);
      await form(page).getByRole("button", { name: review.send }).click();
      await expect(form(page).locator("#review-rate-error")).toContainText(review.rateRequired);
      await expect(form(page).getByLabel(review.comment)).toHaveValue(comment);
      await write(page, "3 од", "   ");
      await form(page).getByRole("button", { name: review.send }).click();
      await expect(form(page).locator(".error-summary")).toContainText(review.commentRequired);
      await expectWritten(page, "3 од", "   ");
      await write(page, "4 од", comment);
      await form(page).getByRole("button", { name: review.send }).click();
      await expect(page.locator(".notices .notice-success").filter({ hasText: notices.reviewGiven })).toBeVisible();
      await expect(page.locator(".review").filter({ hasText: comment })).toHaveCount(1);
      await expectWritten(page, "4 од", comment);
    });
  });
}

test("what was written before a late bundle is still there when it comes, and is what is sent", async ({ browser }) => {
  await inMode("late", browser, async (page) => {
    const comment = `Скриптээс өмнө бичсэн ${crypto.randomUUID()}`;
    await write(page, "2 од", comment);
    await page.getByRole("textbox", { name: product.quantity }).fill("3");
    expect(await isHydrated(page)).toBe(false);
    await expect.poll(() => isHydrated(page), { timeout: 60_000 }).toBe(true);
    await expectWritten(page, "2 од", comment);
    await expect(page.getByRole("textbox", { name: product.quantity })).toHaveValue("3");
    await form(page).getByRole("button", { name: review.send }).click();
    await expect(page.locator(".notices .notice-success").filter({ hasText: notices.reviewGiven })).toBeVisible();
    await expect(page.locator(".review").filter({ hasText: comment }).locator(".rating")).toContainText(
      "5-аас 2 одтой",
    );
  });
});
