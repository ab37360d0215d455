/**
 * Each call behind the product, compare and profile pages failing alone: optional data are left out, nothing typed is
 * lost.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PLACEHOLDER } from "#bff/views/picture.ts";
import { SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { notices, review } = SENTENCES.mn;

/** Writes wait ten seconds for an answer that hangs: tests/faults has that. */
const WRITE_FAULTS = ["500", "reset", "html", "shape", "cut"] as const;
const READ_FAULTS = [...WRITE_FAULTS, "hang"] as const;

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());
beforeEach(() => shop.api.reset());

/** Products that no cache has heard of yet. */
let last = 10;
const next = () => last++;

async function customer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/login?next=%2Fprofile");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  expect(browser.visit.url.pathname).toBe("/profile");
  return browser;
}

function expectWhole({ visit }: PlainBrowser): void {
  expect(visit.html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
  expect(visit.page.querySelectorAll("h1")).toHaveLength(1);
  expect(visit.html).not.toContain(SERVER_WORDS);
}

describe.each(READ_FAULTS)("%s", (fault) => {
  test("of compare: the product page is whole without what was viewed before", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open(`/single-product/${next()}`);
    shop.api.set(fault, "compare");
    await browser.open(`/single-product/${next()}`);
    expectWhole(browser);
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.page.querySelector(".recent")).toBeNull();
    shop.api.heal();
    await browser.open(browser.visit.url.pathname);
    expect(browser.visit.page.querySelectorAll(".recent li")).toHaveLength(1);
  });

  test("of compare: adding works, the table is a 503 and then there again", async () => {
    const browser = new PlainBrowser(shop.origin);
    const id = next();
    await browser.open(`/single-product/${id}`);
    shop.api.set(fault, "compare");
    await browser.press("compare");
    expect(browser.visit.page.querySelector(".notices")?.textContent).toContain(notices.addedToCompare);
    for (const address of ["/compare", `/compare?ids=${id}`]) {
      await browser.open(address);
      expectWhole(browser);
      expect(browser.visit.status, address).toBe(503);
    }
    shop.api.heal();
    expect((await browser.open("/compare")).status).toBe(200);
    expect(browser.visit.page.querySelectorAll("thead th a")).toHaveLength(1);
  });

  test("of single-product: a 503; an unknown product is a 404", async () => {
    const browser = new PlainBrowser(shop.origin);
    shop.api.set(fault, "singleProduct");
    expect((await browser.open(`/single-product/${next()}`)).status).toBe(503);
    expectWhole(browser);
    shop.api.heal();
    expect((await browser.open("/single-product/999999")).status).toBe(404);
    expectWhole(browser);
  });

  test("of my-info: the customer's page is a 503 and the session stays", async () => {
    const browser = await customer();
    shop.api.set(fault, "myInfo");
    expect((await browser.open("/profile?role=saved")).status).toBe(503);
    expectWhole(browser);
    expect(browser.cookies.has("session")).toBe(true);
    shop.api.heal();
    expect((await browser.open("/profile?role=saved")).status).toBe(200);
  });
});

describe.each(WRITE_FAULTS)("%s", (fault) => {
  test("of saving: the shopper is back where they were, with a notice", async () => {
    const browser = await customer();
    await browser.open("/single-product/2");
    shop.api.set(fault, "addFavouriteProduct");
    await browser.press("save");
    expectWhole(browser);
    expect(browser.visit.url.pathname).toBe("/single-product/2");
    expect(browser.visit.page.querySelector(".notices")?.textContent).toContain(notices.unreachable);
  });

  test("of the review: what was written is in the form again", async () => {
    const browser = await customer();
    await browser.open("/single-product/2");
    shop.api.set(fault, "addProductReview");
    await browser.press(review.send, { rate: "5", message: "Бичсэн зүйл" });
    expectWhole(browser);
    expect(browser.visit.status).toBe(503);
    expect(browser.visit.page.querySelector("#review-form [role=alert]")?.textContent).toContain(review.fault);
    expect(browser.visit.page.querySelector("#review-form textarea")?.textContent).toBe("Бичсэн зүйл");
    expect(shop.api.calls.filter(({ name }) => name === "addProductReview")).toHaveLength(1);
  });
});

describe("the gallery", () => {
  const enlarged = (browser: PlainBrowser) =>
    browser.visit.page.querySelectorAll(".gallery-enlarge").map((a) => a.getAttribute("href"));
  const sources = (browser: PlainBrowser) =>
    browser.visit.page.querySelectorAll(".gallery-row img").map((img) => img.getAttribute("src"));

  test("offers to enlarge what is there, not the placeholder of what the API does not name", async () => {
    shop.api.dress({
      pictures: { big_image1: null, big_image2: "here.png", big_image3: "https://evil.example/x.png" },
    });
    const browser = new PlainBrowser(shop.origin);
    await browser.open(`/single-product/${next()}`);
    expect(sources(browser)).toEqual([PLACEHOLDER, "/images/product/here.png", PLACEHOLDER]);
    expect(enlarged(browser)).toEqual(["/images/product/here.png"]);
    expect(productLdOf(browser.visit.page).product.image).toEqual([`${shop.origin}/images/product/here.png`]);

    shop.api.dress({ product: { image: null }, pictures: { big_image1: null } });
    await browser.open(`/single-product/${next()}`);
    expect(sources(browser)).toEqual([PLACEHOLDER]);
    expect(enlarged(browser)).toEqual([]);
    expect(productLdOf(browser.visit.page).product.image).toBeUndefined();
  });

  test("nor of what the host does not have, as soon as that is known and the page is rendered anew", async () => {
    shop.api.dress({ pictures: { big_image1: "missing front.png", big_image2: "here.png" } });
    const browser = new PlainBrowser(shop.origin);
    const address = `/single-product/${next()}`;
    await browser.open(address);
    const [first = ""] = sources(browser);
    expect(first).toBe("/images/product/missing%20front.png");
    expect((await fetch(`${shop.origin}${first}?w=640`)).status).toBe(404);
    // Not from its body, which is renewed within half a minute.
    await browser.open(`${address}?stars=5`);
    expect(sources(browser)).toEqual([PLACEHOLDER, "/images/product/here.png"]);
    expect(enlarged(browser)).toEqual(["/images/product/here.png"]);
    expect(productLdOf(browser.visit.page).product.image).toEqual([`${shop.origin}/images/product/here.png`]);
  });
});

test("the table is never requested with an empty list", async () => {
  const browser = new PlainBrowser(shop.origin);
  for (const address of ["/compare", "/compare?ids=", "/compare?ids=x", "/", "/single-product/3"])
    await browser.open(address);
  const lists = shop.api.calls.flatMap(({ name, body }) => (name === "compare" ? [body] : []));
  for (const body of lists) expect(body).toMatchObject({ id: expect.arrayContaining([expect.any(Number)]) });
});
