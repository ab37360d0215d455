/**
 * Links and buttons of every page lead back to it: language and colours. The shopper stays on the same
 * page, whichever it is; new pages are tested automatically.
 */
import { describe, expect, test } from "vitest";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

async function guest(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = await guest();
  return browser.signIn();
}

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
      if (browser.here !== path || !isPage) continue;
      pages++;
      const page = browser.visit;
      for (const link of page.page.querySelectorAll('a[href^="/language/"], a[href^="/theme/"]')) {
        const href = link.getAttribute("href") ?? "";
        // The headers of a link that a browser follows.
        browser.headers.Referer = page.url.href;
        await browser.open(href);
        delete browser.headers.Referer;
        if (browser.here !== path) left.push(`${path}: ${href} → ${browser.here}`);
      }
    }
    expect(left).toEqual([]);
    expect(pages).toBeGreaterThan(25);
  }, 120_000);
});
