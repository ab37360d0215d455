/**
 * Links and buttons of every page lead back to it: language and colours. The shopper stays on the same
 * page, whichever it is; new pages are tested automatically.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

async function guest(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = await guest();
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  return browser;
}

const here = ({ visit: { url } }: PlainBrowser) => url.pathname + url.search;
/** Pages of their own that a further address is needed for. */
const FURTHER = ["/forgot-password?sent=1", "/login?next=%2Fcart", "/register?sent=1", "/404"];

describe.each([
  ["a guest", guest],
  ["a customer", customer],
])("%s", (_, come) => {
  test("by the other language, by other colours", async () => {
    const browser = await come();
    const left: string[] = [];
    let pages = 0;
    for (const path of [...openPaths(), ...PAGE_STATES, ...FURTHER]) {
      await browser.open(path);
      // Addresses that lead on, and answers without a page around them.
      const isPage = browser.visit.status === 200 && browser.visit.page.querySelector("header a[hreflang]");
      if (here(browser) !== path || !isPage) continue;
      pages++;
      const page = browser.visit;
      for (const link of page.page.querySelectorAll('a[href^="/language/"], a[href^="/theme/"]')) {
        const href = link.getAttribute("href") ?? "";
        // The headers of a link that a browser follows.
        browser.headers.Referer = page.url.href;
        await browser.open(href);
        delete browser.headers.Referer;
        if (here(browser) !== path) left.push(`${path}: ${href} → ${here(browser)}`);
      }
    }
    expect(left).toEqual([]);
    expect(pages).toBeGreaterThan(25);
  }, 120_000);
});
