/** Addresses that come from elsewhere, in a language (decision 0206). */
import { expect, type Page, test } from "playwright/test";
import { shell } from "#app/i18n/en/shell.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

test("an address in English shows the page in English, and every page after it; the link leads back", async ({
  page,
}) => {
  await open(page, "/category/1?lang=en&page=2");
  expect(await languageOf(page)).toBe("en");
  await open(page, "/brands");
  expect(await languageOf(page)).toBe("en");
  await open(page, "/category/1?lang=en&page=2");
  await page.locator("header").getByRole("link", { name: shell.otherLanguage }).first().click();
  await arrived(page, "/category/1?page=2");
  expect(await languageOf(page)).toBe("mn");
});

test("the script takes the language out of the address, and keeps the rest @script", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await open(page, "/category/1?lang=en&page=2#content");
  await settled(page);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?page=2#content");
  expect(await languageOf(page)).toBe("en");
  expect(complaints).toEqual([]);
});

for (const [old, now] of [
  ["/#/single-product/5", "/single-product/5"],
  ["/#/search?p=утас", "/search?p=%D1%83%D1%82%D0%B0%D1%81"],
  ["/home#/brands", "/brands"],
  ["/?lang=en#/brands", "/brands"],
] as const)
  test(`an address of the old client, ${old}, leads to the page of now, and Back to the page before @script`, async ({
    page,
  }) => {
    await open(page, "/contact");
    await page.goto(old, { waitUntil: "commit" });
    await arrived(page, now);
    expect(await languageOf(page)).toBe(old.includes("lang=en") ? "en" : "mn");
    await page.goBack();
    await arrived(page, "/contact");
  });

test("an address of the old client that is pasted into the open front page leads on, and Back to it @script", async ({
  page,
}) => {
  await open(page, "/");
  await settled(page);
  await page.evaluate(() => {
    location.hash = "#/brands";
  });
  await arrived(page, "/brands");
  await page.goBack();
  await arrived(page, "/");
});

for (const [old, path] of [
  ["/#/", "/"],
  ["/#//evil.example", "/"],
  ["/brands#/cart", "/brands"],
] as const)
  test(`${old} is no address of the old client @script`, async ({ page }) => {
    await open(page, old);
    await settled(page);
    expect([new URL(page.url()).pathname, new URL(page.url()).host]).toEqual([
      path,
      new URL(process.env.SHOP_URL ?? "").host,
    ]);
  });

test("without a script an old address is the front page, whole @noscript", async ({ page }) => {
  await open(page, "/#/single-product/5");
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page.locator("main h1, main h2").first()).toBeVisible();
});
