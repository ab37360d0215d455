/** The category menu by keys and under a mouse that rests on it, and links of what is printed once for everybody. */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "", viewport: { width: 1_280, height: 900 } });

const opener = (page: Page) => page.locator(".menu > summary");
const panel = (page: Page) => page.locator(".menu-panel");

test("by keyboard: open, walk, close, also where the Tab key leaves it; two columns above five, the first five in the first", async ({
  page,
}) => {
  await open(page, "/brands");
  await opener(page).press("Enter");
  const links = panel(page).getByRole("link");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await expect(panel(page)).toBeVisible();
  const columns = await panel(page)
    .locator(".menu-subs")
    .evaluateAll((lists) =>
      lists.map((list) => [...list.children].map((item) => Math.round(item.getBoundingClientRect().left))),
    );
  expect(columns.some(({ length }) => length > 5)).toBe(true);
  for (const column of columns) {
    const first = column[0] ?? 0;
    for (const [index, left] of column.entries()) expect(left > first).toBe(index >= 5);
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await links.last().focus();
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeHidden();
  await opener(page).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/category\/\d+/);
});

test("a mouse opens it by resting there and closes it 300 ms after leaving; a press keeps it open", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/brands");
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

test("links of menu and footer, printed once for everybody, change the page and keep the document", async ({
  page,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  await open(page, "/brands");
  await opener(page).click();
  await page.locator(".menu-subs a").first().click();
  await page.waitForURL(/\/sub-category\//);
  await expect(panel(page)).toBeHidden();
  await page.locator(".footer .small-cards a").first().click();
  await page.waitForURL(/\/single-product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator(".footer-links a").first()).toBeAttached();
  expect(documents).toBe(1);
  const other = page.context().waitForEvent("page");
  await page
    .locator(".footer-links a")
    .first()
    .click({ modifiers: ["Control"] });
  await other;
  await expect(page).toHaveURL(/\/single-product\//);
});
