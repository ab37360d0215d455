/** The category menu by the Tab key, and under a mouse that rests on it. By a press: tests/e2e/listing.spec.ts. */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "", viewport: { width: 1_280, height: 900 } });

const opener = (page: Page) => page.locator(".menu > summary");
const panel = (page: Page) => page.locator(".menu-panel");

test("it closes when the Tab key leaves it, and stays while the key moves in it", async ({ page }) => {
  await open(page, "/brands");
  await settled(page);
  await opener(page).press("Enter");
  const links = panel(page).getByRole("link");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await links.last().focus();
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeHidden();
});

test("a mouse opens it by resting there and closes it 300 ms after leaving; a press keeps it open", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/brands");
  await settled(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const pass = (time: number) => page.clock.runFor(time);
  // The code for a mouse is loaded when one is used.
  await opener(page).hover();
  const isOpen = async () => {
    await pass(150);
    return panel(page).isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  await page.locator(".logo-link").hover();
  await pass(300);
  await expect(panel(page)).toBeHidden();
  await opener(page).hover();
  await pass(150);
  await expect(panel(page)).toBeVisible();
  // From the opener to a link past what stands between them, and away.
  await page.locator(".logo-link").hover();
  await pass(200);
  await panel(page).locator("a").first().hover();
  await pass(1_000);
  await expect(panel(page)).toBeVisible();

  await opener(page).click();
  await page.locator(".logo-link").hover();
  await pass(1_000);
  await expect(panel(page)).toBeVisible();
  await opener(page).click();
  await expect(panel(page)).toBeHidden();
});
