/**
 * What lies below the first screen is laid out later (app/remix/draw-below.ts), and no place on a page is missed by it.
 */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { drawn, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const LIST = "/category/1";

/** How many elements wait to be laid out. */
const putOff = (page: Page) =>
  page.locator("body *").evaluateAll((elements) => {
    return elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length;
  });

/** From the start of the document to its end, in pixels. */
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens pages whose scripts wait until they are released. */
async function withoutItsScript(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await settled(page);
  };
}

for (const path of ["/", LIST, "/single-product/5"]) {
  test(`${path}: once its script is there, nothing is an estimate any more @script`, async ({ page }) => {
    const release = await withoutItsScript(page);
    await page.goto(path, { waitUntil: "commit" });
    await drawn(page);
    await expect(page.locator("footer [data-part=footerBase]")).toBeAttached();
    expect(await putOff(page)).toBeGreaterThan(2);
    await release();
    expect(await putOff(page)).toBe(0);
    expect(await page.locator("main [style], footer [style]").count()).toBe(0);
    const whole = await height(page);
    await page.reload();
    await settled(page);
    expect(await height(page)).toBe(whole);
  });
}

test("without JavaScript everything is laid out at once @noscript", async ({ page }) => {
  await page.goto(LIST);
  expect(await putOff(page)).toBe(0);
});

test("Back, a reload and a link to a place in a page find that place before the script is there @script", async ({
  page,
}) => {
  await page.goto(LIST);
  await settled(page);
  const card = page.locator(".card-grid > li .card").nth(20);
  await card.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const left = await top();
  await withoutItsScript(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(top).toBe(left);
  expect(await putOff(page)).toBe(0);
  await page.goto(`${LIST}#${await card.getAttribute("id")}`, { waitUntil: "commit" });
  await expect(page.locator("html[data-whole]")).toBeAttached();
  await expect(card).toBeInViewport();
});
