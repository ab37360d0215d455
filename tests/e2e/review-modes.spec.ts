/** A review in five modes: text written before the scripts run, or without them, counts. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { complaintsOf, MODES, type Mode, openIn } from "#tests/support/modes.ts";
import { arrived, drawn, open, settled } from "#tests/support/ready.ts";

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

test("a review that is half written outlives a reload and a change of the language, and is forgotten once it is given", async ({
  browser,
}) => {
  await inMode("on", browser, async (page) => {
    const comment = `Дутуу бичсэн ${"урт сэтгэгдэл ".repeat(20)}${crypto.randomUUID()}`;
    await expect.poll(() => isHydrated(page)).toBe(true);
    await write(page, "2 од", comment);
    await page.reload();
    await expectWritten(page, "2 од", comment);
    await page.locator("a[href^='/language/en']").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(form(page).locator("textarea")).toHaveValue(comment);
    await expect(form(page).locator("input[value='2']")).toBeChecked();
    await settled(page);
    await form(page).locator("button[type=submit]").click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("review")))).toEqual(
      [],
    );
  });
});

test("a long text is not written to the storage with each letter, and is there after Back", async ({ browser }) => {
  await inMode("on", browser, async (page) => {
    await expect.poll(() => isHydrated(page)).toBe(true);
    await settled(page);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      document.documentElement.dataset.written = "0";
      Storage.prototype.setItem = function (...entry) {
        const { dataset } = document.documentElement;
        dataset.written = String(Number(dataset.written) + 1);
        setItem.apply(this, entry);
      };
    });
    const text = form(page).locator("textarea");
    await text.fill("ө".repeat(50_000));
    // In the page: on a slow machine the letters of a test come with pauses.
    const letters = 50;
    await text.evaluate((field: HTMLTextAreaElement, count) => {
      for (let typed = 0; typed < count; typed++) {
        field.value += "ү";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }, letters);
    const written = await page.locator("html").getAttribute("data-written");
    expect(Number(written)).toBeLessThan(letters / 10);
    await page.locator("header a").first().click();
    await settled(page);
    await page.goBack();
    await settled(page);
    await expect(text).toHaveValue("ө".repeat(50_000) + "ү".repeat(letters));
  });
});

test("what a guest has half written is there after signing in by the header, and gone for who comes after", async ({
  browser,
}) => {
  const context = await openIn("on", browser, SHOP);
  const page = await context.newPage();
  const customer = await newCustomer(API);
  await open(page, ADDRESS);
  await write(page, "4 од", "Зочны дутуу бичсэн сэтгэгдэл");
  await page.locator("header a[href^='/login']").first().click();
  await arrived(page, /^\/login/);
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
  await arrived(page, ADDRESS);
  await expectWritten(page, "4 од", "Зочны дутуу бичсэн сэтгэгдэл");
  await context.clearCookies();
  await open(page, ADDRESS);
  await expect(form(page).getByLabel(review.comment)).toHaveValue("");
  await context.close();
});
