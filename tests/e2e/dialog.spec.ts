/** A dialog over the page: by keyboard with a script, and without one. */

import { expect, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { open } from "#tests/support/ready.ts";

const { product, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

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

test("without a script the instalments are a box that does not claim to be modal", async ({ page }) => {
  await page.goto("/single-product/5#instalments");
  const dialog = page.getByRole("dialog", { name: product.instalmentsTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute("aria-modal");
  await dialog.getByRole("link", { name: ui.close }).click();
  await expect(dialog).toBeHidden();
});
