/** A browser on a slow line of its own, and the cart that the shop has of it, read past the browser. */
import { type Browser, type BrowserContext, expect, type Page } from "playwright/test";
import { PlainBrowser } from "./plain-browser.ts";
import { cartIn } from "./slow-acts.ts";
import { type SlowLine, startSlowLine } from "./slow-line.ts";

const SHOP = process.env.SHOP_URL ?? "";

export interface OnLine {
  context: BrowserContext;
  line: SlowLine;
  page: Page;
}

/**
 * Runs a test in a browser that comes with a shopper's cookies.
 * @param shopper a cart, pieces by product, or a browser that has been at the shop
 */
export async function onLine(
  browser: Browser,
  shopper: Record<number, number> | PlainBrowser,
  run: (stage: OnLine) => Promise<void>,
  javaScriptEnabled = true,
): Promise<void> {
  const line = await startSlowLine(SHOP);
  const context = await browser.newContext({ baseURL: line.origin, javaScriptEnabled });
  try {
    const { cookies } = shopper instanceof PlainBrowser ? shopper : await withCart(shopper);
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    await run({ context, line, page: await context.newPage() });
  } finally {
    await context.close();
    await line.stop();
  }
}

/** A guest with these pieces of products in the cart. */
export async function withCart(cart: Record<number, number>): Promise<PlainBrowser> {
  const plain = new PlainBrowser(SHOP, { "Sec-Fetch-Site": "same-origin" });
  for (const [id, quantity] of Object.entries(cart))
    await plain.post("/cart", { intent: "add", id, quantity: String(quantity) });
  return plain;
}

/** The shop's own cart of a browser, once nothing is on its way any more, not from closed pages either. */
export async function cartAfterAll({ context, line }: OnLine): Promise<Record<number, number>> {
  await expect.poll(() => line.isBusy(), { timeout: 60_000 }).toBe(false);
  line.latency = 0;
  return cartIn(SHOP, context);
}

/** Nothing is on its way any more, and the shop's own cart is this one. */
export async function expectCart(stage: OnLine, cart: Record<number, number>): Promise<void> {
  await expect.poll(() => cartAfterAll(stage), { timeout: 80_000 }).toEqual(cart);
}

/** How a shopper leaves a page at once. */
export const LEAVING: Record<string, (page: Page) => Promise<unknown>> = {
  "a link": (page) => page.locator(".logo-link").click(),
  "a reload": (page) => page.reload({ waitUntil: "commit" }),
  "a typed address": (page) => page.goto("/brands", { waitUntil: "commit" }),
  Back: (page) => page.goBack({ waitUntil: "commit" }),
  "the tab closed": async (page) => {
    const isClosed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await isClosed;
  },
};
