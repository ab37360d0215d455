/** Rows that move on by themselves: when they do, and what stops them (rule G1, WCAG 2.2.2). */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITH_MOVEMENT, WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open } from "#tests/support/ready.ts";

const { ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const INTERVAL = 5_000;

test.use({ ...WITHOUT_PICTURES, ...WITH_MOVEMENT, baseURL: SHOP, viewport: { width: 1_280, height: 900 } });

const hero = (page: Page) => page.locator(".hero .rotator-row");

/** Opens the front page under a clock of ours, and counts how often a script moves the banners on. */
async function openCounting(page: Page): Promise<() => Promise<number>> {
  await page.clock.install();
  await page.addInitScript(() => {
    const scrollTo: (this: Element, options?: ScrollToOptions) => void = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (options?: ScrollToOptions | number) {
      const moves = Number(document.documentElement.dataset.moved ?? 0);
      if (this.closest(".hero")) document.documentElement.dataset.moved = String(moves + 1);
      if (typeof options === "object") scrollTo.call(this, options);
    };
  });
  await open(page, "/");
  await page.mouse.move(2, 2);
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (!isStill) await expect(page.locator(".hero[data-moves]")).toBeAttached();
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}

test("the banners move on every five seconds, also after their own movement, and by the dots", async ({ page }) => {
  const moves = await openCounting(page);
  // Or five seconds of a slow machine move them on as well.
  const now = await page.evaluate(() => Date.now() + 1_000);
  await page.clock.pauseAt(now);
  // A slow machine may still be scrolling when the time that a movement of the page's own may take is over.
  await page.clock.setFixedTime(now);
  const width = await hero(page).evaluate((row) => row.clientWidth);
  for (const turn of [1, 2]) {
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => hero(page).evaluate((row) => row.scrollLeft)).toBe(turn * width);
    expect(await moves()).toBe(turn);
    await expect(page.locator(".hero .dot").nth(turn)).toHaveAttribute("aria-current", "true");
  }
});

const STOPS: Record<string, (page: Page) => Promise<unknown>> = {
  "the pointer is over them": (page) => hero(page).hover(),
  "one of their links has the focus": (page) => page.locator(".hero .dot").first().focus(),
  "they are paused": async (page) => {
    await page.locator(".hero .rotator-stop").click();
    await expect(page.getByLabel(ui.pause).and(page.locator(".hero input"))).toBeChecked();
    await page.mouse.move(2, 2);
    await page.locator(".hero input").blur();
  },
  "they were moved by hand": async (page) => {
    await hero(page).evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: "instant" }));
    await expect(page.locator(".hero input")).toBeChecked();
  },
};

for (const [state, bring] of Object.entries(STOPS)) {
  test(`the banners stand still while ${state}`, async ({ page }) => {
    const moves = await openCounting(page);
    await bring(page);
    const before = await moves();
    await page.clock.runFor(4 * INTERVAL);
    expect(await moves()).toBe(before);
  });
}

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moves = await openCounting(page);
  await page.clock.runFor(4 * INTERVAL);
  expect(await moves()).toBe(0);
});

test("every banner is reached by its link, for which the page stays where it is, and the link of the shown one is marked", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: SHOP, viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page, "/");
  const dots = page.locator(".hero .dot");
  const slides = page.locator(".hero .rotator-row > li");
  expect(await dots.count()).toBe(await slides.count());
  const widths = () =>
    dots.evaluateAll((all) => all.map((dot) => Number.parseFloat(getComputedStyle(dot, "::before").inlineSize)));
  const markedOf = async () => {
    const all = await widths();
    return all.flatMap((width, index) => (width > Math.min(...all) ? [index] : []));
  };
  await expect.poll(markedOf).toEqual([0]);
  const place = 40;
  const scrolled = () => page.locator("html").evaluate((html) => html.scrollTop);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, place);
  await expect.poll(scrolled).toBe(place);
  await dots.last().click();
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  expect(await scrolled()).toBe(place);
  await expect.poll(markedOf).toEqual([(await dots.count()) - 1]);
  await context.close();
});
