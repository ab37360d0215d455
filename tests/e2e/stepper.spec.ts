/** The cart's stepper sets a line's quantity; it neither adds nor leaves the page. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { open, settled } from "#tests/support/ready.ts";

const { ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const quantity = (page: Page) => page.locator(".cart-line input[name^=quantity]");

test("one press of + or −, by pointer or by keyboard, is one piece more or less, and the page stays @script", async ({
  page,
}) => {
  await buy(page);
  const more = page.locator(".cart-line").getByRole("button", { name: ui.more });
  const less = page.locator(".cart-line").getByRole("button", { name: ui.less });
  const badge = page.locator(".cart-count");
  for (const [press, shown] of [
    [() => more.click(), "2"],
    [() => more.press("Enter"), "3"],
    [() => less.click(), "2"],
    [() => less.press("Space"), "1"],
    [
      () =>
        quantity(page)
          .fill("4")
          .then(() => quantity(page).press("Enter")),
      "4",
    ],
  ] as const) {
    await press();
    await expect(badge).toHaveText(shown);
    await expect(quantity(page)).toHaveValue(shown);
    await expect(page).toHaveURL(/\/cart$/);
  }
});

test("a tab that is shown again counts from what another tab has set @script", async ({ page, context }) => {
  await buy(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await settled(other);
  await quantity(other).fill("7");
  await quantity(other).press("Enter");
  await expect(other.locator(".cart-count")).toHaveText("7");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(quantity(page)).toHaveValue("7");
  await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
  await expect(page.locator(".cart-count")).toHaveText("8");
});

test("a press counts from the press before it, whatever older data arrive between the two @script", async ({
  page,
}) => {
  await buy(page);
  await settled(page);
  const more = page.locator(".cart-line").getByRole("button", { name: ui.more });
  // The data after the first write, and the second write itself, come when the test says so.
  let answerReads: () => void = () => undefined;
  const reads = new Promise<void>((resolve) => {
    answerReads = resolve;
  });
  let answerWrites: () => void = () => undefined;
  const writes = new Promise<void>((resolve) => {
    answerWrites = resolve;
  });
  let count = 0;
  await page.route(/\/cart\.data/, async (route) => {
    if (route.request().method() === "GET") await reads;
    else if (++count === 2) await writes;
    await route.continue();
  });
  const read = page.waitForRequest((request) => request.method() === "GET" && request.url().includes("/cart.data"));
  await more.click();
  const stale = await read;
  await more.click();
  await expect(quantity(page)).toHaveValue("3");
  answerReads();
  await stale.response();
  // The page renders arrived data within a few frames.
  for (let frame = 0; frame < 20; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(quantity(page)).toHaveValue("3");
  await more.click();
  await expect(quantity(page)).toHaveValue("4");
  answerWrites();
  await expect(page.locator(".cart-count")).toHaveText("4");
  await settled(page);
  await expect(quantity(page)).toHaveValue("4");
});

const steps = (page: Page, within: string) => ({
  more: page.locator(within).getByRole("button", { name: ui.more }),
  less: page.locator(within).getByRole("button", { name: ui.less }),
});

/** Where a quantity has − and +. */
const STEPPERS: readonly [address: string, within: string][] = [
  ["/cart", ".cart-line"],
  ["/single-product/5", ".buy-quantity"],
];

for (const [address, within] of STEPPERS) {
  test(`at 1 and at the stock, − and + on ${address} are not available, say why and post nothing @script`, async ({
    page,
  }) => {
    await buy(page);
    await open(page, address);
    const { more, less } = steps(page, within);
    const field = page.locator(`${within} input[name^=quantity]`);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const press = async (button: typeof more) => {
      await button.click({ force: true });
      await button.press("Enter");
      await settled(page);
    };
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await expect(more).not.toHaveAttribute("aria-disabled");
    await press(less);
    await expect(field).toHaveValue("1");
    expect(posts).toEqual([]);

    const most = (await field.getAttribute("data-max")) ?? "";
    await field.fill(most);
    await field.press("Tab");
    await settled(page);
    posts.length = 0;
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(less).not.toHaveAttribute("aria-disabled");
    const limit = ui.most.replace("{{max}}", most);
    await expect(page.locator(within)).toContainText(limit);
    await expect(field).toHaveAccessibleDescription(limit);
    await press(more);
    await expect(field).toHaveValue(most);
    expect(posts).toEqual([]);
    await less.click();
    await expect(more).not.toHaveAttribute("aria-disabled");
    await expect(page.locator(within)).not.toContainText(limit);
  });
}
