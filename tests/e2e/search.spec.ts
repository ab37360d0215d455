/** Searching in a browser: what the search box does where there is nothing to search for. */
import { expect, test } from "playwright/test";
import { search as searchWords } from "#app/i18n/mn/search.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

test("a search for nothing leads to the page that asks what to look for", async ({ page }) => {
  for (const typed of ["", "  "]) {
    await page.goto("/brands", { waitUntil: "networkidle" });
    await page.locator("input[name=p]").fill(typed);
    await page.locator("input[name=p]").press("Enter");
    await page.waitForURL((url) => url.pathname === "/search");
    await expect(page.locator(".empty")).toContainText(searchWords.askHint);
  }
});
