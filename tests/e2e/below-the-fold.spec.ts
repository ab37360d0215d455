/** What lies below a document's first screen is laid out after the first paint (decision 0258). */

import { expect, type Page, test } from "playwright/test";
import { weekly } from "#tests/support/draws.ts";
import { hydrated, open, settled } from "#tests/support/ready.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

/** The cards and the footer that are not laid out, and the page's height in pixels. */
const laidOut = (page: Page) =>
  page.evaluate(() => ({
    waiting: [...document.querySelectorAll(".card-grid > li, .footer")].filter(
      ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    ).length,
    height: document.documentElement.scrollHeight,
  }));

const PATHS = ["/", "/category/1", "/category/1?view=list", "/single-product/2"];
for (const [row, path] of PATHS.entries()) {
  for (const [column, width] of [390, 768, 1_440].entries()) {
    const title = `${path} at ${width} px keeps its height when what lies below is laid out @noscript`;
    test(title + weekly(row % 3 !== column), async ({ page }) => {
      await page.setViewportSize({ width, height: 840 });
      const session = await page.context().newCDPSession(page);
      await session.send("Animation.enable");
      await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await open(page, path);
      const before = await laidOut(page);
      expect(before.waiting).toBeGreaterThan(3);
      await session.send("Animation.setPlaybackRate", { playbackRate: 100 });
      await expect.poll(() => laidOut(page)).toMatchObject({ waiting: 0 });
      const { height } = await laidOut(page);
      expect(Math.abs(height - before.height)).toBeLessThan(height / 75);
    });
  }
}

test("what a script shows after hydration is laid out at once @script", async ({ page }) => {
  await open(page, "/");
  await hydrated(page);
  expect(await laidOut(page)).toMatchObject({ waiting: 0 });
});

test("a page that is loaded again is laid out whole, and does not move @script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/category/1");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.45));
  await expect.poll(() => laidOut(page)).toMatchObject({ waiting: 0 });
  const card = page.locator("main .card").nth(12);
  const before = await card.boundingBox();
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.reload();
  expect(await laidOut(page)).toMatchObject({ waiting: 0 });
  await settled(page);
  expect(await card.boundingBox()).toEqual(before);
});
