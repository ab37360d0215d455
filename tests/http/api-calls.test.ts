/** The number of API calls: of a page with a cold cache, and of pages while the API is down. */
import { beforeEach, expect, test } from "vitest";
import type { EndpointName } from "#bff/upstream/contract.ts";
import type { Behaviour } from "#tests/support/fake-upstream.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS, atAddress } from "#tests/support/walk.ts";

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

/** A customer with two products in the cart and a coupon, on the way to the order. */
async function customer(): Promise<PlainBrowser> {
  const browser = await atAddress(shop, { 5: 1, 2: 1 });
  await browser.press("coupon", { coupon: "OCH2020" });
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  return browser;
}

test.each(["/shipping", "/confirm-order"])(
  "%s with a cold cache costs at most four calls, all at once",
  async (path) => {
    const browser = await customer();
    await shop.restart();
    const here = browser.tab(shop.origin);
    shop.api.reset();
    shop.api.delay(500);
    const visit = await here.open(path);
    expect(visit.status).toBe(200);
    expect(visit.page.querySelectorAll("main form").length).toBeGreaterThan(0);
    const names = shop.api.calls.map(({ name }) => name).sort();
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeLessThanOrEqual(4);
    expect(shop.api.mostAtOnce()).toBe(names.length);
  },
);

test.each<[string, EndpointName, Behaviour]>([
  ["/", "homePage", "hang"],
  ["/", "homePage", "500"],
  ["/category/1", "categoryProduct", "500"],
  ["/search?p=x", "search", "html"],
  ["/brands", "allBrand", "500"],
  ["/top-20", "top20", "shape"],
  ["/single-product/4", "singleProduct", "500"],
])("a shopper waits once for a page that cannot be had: %s, %s %s", async (path, endpoint, fault) => {
  await shop.restart();
  shop.api.set(fault, endpoint);
  expect((await fetch(shop.origin + path)).status).toBe(503);
  const names = shop.api.calls.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test("a page that is not there is asked for once", async () => {
  await shop.restart();
  shop.api.alter((name, answer) => (name === "categoryProduct" ? { result: "failed" } : answer));
  expect((await fetch(`${shop.origin}/category/9`)).status).toBe(404);
  expect(shop.api.calls.filter(({ name }) => name === "categoryProduct")).toHaveLength(1);
});

test("an outage costs few calls, and ends for shoppers with the first call after it", async () => {
  for (const fault of ["500", "reset", "html"] satisfies Behaviour[]) {
    await shop.restart();
    shop.api.reset();
    shop.api.set(fault);
    for (let page = 0; page < 68; page++) {
      const path =
        [`/single-product/${100 + page}`, `/category/${100 + page}`, "/", `/brand/${page + 1}`][page % 4] ?? "/";
      const response = await fetch(shop.origin + path);
      expect(response.status, `${path} ${fault}`).toBe(503);
      expect(await response.text(), `${path} ${fault}`).toMatch(/<\/html>\s*$/);
    }
    // Six endpoints: five failures each, a few probes after the pauses, and the retries of the budget.
    expect(shop.api.calls.length, fault).toBeLessThan(68);
    shop.api.heal();
    const before = shop.api.calls.length;
    const asked = () => shop.api.calls.slice(before).filter(({ name }) => name === "singleProduct");
    const status = async (id: number) => (await fetch(`${shop.origin}/single-product/${id}`)).status;
    // The pause after a failure is at most 15 s long (bff/upstream/health.test.ts).
    while ((await status(7)) !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
    // The first call that was made anew has ended it, for every product.
    expect(
      asked().map(({ body }) => body),
      fault,
    ).toMatchObject([{ id: 7 }]);
    expect(await status(8), fault).toBe(200);
  }
});
