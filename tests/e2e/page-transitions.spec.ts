/**
 * Pages that change into each other, without a script of ours: the followed card keeps its picture in sight.
 */

import { expect, type Locator, type Page, test } from "playwright/test";
import { WITH_MOVEMENT } from "#tests/support/browser-launch.ts";
import { open, settled } from "#tests/support/ready.ts";

test.use({ ...WITH_MOVEMENT, baseURL: process.env.SHOP_URL ?? "", viewport: { width: 1_280, height: 900 } });

/** Opens a page, and notes of each that follows whether it came by a transition. */
async function openNoting(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const isMoving = Boolean(Reflect.get(event, "viewTransition"));
      document.documentElement.dataset.revealed = isMoving ? "by a transition" : "at once";
    });
  });
  await open(page, path);
}

/** Follows a card as its plain link does: the script of the page would change it without a document. */
async function follow(page: Page, card: Locator): Promise<void> {
  await card.focus();
  const address = await card.evaluate((link: HTMLAnchorElement) => link.pathname);
  await Promise.all([page.waitForEvent("framenavigated"), page.evaluate((to) => location.assign(to), address)]);
  await settled(page);
}

const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => getComputedStyle(element).viewTransitionName !== "none")
      .map((element) => element.closest(".gallery, .card")?.className ?? element.tagName),
  );

test("a followed card's picture becomes the product's, from a list and from another product @script", async ({
  page,
}) => {
  await openNoting(page, "/category/1");
  expect(await named(page)).toEqual([]);
  for (const list of [".listing", ".section"]) {
    const link = page.locator(`${list} .card-title a`).first();
    await link.focus();
    expect(await named(page), "a name that stands twice cancels the transition").toEqual(["card"]);
    await follow(page, link);
    await expect(page.locator("html")).toHaveAttribute("data-revealed", "by a transition");
    expect(await named(page)).toEqual(["gallery"]);
  }
});

test("nothing moves with reduced motion @script", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openNoting(page, "/category/1");
  await follow(page, page.locator(".listing .card-title a").first());
  await expect(page.locator("html")).toHaveAttribute("data-revealed", "at once");
});

test("while a page changes, all in it but the picture that moves can be pressed @script", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      const transition = Reflect.get(event, "viewTransition") as { ready: Promise<void> } | null;
      if (!transition) return;
      await transition.ready;
      const ofView = [...document.querySelectorAll(":is(a, button, input):not(.gallery-row *)")].flatMap((control) => {
        // One that only a script serves is not shown before the scripts are there.
        if (!control.checkVisibility({ visibilityProperty: true })) return [];
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = width > 1 && document.elementFromPoint(x + width / 2, y + height / 2);
        return hit ? [Boolean(hit.closest("a, button, label, input"))] : [];
      });
      document.documentElement.dataset.pressable = `${ofView.filter(Boolean).length} of ${ofView.length}`;
    });
  });
  await open(page, "/category/1");
  await follow(page, page.locator(".listing .card-title a").first());
  await expect(page.locator("html")).toHaveAttribute("data-pressable", /^([1-9]\d*) of \1$/);
});
