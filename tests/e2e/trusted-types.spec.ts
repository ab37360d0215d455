/**
 * Trusted Types (decision 0122): text becomes markup or script only through the one policy of the shop, on every page
 * and on every way to one.
 */

import { expect, type Page, test } from "playwright/test";
import { violationsOf } from "#tests/support/modes.ts";
import { openPaths } from "#tests/support/pages.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const SHOP = process.env.SHOP_URL ?? "";
test.use({ baseURL: SHOP });

/** Goes to an address as a link does for a shopper with scripts: no document is loaded. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => Reflect.get(window, "__remixRouter").navigate(to), path);
  // The network may have been idle before: only the address proves that this page has loaded.
  await page.waitForURL(new URL(path, SHOP).href);
  await settled(page);
}

test("markup and scripts that come as text are refused wherever a script could put them", async ({ page }) => {
  await open(page, "/single-product/5");
  const refused = await page.evaluate(() => {
    const script = document.createElement("script");
    const { trustedTypes: policies } = window;
    const image = "<img src=x onerror=alert(1)>";
    const tries: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement("p"), { innerHTML: image }),
      outerHTML: () => Object.assign(document.body.appendChild(document.createElement("p")), { outerHTML: image }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", image),
      "document.write": () => document.write(image),
      srcdoc: () => Object.assign(document.createElement("iframe"), { srcdoc: image }),
      DOMParser: () => new DOMParser().parseFromString(image, "text/html"),
      "script.src": () => Object.assign(script, { src: "/assets/x.js" }),
      "script.text": () => Object.assign(script, { text: "alert(1)" }),
      "an empty script with more": () =>
        Object.assign(document.createElement("p"), { innerHTML: "<script></script><b>" }),
      "another policy in its place": () => policies?.createPolicy("default", { createHTML: (text) => text }),
      "a policy beside it": () => policies && Reflect.apply(policies.createPolicy, policies, ["mine", {}]),
    };
    return Object.entries(tries).map(([name, run]) => {
      try {
        run();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${error instanceof TypeError}`;
      }
    });
  });
  expect(refused.filter((result) => !result.endsWith(": true"))).toEqual([]);
});

test("pages hydrate, and each leads to every other without a document, within the policy", async ({ page }) => {
  const violations = await violationsOf(page);
  const paths: string[] = [];
  for (const path of openPaths()) {
    const { headers, url } = await fetch(SHOP + path, { headers: { Accept: "text/html" } });
    if (headers.get("content-type")?.startsWith("text/html") && url === SHOP + path) paths.push(path);
  }
  expect(paths.length).toBeGreaterThan(15);
  // That each hydrates when it is opened itself: axe.spec.ts.
  for (const path of ["/category/1", "/single-product/5", "/cart", "/register", "/compare?ids=1,2"])
    await open(page, path);
  await open(page, "/");
  for (const path of paths) await goTo(page, path);
  // Pages that tell search engines of a product are reached from others, and from one another.
  for (const path of ["/single-product/5", "/single-product/6", "/category/1", "/single-product/5", "/cart"])
    await goTo(page, path);
  await page.goBack();
  await arrived(page, "/single-product/5");
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(violations).toEqual([]);
});
