/** Addresses that come from elsewhere, in a language (decision 0206). */

import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

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
