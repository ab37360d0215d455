/**
 * Whatever a shopper types stays: when the page's script comes, whoever else has changed the document by then, and while
 * a request is pending.
 */
import { type Browser, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { onLine, withCart } from "#tests/support/browser-on-line.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { arrived, drawn, open, settled } from "#tests/support/ready.ts";
import type { SlowLine } from "#tests/support/slow-line.ts";
import { translate } from "#tests/support/translate.ts";

const { ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const API = process.env.API_URL ?? "";

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

const VISITORS = {
  "a guest": {
    cookiesOf: () => Promise.resolve([]),
    pages: ["/register", "/contact", "/category/1"],
  },
  "a customer who orders": {
    cookiesOf: orderingCustomer,
    pages: ["/single-product/5", "/cart", "/shipping"],
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
  test(`what ${who} types before the script is there stays when it comes`, async ({ browser }) => {
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

test("whoever corrects a refused form before the script is there keeps the focus", async ({ page }) => {
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

/** Who changes the document before its scripts are there, and how: React then renders the page anew. */
const INTRUDERS = {
  "an extension's <meta> in the head": () =>
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild),
  "an extension's element after the body": () =>
    document.documentElement.appendChild(document.createElement("extension-panel")),
  "a translation": translate,
};

for (const [who, intrude] of Object.entries(INTRUDERS))
  test(`${who} does not take away the place where somebody types`, async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto("/brands", { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeAttached();
    await page.evaluate<unknown>(intrude);
    const search = page.locator("header input[name=p]").first();
    await search.pressSequentially("ab");
    release();
    await settled(page);
    await expect(search).toBeFocused();
    await page.keyboard.type("c");
    await expect(search).toHaveValue("abc");
  });

test("in a page that is translated, numbers change with the cart", async ({ page }) => {
  await open(page, "/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await settled(page);
  await page.evaluate(translate);
  await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
  await expect(page.locator(".cart-count")).toHaveText("2");
  await settled(page);
  /** Digits of every text that has some: the words are the translator's. What fits the cart each document draws anew. */
  const numbers = () =>
    page.evaluate(() => {
      document.querySelector("[aria-labelledby=fitting]")?.remove();
      return (document.body.innerText.match(/\d[\d\s,.]*/g) ?? []).map((one) => one.trim());
    });
  const shown = await numbers();
  await open(page, "/cart");
  expect(shown).toEqual(await numbers());
});

const LATENCY = 3_000;
const PRODUCT = 5;

/** Opens a page of a shopper with one product in the cart, on a line of its own that is slow from then on. */
async function onSlowLine(
  browser: Browser,
  { path, isSignedIn = false }: { path: string; isSignedIn?: boolean },
  run: (page: Page, line: SlowLine) => Promise<void>,
): Promise<void> {
  const plain = await withCart({ [PRODUCT]: 2 });
  if (isSignedIn) await plain.post("/login", { ...(await newCustomer(API)), next: "/cart" });
  await onLine(browser, plain, async ({ page, line }) => {
    await open(page, path);
    line.latency = LATENCY;
    await run(page, line);
  });
}

/** The first write has reached the shop; its answer has not come. */
const sent = (line: SlowLine, count = 1) => expect.poll(() => line.posts.length).toBe(count);

test("the cart's quantity: what is typed while the last one is being set stays, and is set when it is left", async ({
  browser,
}) => {
  await onSlowLine(browser, { path: "/cart" }, async (page, line) => {
    const field = page.locator(".cart-line input[name^=quantity]");
    await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
    await expect(field).toHaveValue("3");
    await sent(line);
    await field.click();
    await field.press("Control+A");
    await field.pressSequentially("7");
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("3");
    await expect(field).toHaveValue("7");
    await expect(field).toBeFocused();
    await field.blur();
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("7");
    await expect(field).toHaveValue("7");
    // + names its step in its address, beside the number that was there.
    expect(line.posts.map(({ fields }) => fields.get(`quantity${PRODUCT}`))).toEqual(["2", "7"]);
  });
});

/** What a shopper types on the address page. */
const ADDRESS = Object.entries({
  ...{ name: "Дэмо Болд", phone: "99112233", phone2: "88112233" },
  ...{ more: "45 тоот", w3w: "///нэг.хоёр.гурав" },
});

test("the address page: what is typed while points are being used stays, the bonus too", async ({ browser }) => {
  await onSlowLine(browser, { path: "/shipping", isSignedIn: true }, async (page, line) => {
    const field = page.locator("#bonus");
    await page.locator("details:has(#coupon) > summary").click();
    await field.fill("700");
    await page.locator("aside button[value=bonus]").click();
    await sent(line);
    for (const [name, value] of ADDRESS) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("#coupon").fill("NOSUCH");
    await field.fill("300");
    await settled(page);
    for (const [name, value] of ADDRESS) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(page.locator("#coupon")).toHaveValue("NOSUCH");
    await expect(field).toHaveValue("300");
    await expect(field).toBeFocused();
    await expect(page.locator("input[name=bonusShown]")).toHaveValue("700");
  });
});

test("the address page: a khoroo chosen while the district is on its way stays, and counts", async ({ browser }) => {
  await onSlowLine(browser, { path: "/shipping", isSignedIn: true }, async (page, line) => {
    const [district, khoroo] = [page.locator("select[name=district]"), page.locator("select[name=khoroo]")];
    await district.selectOption({ index: 2 });
    await sent(line);
    await khoroo.selectOption("4");
    await page.getByRole("radio").last().check();
    const chosen = await district.inputValue();
    await settled(page);
    await expect(district).toHaveValue(chosen);
    await expect(khoroo).toHaveValue("4");
    await expect(page.getByRole("radio").last()).toBeChecked();
    expect(line.posts.map(({ fields }) => [fields.get("district"), fields.get("khoroo")])).toEqual([
      // Another district asks for its khoroo.
      [chosen, ""],
      [chosen, "4"],
    ]);
  });
});
