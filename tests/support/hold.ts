import type { BrowserContext, Page } from "playwright/test";

/**
 * Holds the requests for some addresses back, of one page or of a whole browser.
 * @returns a function that lets them go, also those that come later
 */
export async function hold(where: Page | BrowserContext, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(addresses, async (route) => {
    await released;
    // Its page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}
