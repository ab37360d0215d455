/** Ways through the shop that several tests take. */
import { PlainBrowser } from "./plain-browser.ts";

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

/** Typed beside the demo customer's own district, khoroo and e-mail. */
export const ADDRESS = { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" };

/** Puts pieces of a product into the cart, on whose page the shopper then is. */
export async function buy(browser: PlainBrowser, id: number, pieces = 1): Promise<void> {
  await browser.open(`/single-product/${id}`);
  await browser.press("buy", { quantity: String(pieces) });
}

/** The demo customer on the address page. @param pieces by product */
export async function atAddress(
  { origin }: { origin: string },
  pieces: Record<number, number> = { 1: 1 },
  browser = new PlainBrowser(origin),
): Promise<PlainBrowser> {
  for (const [id, count] of Object.entries(pieces)) await buy(browser, Number(id), count);
  await browser.signIn();
  // Not as the sign-in's next page: a cart that it has changed is shown first.
  await browser.open("/shipping");
  return browser;
}

/** The same on the page that confirms. */
export async function atConfirm(...given: Parameters<typeof atAddress>): Promise<PlainBrowser> {
  const browser = await atAddress(...given);
  await browser.press("confirm", ADDRESS);
  if (browser.visit.url.pathname !== "/confirm-order") throw new Error(`At ${browser.visit.url.href}: ${browser.text}`);
  return browser;
}
