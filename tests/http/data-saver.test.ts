/** Documents that save data, and those that bring no script for anybody (decision 0185). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEPT_TEXT } from "#app/forms/kept-form.ts";
import { footer } from "#app/i18n/mn/footer.ts";
import { INFORMATION_PAGES } from "#app/information/pages.ts";
import { HISTORY_SCRIPT } from "#bff/domain/history-script.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const AS_BROWSER = { "Sec-Fetch-Site": "same-origin" };
const SAVING = { ...AS_BROWSER, "Save-Data": "on" };

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/**
 * What a page that saves data may not have. JSON-LD is data, not a script; typed text is kept (decision 0256), and Back
 * loads what scripts had shown (decision 0254).
 */
function wasteOf({ visit: { page, url } }: PlainBrowser): string[] {
  const scripts = page.querySelectorAll(
    `script:not([type="application/ld+json"], #${KEPT_TEXT}), link[rel="modulepreload"], noscript`,
  );
  const fonts = page.querySelectorAll('link[as="font"]');
  const wide = page
    .querySelectorAll("[srcset]")
    .filter((img) => / (?:640|960|1280)w/.test(img.getAttribute("srcset") ?? ""));
  return [...scripts, ...fonts, ...wide]
    .filter(({ text }) => text !== HISTORY_SCRIPT)
    .map((element) => `${url.pathname}: ${element.toString().slice(0, 80)}`);
}

test("a whole purchase needs no script, no web font and no large picture", async () => {
  const browser = new PlainBrowser(shop.origin, SAVING);
  const customer = await newCustomer(shop.apiOrigin);
  const waste: string[] = [];
  const look = () => {
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.page.querySelector("html[data-saver][data-scripts=none]")).not.toBeNull();
    waste.push(...wasteOf(browser));
  };
  await browser.open("/");
  look();
  await browser.follow(/^\/category\/\d+$/);
  look();
  await openProductInStock(browser);
  look();
  await browser.press("buy");
  look();
  await browser.follow("/shipping");
  look();
  await browser.press("Нэвтрэх", { ...customer });
  look();
  await browser.press("confirm", {
    name: "Дэмо Болд",
    phone: "99112233",
    more: "12-р байр, 45 тоот",
    district: "1",
    khoroo: "1",
  });
  look();
  await browser.press("confirm", { payment: "qpay" });
  look();
  // Only the refresh shows that the order is paid.
  expect(browser.visit.page.querySelector('meta[http-equiv="refresh"]')).not.toBeNull();
  for (const path of ["/profile", "/profile?role=orders", "/compare", "/contact", "/search?search=a", "/brands"]) {
    await browser.open(path);
    look();
  }
  expect(waste).toEqual([]);
});

test("the shopper's choice takes precedence over the browser's header on every page, and its link returns to the page", async () => {
  const isSaving = ({ visit }: PlainBrowser) => visit.page.querySelector("html[data-saver]") !== null;
  for (const [headers, first, link, other] of [
    [AS_BROWSER, false, footer.saveData, footer.everything],
    [SAVING, true, footer.everything, footer.saveData],
  ] as const) {
    const browser = new PlainBrowser(shop.origin, headers);
    await browser.open("/brands");
    expect(isSaving(browser)).toBe(first);
    const [choice] = browser.visit.page.querySelectorAll("footer a").filter((a) => a.text === link);
    await browser.open(`${choice?.getAttribute("href")}?next=%2Fbrands`);
    expect(browser.visit.url.pathname).toBe("/brands");
    expect(isSaving(browser)).toBe(!first);
    expect(browser.visit.page.querySelectorAll("footer a").map((a) => a.text)).toContain(other);
    await browser.open("/cart");
    expect(isSaving(browser)).toBe(!first);
  }
});

test("information pages have no script for anybody; pages with controls have theirs", async () => {
  const browser = new PlainBrowser(shop.origin, AS_BROWSER);
  const hasScripts = async (path: string) => {
    await browser.open(path);
    return browser.visit.page.querySelector("script[type=module]") !== null;
  };
  for (const page of [...INFORMATION_PAGES, "error-page"]) expect(await hasScripts(`/${page}`), page).toBe(false);
  for (const page of ["cart", "contact", "login", "compare"]) expect(await hasScripts(`/${page}`), page).toBe(true);
});
