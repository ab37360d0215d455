/** A page that stays open while what it shows changes at the API. */
import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { PRODUCTS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { open, settled } from "#tests/support/ready.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

const { home } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

let shop: FaultyShop;
test.beforeEach(async () => {
  shop = await startFaultyShop();
});
test.afterEach(() => shop?.stop());

// What the next load shows: tests/http/discount-end.test.ts.
test("the deal counts down to the second and then shows the full price, even if the shop does not answer", async ({
  page,
}) => {
  await page.clock.install();
  const end = Date.now() + 3_600_000;
  const ends = new Date(end).toISOString();
  shop.api.dress({ product: { sale_price: 200_000, discount: 10, discount_end_time: ends } });
  await open(page, shop.origin);
  await page.route(/\.data/, () => undefined);
  const deal = page.locator(".deal");
  const textAt = async (at: number) => {
    await page.clock.pauseAt(at);
    await expect(deal.locator(".countdown, .countdown-ended")).toBeVisible();
    return (await deal.innerText()).replaceAll("\u00a0", " ");
  };
  const before = await textAt(end - 1_000);
  expect(before).toMatch(/00\s+Минут\s+01|Минут\s+00\s+Секунд\s+01|01\s+Секунд/);
  expect(before).toContain("180,000 ₮");
  expect(before).not.toContain(home.ended);
  for (const at of [end, end + 1_000]) {
    const after = await textAt(at);
    expect(after).toContain(home.ended);
    expect(after).toContain("200,000 ₮");
    expect(after).not.toMatch(/180,000 ₮|10%/);
  }
});

test.describe("lists that the API draws anew on each call stay what they are, whatever is pressed", () => {
  test.beforeEach(() => {
    let first = 100;
    shop.api.alter((name, answer) => {
      first += 20;
      const drawn = PRODUCTS.map((row, place) => ({ ...row, id: first + place }));
      return name === "singleProduct" ? { ...answer, related: drawn } : answer;
    });
  });

  const addFrom = async (page: Page, list: string) => {
    await page.locator(`${list} [name=add]`).first().click();
    await settled(page);
  };

  test("the front page's cards are not asked for again when one was added", async ({ page }) => {
    await open(page, shop.origin);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === "GET" && pathname.endsWith(".data")) asked.push(pathname + search);
    });
    await addFrom(page, "#lists");
    await expect(page.locator(".cart-count")).toHaveText("1");
    expect(asked).toEqual(["/_root.data?_routes=root"]);
  });

  test("a customer who adds a similar product sees the same similar products after it", async ({ page }) => {
    await open(page, `${shop.origin}/login`);
    await page.locator("main [name=email]").fill(DEMO_CUSTOMER.email);
    await page.locator("main [name=password]").fill(DEMO_CUSTOMER.password);
    await page.locator("main form [type=submit]").first().click();
    await settled(page);
    // To a customer the API answers each time.
    await open(page, `${shop.origin}/single-product/4`);
    const links = page.locator("#similar .card-title a");
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const before = await hrefs();
    expect(before).toHaveLength(PRODUCTS.length);
    const calls = () => shop.api.calls.filter(({ name }) => name === "singleProduct").length;
    const read = calls();
    await addFrom(page, "#similar");
    expect(calls()).toBeGreaterThan(read);
    expect(await hrefs()).toEqual(before);
  });
});
