/**
 * Signing in by Facebook in a browser, with the sandbox's provider in its place. Every outcome:
 * tests/http/social-login.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { notices, provider: words } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

const NEW = "Ганбатын Номин";

const main = (page: Page) => page.locator("main");
const button = (page: Page) => main(page).locator("button[value=next]");
const notice = (page: Page, text: string) => page.locator(".notices .notice").filter({ hasText: text });

/** Presses the button, and waits for the provider's page, which comes by itself. */
async function toProvider(page: Page): Promise<void> {
  await button(page).click();
  await page.waitForURL((url) => url.origin === API && url.pathname === "/sandbox/facebook");
}
const choose = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("from a page that needs a customer over the provider to that page, with the header's new name", async ({
  page,
}) => {
  await page.goto("/profile");
  await arrived(page, "/login?next=%2Fprofile");
  await toProvider(page);
  await choose(page, NEW);
  await arrived(page, "/profile");
  await expect(notice(page, notices.signedIn)).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(NEW);
  // The intermediate pages are not in the history.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe("/login/facebook/callback");
});

test("Back from the provider leads to the page, whose button is as before", async ({ page }) => {
  await open(page, "/login?next=%2Fcart");
  await toProvider(page);
  await page.goBack();
  await arrived(page, "/login?next=%2Fcart");
  await expect(button(page)).toHaveText(words.facebook);
  await expect(button(page)).toBeEnabled();
  await toProvider(page);
});

test("axe finds nothing on the way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The way there stands still: a 204 leaves the page as it is.
  await page.route(`${API}/sandbox/facebook?*`, (route) => route.fulfill({ status: 204 }));
  await open(page, "/login?next=%2Fcart");
  expect.soft(await axeFaults(page, "login")).toEqual([]);
  await button(page).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/Facebook/);
  expect.soft(await axeFaults(page, "on the way")).toEqual([]);
  await page.unroute(`${API}/sandbox/facebook?*`);
  await main(page).locator("a.button").first().click();
  await page.waitForURL((url) => url.origin === API);
  expect.soft(await axeFaults(page, "provider")).toEqual([]);
  await choose(page, "Татгалзах");
  await settled(page);
  expect.soft(await axeFaults(page, "refused")).toEqual([]);
});
