/** Ways through the shop that several tests take. */
import type { PlainBrowser } from "./plain-browser.ts";

/**
 * Opens the first product of a list that has enough stock.
 * @param browser on a page that lists products
 * @throws Error when none of them has
 */
export async function openProductInStock(browser: PlainBrowser, atLeast = 1): Promise<void> {
  const addresses = browser.visit.page
    .querySelectorAll("a[href]")
    .map((a) => a.getAttribute("href") ?? "")
    .filter((href) => /^\/single-product\/\d+$/.test(href));
  for (const address of new Set(addresses)) {
    await browser.open(address);
    const quantity = browser.visit.page.querySelector('input[name="quantity"][data-max]');
    if (Number(quantity?.getAttribute("data-max") ?? 0) >= atLeast) return;
  }
  throw new Error(`No product with ${atLeast} in stock`);
}
