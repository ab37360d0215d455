/** A page whose scripts do not come before they are let go, as on a slow line. */
import type { Page } from "playwright/test";

/** Holds every script from now on back. @returns lets them go, for good */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => void release();
}
