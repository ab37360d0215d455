/**
 * The product page, comparing and saving in a browser: what moves, what has the focus, what the keyboard reaches. What
 * is compared, saved and reviewed: tests/http/compare-save-review.test.ts.
 */

import { expect, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { signIn } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";

const { product, review, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

test("the second click of a double click on a card's heart takes nothing back", async ({ page }) => {
  await signIn(page, await newCustomer(process.env.API_URL ?? ""));
  await open(page, "/category/1");
  const button = page.locator(".card-buttons [aria-pressed]").first();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.dispatchEvent("click", { detail: 2 });
  await settled(page);
  await open(page, "/category/1");
  await expect(button).toHaveAttribute("aria-pressed", "true");
});

test("the gallery marks the visible picture, and its links scroll nothing else", async ({ page }) => {
  await open(page, "/single-product/26");
  const gallery = page.getByRole("region", { name: product.gallery });
  const current = gallery.locator(".gallery-thumbs [aria-current]");
  await expect(current).toHaveAttribute("href", "#picture-1");
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await gallery.getByRole("link", { name: "3-р зургийг харах" }).click();
  await expect(current).toHaveAttribute("href", "#picture-3");
  await expect(current).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test("by keyboard: gallery, sections and colours are links in reach, stars are one group of radios", async ({
  page,
}) => {
  await page.goto("/single-product/26");
  const gallery = page.getByRole("region", { name: product.gallery });
  // Those beside the first wait for the row to move.
  const pictures = gallery.getByRole("img", { name: /\d-р зураг$/, includeHidden: true });
  await expect(pictures).toHaveCount(4);
  const second = gallery.getByRole("link", { name: "2-р зургийг харах" });
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.7 });
  await expect(gallery.getByRole("link", { name: new RegExp(`^${product.enlarge}: `) })).toHaveCount(4);

  await page.getByRole("navigation", { name: product.sections }).getByRole("link", { name: product.reviews }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#reviews$/);

  const star = page.getByRole("radiogroup", { name: review.mine }).getByRole("radio", { name: "1 од" });
  await star.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4 од" })).toBeChecked();

  const colours = page.getByRole("list", { name: product.colours }).or(page.locator(".colours")).getByRole("link");
  const other = colours.nth(1);
  const address = await other.getAttribute("href");
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test("a removal from the comparison moves the focus to the next product's button, the last one's, at last the page's start", async ({
  page,
}) => {
  const ids = [20, 22, 25];
  for (const id of ids) {
    await open(page, `/single-product/${id}`);
    await page.locator(".buy-form button[value=compare]").click();
    await settled(page);
  }
  await open(page, "/compare");
  const shown = () =>
    page.locator("main [id^=p-]").evaluateAll((items) => items.map(({ id }) => Number(id.slice("p-".length))));
  const [top = 0, middle = 0, last = 0] = await shown();
  expect([top, middle, last].sort()).toEqual(ids);
  const removal = (id: number) => page.locator(`#p-${id} button[value=remove]`);
  const remove = async (id: number) => {
    await removal(id).press("Enter");
    await settled(page);
    await expect(page.locator(`#p-${id}`)).toHaveCount(0);
  };
  await remove(middle);
  await expect(removal(last)).toBeFocused();
  await page.locator(".notices").getByRole("button", { name: ui.putBack }).click();
  await settled(page);
  await expect(page.locator(`#p-${middle}`)).toBeVisible();
  await remove(top);
  await expect(page.locator("main :focus")).toHaveAttribute("value", "remove");
  const [first = 0, second = 0] = await shown();
  await remove(second);
  await expect(removal(first)).toBeFocused();
  await remove(first);
  await expect(page.locator("#content")).toBeFocused();
});

test("the instalments' dialog traps the focus, and returns it to the opener", async ({ page }) => {
  await open(page, "/single-product/5");
  const opener = page.locator(".instalments-link");
  const dialog = page.getByRole("dialog", { name: product.instalmentsTitle });
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (const close of ["Escape", "Enter"]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("link", { name: ui.close })).toBeFocused();
    expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
    for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      // Beyond the dialog Tab reaches the browser's own controls, never the page.
      expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body)), key).toBe(
        true,
      );
    }
    await dialog.getByRole("link", { name: ui.close }).focus();
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // The address opens it, and Back closes it.
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open(page, "/#");
  await open(page, "/single-product/5#instalments");
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
});

test("without a script the instalments are a box that does not claim to be modal @noscript", async ({ page }) => {
  await page.goto("/single-product/5#instalments");
  const dialog = page.getByRole("dialog", { name: product.instalmentsTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute("aria-modal");
  await dialog.getByRole("link", { name: ui.close }).click();
  await expect(dialog).toBeHidden();
});
