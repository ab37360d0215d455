import type { Page } from "playwright/test";
import { hydrated } from "./ready.ts";

/** Chooses a district and a khoroo on the address page, as a shopper does with a script or without. */
export async function choosePlace(page: Page, district = "1", khoroo = "1"): Promise<void> {
  // A script hides the button, at a moment that would come between the look and the press.
  await hydrated(page);
  await page.locator("[name=district]").selectOption(district);
  const show = page.locator("button[value=place]");
  // Without a script the chosen district has to be submitted by its button.
  if (await show.isVisible()) await show.click();
  await page.locator("[name=khoroo]").selectOption(khoroo);
}
