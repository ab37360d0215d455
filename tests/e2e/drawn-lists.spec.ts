/** Lists that the API draws anew on each call stay what they are in an open page, whatever is pressed on it. */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { PRODUCTS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { open, settled } from "#tests/support/ready.ts";

test.use(WITHOUT_PICTURES);

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
  let first = 100;
  shop.api.alter((name, answer) => {
    first += 20;
    const drawn = PRODUCTS.map((row, place) => ({ ...row, id: first + place }));
    return name === "singleProduct" ? { ...answer, related: drawn } : answer;
  });
});
test.afterAll(() => shop?.stop());

const addFrom = async (page: Page, list: string, place: number) => {
  await page.locator(`${list} [name=add]`).nth(place).click();
  await settled(page);
};

test("the front page's cards are not asked for again when one was added, so that the next press means what was seen @script", async ({
  page,
}) => {
  await open(page, shop.origin);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.endsWith(".data")) asked.push(pathname + search);
  });
  await addFrom(page, "#lists", 0);
  await expect(page.locator(".cart-count")).toHaveText("1");
  expect(asked).toEqual(["/_root.data?_routes=root"]);
});

test("a customer who adds a similar product sees the same similar products after it @script", async ({ page }) => {
  await open(page, `${shop.origin}/login`);
  await page.locator("main [name=email]").fill("demo@och.mn");
  await page.locator("main [name=password]").fill("demo-1234");
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
  await addFrom(page, "#similar", 1);
  expect(calls()).toBeGreaterThan(read);
  expect(await hrefs()).toEqual(before);
});
