/**
 * Whatever field of whatever page a shopper types into: the links of theme and language, which load the page anew, lose
 * none of it. New pages and fields are tested automatically.
 */
import type { HTMLElement } from "node-html-parser";
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { everyNth } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { open, settled } from "#tests/support/ready.ts";

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

/** The fields that a shopper can type into, by name. */
const fieldsOn = (page: Page) => page.locator(`main ${FIELDS}, header .search ${FIELDS}`).filter({ visible: true });

const LINKS = { theme: "a.to-dark, a.to-light", language: "a[href^='/language/']" };

for (const [turn, [who, cookiesOf]] of Object.entries(VISITORS).entries())
  for (const [link, selector] of everyNth(Object.entries(LINKS), 2, turn))
    test(`what ${who} types survives the link of the ${link} on every page @script`, async ({ browser }) => {
      const cookies = await cookiesOf(shop.origin);
      const plain = new PlainBrowser(shop.origin);
      for (const { name, value } of cookies) plain.cookies.set(name, value);
      const tried = new Set<string>();
      for (const path of PATHS) {
        // The same forms of other addresses need no second look.
        const { page: document } = await plain.open(path);
        const fieldsHere = document.querySelectorAll("main input, main textarea").filter(isTyped);
        const isNew = fieldsHere.some((field) => !tried.has(field.getAttribute("name") ?? ""));
        if (!isNew) continue;
        const context = await browser.newContext({ baseURL: shop.origin });
        await context.addCookies(cookies);
        const page = await context.newPage();
        await open(page, path);
        const fields = await fieldsOn(page).all();
        const typed: Record<string, string> = {};
        for (const field of fields) {
          const name = (await field.getAttribute("name")) ?? "";
          tried.add(name);
          const isNumber = await field.evaluate((element) => element.matches("[data-max], [inputmode=numeric]"));
          typed[name] = isNumber ? "3" : "Хагас бичсэн";
          await field.fill(typed[name]);
        }
        const here = await page.evaluate(() => location.pathname);
        await page.locator(selector).filter({ visible: true }).first().click();
        await settled(page);
        expect(await page.evaluate(() => location.pathname), path).toBe(here);
        const shown: Record<string, string> = {};
        for (const field of await fieldsOn(page).all())
          shown[(await field.getAttribute("name")) ?? ""] = await field.inputValue();
        expect.soft(shown, path).toEqual(typed);
        await context.close();
      }
      expect(tried.size).toBeGreaterThan(5);
    });
