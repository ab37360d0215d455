import type { Page } from "playwright/test";

/** A press of a button that has just been hidden is given up after so many milliseconds. */
const HIDDEN = 2_000;

/** Chooses a district and a khoroo on the address page, as a shopper does with a script or without. */
export async function choosePlace(page: Page, district = "1", khoroo = "1"): Promise<void> {
  await page.locator("[name=district]").selectOption(district);
  const show = page.locator("button[value=place]");
  // Without a script the chosen district has to be submitted by its button, which a script hides: perhaps between the
  // look and the press.
  let isPressed = false;
  while (!isPressed && (await show.isVisible()))
    isPressed = await show.click({ timeout: HIDDEN }).then(
      () => true,
      () => false,
    );
  await page.locator("[name=khoroo]").selectOption(khoroo);
}
