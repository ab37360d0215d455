/** Addresses that come from elsewhere, in a language (decision 0206). */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { shell } = SENTENCES.en;

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
