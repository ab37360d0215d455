/** The cart's stepper sets a line's quantity; it neither adds nor leaves the page. */
import { expect, type Page, test } from "playwright/test";
import { ui } from "#app/i18n/mn/ui.ts";
import { arrived, settled } from "#tests/support/ready.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

const quantity = (page: Page) => page.locator(".cart-line input[name^=quantity]");

test("one press of + or −, by pointer or by keyboard, is one piece more or less, and the page stays @script", async ({
  page,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
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
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
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

/** Types a quantity into a cart's line in the ways a shopper has, and what each must send. */
const TYPED: readonly [name: string, finish: (page: Page) => Promise<unknown>][] = [
  ["Enter", (page) => quantity(page).press("Enter")],
  ["Tab", (page) => quantity(page).press("Tab")],
];

for (const [name, finish] of TYPED) {
  test(`a typed quantity is set by one request: ${name} @script`, async ({ page }) => {
    await page.goto("/single-product/5");
    await page.locator("main button[value=buy]").click();
    await arrived(page, "/cart");
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
    await quantity(page).fill("4");
    await finish(page);
    await expect(page.locator(".cart-count")).toHaveText("4");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // A second write would have gone out by then.
    await settled(page);
    expect(posts).toEqual([expect.stringMatching(/quantity5=4.*intent=set/)]);
  });
}
