/** Whatever a shopper types into pages with forms: the page's script, which comes later, loses nothing of it. */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { drawn, settled } from "#tests/support/ready.ts";

test.use(WITHOUT_PICTURES);

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

const VISITORS = {
  "a guest": {
    cookiesOf: () => Promise.resolve([]),
    pages: ["/register", "/forgot-password", "/contact", "/track-order", "/category/1"],
  },
  "a customer who orders": {
    cookiesOf: orderingCustomer,
    pages: ["/single-product/5", "/cart", "/shipping", "/confirm-order", "/profile?role=info"],
  },
};

/** Passwords are kept nowhere. */
const TYPED = ["text", "email", "tel", "search", "number"].map((type) => `input[type=${type}]`);
const FIELDS = `:is(${[...TYPED, "textarea"].join()}):not([readonly], [disabled])`;

/** Where a shopper can type. */
const ANYWHERE = `main ${FIELDS}, header .search ${FIELDS}`;

/** The fields that a shopper can type into, by name. */
const fieldsOn = (page: Page) => page.locator(ANYWHERE).filter({ visible: true });

/** Types into every field. @returns what, by the fields' names */
async function typeIntoAll(page: Page): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const field of await fieldsOn(page).all()) {
    const name = (await field.getAttribute("name")) ?? "";
    const isNumber = await field.evaluate((element) => element.matches("[data-max], [inputmode=numeric]"));
    typed[name] = isNumber ? "3" : "Хагас бичсэн";
    await field.fill(typed[name]);
  }
  return typed;
}

async function textsOn(page: Page): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const field of await fieldsOn(page).all())
    shown[(await field.getAttribute("name")) ?? ""] = await field.inputValue();
  return shown;
}

for (const [who, { cookiesOf, pages }] of Object.entries(VISITORS))
  test(`what ${who} types before the script is there stays when it comes @script`, async ({ browser }) => {
    const cookies = await cookiesOf(shop.origin);
    for (const path of pages) {
      const context = await browser.newContext({ baseURL: shop.origin });
      await context.addCookies(cookies);
      const release = await hold(context, SCRIPTS);
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("footer")).toBeAttached();
      const typed = await typeIntoAll(page);
      release();
      await settled(page);
      expect.soft(await textsOn(page), path).toEqual(typed);
      await context.close();
    }
  });

test("whoever corrects a refused form before the script is there keeps the focus @script", async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`${shop.origin}/forgot-password`, { waitUntil: "commit" });
  const field = page.locator("main input[name=email]");
  await field.fill("bat");
  await page.locator("main button[value=confirm]:not([aria-hidden])").click();
  await expect(page.locator("main input[aria-invalid]")).toBeVisible();
  await drawn(page);
  await field.press("End");
  await page.keyboard.type("1");
  release();
  await settled(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("2");
  await expect(field).toHaveValue("bat12");
});
