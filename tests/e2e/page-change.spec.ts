/** What a script does once a page has changed (`app/shell/page-change.tsx`); of another page: document.spec.ts. */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, quiet } from "#tests/support/ready.ts";

const SHOP = process.env.SHOP_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP, viewport: { width: 1440, height: 900 } });

const spoken = (page: Page) => page.locator("body > [role=status]");

test("a page in the place of its own form begins at its start and is announced @script", async ({ page }) => {
  await open(page, "/forgot-password");
  await page.locator("main [name=email]").fill("nobody@example.mn");
  await page.locator("main [name=email]").press("Enter");
  await arrived(page, /sent=1/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(spoken(page)).toHaveText(await page.title());
});

test("a form with mistakes: the title says so and the summary takes the focus, with a second refusal again @script", async ({
  page,
}) => {
  await open(page, "/register");
  for (const _ of ["first", "second", "third"]) {
    await page.locator("main .button[value=confirm]").press("Enter");
    await quiet(page);
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page).toHaveTitle(/^Алдаа/);
  }
});

test("the same wrong quantity takes the focus again with a second refusal, on the product's page and in the cart @script", async ({
  page,
}) => {
  await open(page, "/single-product/20");
  const field = page.locator("#quantity");
  for (const _ of ["first", "second", "third"]) {
    await field.fill("99999");
    await page.locator(".buy-form button[value=add]").press("Enter");
    await quiet(page);
    await expect(page.locator(".buy-quantity .error")).toBeVisible();
    await expect(field).toBeFocused();
  }
  await field.fill("1");
  await page.locator(".buy-form button[value=buy]").press("Enter");
  await arrived(page, /\/cart$/);
  const line = page.locator(".cart-line input[name^=quantity]");
  for (const typed of ["99999", "99998", "99997"]) {
    await line.fill(typed);
    await line.blur();
    await quiet(page);
    await expect(page.locator(".cart-line .error")).toBeVisible();
    await expect(line).toBeFocused();
  }
});

test("a page that arrives with mistakes takes the focus to them too @script", async ({ page }) => {
  // The form is sent before its script is there, and the answer is a document.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/register");
  await page.unroute(/\/assets\/.*\.js/);
  await page.locator("main .button[value=confirm]").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
});

test("a link within a page leads to its target, wherever the page of another such link was left @script", async ({
  page,
}) => {
  await open(page, "/");
  await page.locator("a.skip").press("Enter");
  await expect(page).toHaveURL(/#content$/);
  const product = page.locator("main a[href^='/single-product/']").first();
  const address = await product.getAttribute("href");
  await product.evaluate((link: HTMLElement) => link.click());
  await arrived(page, address ?? "");
  await page.locator("main a[href='#reviews']").first().press("Enter");
  await expect(page).toHaveURL(/#reviews$/);
  await quiet(page);
  await expect(page.locator("#reviews")).toBeInViewport();
});
