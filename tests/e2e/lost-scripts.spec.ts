/**
 * A page that was open during a deployment: the script of the page to which a shopper goes is gone. The browser loads
 * that page's document, once, and nothing is written twice.
 */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

interface Navigation {
  from: string;
  go: (page: Page) => Promise<unknown>;
  /** Where it leads, and the script of that route. */
  to: RegExp;
  script: string;
}

const PRODUCT = "/single-product/5";

const NAVIGATIONS: Record<string, Navigation> = {
  "a link": {
    from: "/",
    go: (page) => page.locator("main a[href^='/single-product/']").first().click(),
    to: /^\/single-product\/\d+/,
    script: "single-product",
  },
  "a link of the menu": {
    from: "/",
    go: (page) => page.locator("[data-part=menu] a[href^='/category/']").first().dispatchEvent("click"),
    to: /^\/category\/\d+$/,
    script: "category",
  },
  "a GET form": {
    from: "/",
    go: async (page) => {
      const field = page.locator("header input[name=p]").first();
      await field.fill("утас");
      await field.press("Enter");
    },
    to: /^\/search\?/,
    script: "search",
  },
  "a POST form with a redirect": {
    from: PRODUCT,
    go: (page) => page.locator("main button[value=buy]").click(),
    to: /^\/cart$/,
    script: "cart",
  },
  Back: {
    from: "/brands",
    go: async (page) => {
      await page.locator("[data-part=menu] a[href^='/category/']").first().dispatchEvent("click");
      await arrived(page, /^\/category\/\d+$/);
      await page.reload();
      await settled(page);
      await page.goBack({ waitUntil: "commit" });
    },
    to: /^\/brands$/,
    script: "brands",
  },
};

for (const [name, { from, go, to, script }] of Object.entries(NAVIGATIONS))
  for (const times of [1, Number.POSITIVE_INFINITY])
    test(`${name} to a page whose script is gone ${times === 1 ? "once" : "for ever"} loads its document, once @script`, async ({
      page,
    }) => {
      // A product's page loads the script of its form's route early.
      if (from !== PRODUCT) await open(page, from);
      let missed = 0;
      const documents: string[] = [];
      // Lost once, the script of a form's route is there for the press.
      const expected = from === PRODUCT && times === 1 ? 0 : 1;
      const pathOf = (address: string) => address.slice(new URL(address).origin.length);
      await page.route(new RegExp(`/assets/${script}[-.][^/]*\\.js$`), (route) => {
        // Back first goes forward from a page that has its script.
        if (name === "Back" && !to.test(pathOf(page.url()))) return route.continue();
        if (missed === times) return route.continue();
        missed += 1;
        return route.fulfill({ status: 404 });
      });
      if (from === PRODUCT) await open(page, from);
      page.on("request", (request) => {
        if (request.method() === "GET" && request.isNavigationRequest() && to.test(pathOf(request.url())))
          documents.push(request.url());
      });
      await go(page);
      await page.waitForURL((url) => to.test(pathOf(url.href)));
      await expect.poll(() => documents.length).toBe(expected);
      if (times === 1) await settled(page);
      // Where the document has been asked for and is not there yet, the one before goes under the question.
      else await expect(() => page.evaluate(() => dispatchEvent(new Event("pointermove")))).toPass();
      await expect(page.locator("main h1")).toBeVisible();
      expect(missed).toBeGreaterThan(0);
      if (script === "cart") await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("1");
      // What is still to come of a loop of documents comes before another page.
      await open(page, "/terms");
      expect(documents).toHaveLength(expected);
    });
