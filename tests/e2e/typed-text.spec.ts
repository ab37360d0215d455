/**
 * Whatever field of whatever page a shopper types into: the page's script, which comes later, loses nothing of it. New
 * pages and fields are tested automatically.
 */
import type { HTMLElement } from "node-html-parser";
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { everyNth } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { settled } from "#tests/support/ready.ts";

test.use(WITHOUT_PICTURES);

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

const PATHS = [...openPaths(), ...PAGE_STATES].filter(
  (path) => !/suggestions|logout|paid|callback|login\/|\/view\/|\/theme\/|\/language\//.test(path),
);

const VISITORS = {
  "a guest": () => Promise.resolve([]),
  "a customer who orders": orderingCustomer,
};

/** Passwords are kept nowhere. */
const TYPED = ["text", "email", "tel", "search", "number"].map((type) => `input[type=${type}]`);
const FIELDS = `:is(${[...TYPED, "textarea"].join()}):not([readonly], [disabled])`;

const isTyped = (field: HTMLElement) =>
  !/^(?:hidden|checkbox|radio|password|range)$/.test(field.getAttribute("type") ?? "") &&
  !field.hasAttribute("readonly");

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

/**
 * The pages on which a visitor finds fields that none before has.
 * @param turn of the test: three neighbours try all of them together
 */
async function pagesWithFields(cookies: readonly { name: string; value: string }[], turn: number): Promise<string[]> {
  const plain = new PlainBrowser(shop.origin);
  for (const { name, value } of cookies) plain.cookies.set(name, value);
  const tried = new Set<string>();
  const found: string[] = [];
  for (const path of PATHS) {
    const { page } = await plain.open(path);
    const names = page
      .querySelectorAll("main input, main textarea")
      .filter(isTyped)
      .map((field) => field.getAttribute("name") ?? "");
    if (names.every((name) => tried.has(name))) continue;
    for (const name of names) tried.add(name);
    found.push(path);
  }
  expect(tried.size).toBeGreaterThan(5);
  return everyNth(found, 3, turn);
}

for (const [turn, [who, cookiesOf]] of Object.entries(VISITORS).entries())
  test(`what ${who} types before the script is there stays when it comes, on every page @script`, async ({
    browser,
  }) => {
    const cookies = await cookiesOf(shop.origin);
    for (const path of await pagesWithFields(cookies, turn)) {
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
