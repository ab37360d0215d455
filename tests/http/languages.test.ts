/**
 * Every page has an address in each language (decision 0206): the addresses name each other, and nothing else of
 * the shop depends on the parameter.
 */
import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { headOf, readSitemap } from "#tests/support/sitemap.ts";

const { en: english, mn: mongolian } = SENTENCES;

const shop = sharedShop();

/** An address in English, built independently of the shop's code. */
const inEnglish = (address: string) => `${address}${address.includes("?") ? "&" : "?"}lang=en`;

test("every page that is to be listed names its languages, each answers, names the same, and is its own canonical", async () => {
  const places = [...(await readSitemap(shop.origin)).values()].flat().map(({ loc }) => loc);
  const products = places.filter((place) => place.includes("/single-product/"));
  const isEach = Math.max(1, Math.floor(products.length / 20));
  const pages = [
    ...places.filter((place) => !place.includes("/single-product/")),
    ...products.filter((_, index) => index % isEach === 0),
    `${shop.origin}/category/1?page=2`,
  ];
  expect(pages.length).toBeGreaterThan(50);
  for (const place of pages) {
    const alternates = { mn: place, en: inEnglish(place), "x-default": place };
    const listed = { status: 200, isListed: true, description: expect.stringMatching(/\S{3}/), alternates };
    expect(await headOf(place), place).toEqual({ ...listed, language: "mn", canonical: place });
    expect(await headOf(inEnglish(place)), place).toEqual({ ...listed, language: "en", canonical: inEnglish(place) });
  }
}, 240_000);

test("a page that is not to be listed offers no language", async () => {
  for (const path of ["/cart", "/compare", "/category/1?brand=1", "/search?p=утас", "/track-order", "/nowhere"])
    expect((await headOf(inEnglish(shop.origin + path))).alternates, path).toEqual({});
});

test("an address has one canonical form, however it is written", async () => {
  for (const path of ["/Category/1", "/category/1/", "/category/1?lang=mn", "/category/1?lang=xx", "/category/1?x=1"])
    expect((await headOf(shop.origin + path)).canonical, path).toBe(`${shop.origin}/category/1`);
});

describe("a shopper", () => {
  test("who opens an English address stays in English, and switches back by the language link", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/category/1?lang=en&sort=price-asc&page=2");
    expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("en");
    // No link of it carries the parameter, and no filter is made of it.
    expect(browser.visit.page.querySelectorAll("body a[href*='lang='], body [name=lang]").map(String)).toEqual([]);
    expect(browser.visit.page.querySelectorAll(".chips .chip").length).toBe(0);
    await browser.open("/brands");
    expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("en");
    await browser.open("/category/1?lang=en&sort=price-asc&page=2");
    browser.headers.Referer = browser.visit.url.href;
    await browser.follow("/language/mn");
    expect(browser.visit.url.pathname).toBe("/category/1");
    expect([...browser.visit.url.searchParams].toSorted()).toEqual([
      ["page", "2"],
      ["sort", "price-asc"],
    ]);
    expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("mn");
    // By the `Referer` alone, for a link without `next`.
    browser.headers.Referer = `${shop.origin}/brands?lang=en`;
    await browser.open("/language/mn");
    expect(browser.here).toBe("/brands");
  });

  test("who changes the language while signing in keeps the way back, and what a guest has typed waits in it", async () => {
    const browser = new PlainBrowser(shop.origin);
    const next = `/search?search=${"%D3%A8".repeat(240)}`;
    await browser.open(`/login?sms=1&next=${encodeURIComponent(next)}`);
    await browser.follow(/^\/language\/en/);
    expect(browser.visit.page.querySelector("main input[name=next]")?.getAttribute("value")).toBe(next);
    expect(browser.text).toContain(english.account.emailConfirmed);
    await browser.open("/single-product/44");
    await browser.press(english.review.send, { rate: "4", message: "A good one" });
    await browser.follow(/^\/language\/mn/);
    await browser.press(mongolian.account.login, { ...(await newCustomer(shop.apiOrigin)) });
    expect(browser.visit.page.querySelector("#review-form textarea")?.textContent).toBe("A good one");
  });

  test("a form at such an address is answered in its language, and redirects as usual", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/login?next=%2Fcart&lang=en");
    await browser.post("/login?next=%2Fcart&lang=en", { email: "x", password: "", next: "/cart" });
    expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("en");
    await browser.open("/profile?lang=en");
    expect(browser.visit.url.pathname).toBe("/login");
    expect(browser.visit.url.searchParams.get("next")).toBe("/profile");
    expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("en");
  });
});
