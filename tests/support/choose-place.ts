import type { Page } from "playwright/test";
import { settled } from "./ready.ts";

/** Chooses a district and a khoroo on the address page, as a shopper does with a script or without. */
export async function choosePlace(page: Page, district = "1", khoroo = "1"): Promise<void> {
  await page.locator("[name=district]").selectOption(district);
  const show = page.locator("button[value=place]");
  // Without a script the chosen district has to be submitted by its button.
  if (await show.isVisible()) await show.click();
  // A khoroo of the district before, chosen before the new list is there, would be dropped with its list.
  await settled(page);
  await page.locator("[name=khoroo]").selectOption(khoroo);
}
