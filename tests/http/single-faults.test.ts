/** Saving a product that fails, and pictures that are not there; what else fails alone: tests/faults/faults.test.ts. */

import { beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PLACEHOLDER } from "#bff/views/picture.ts";
import { SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { notices } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

/** Products that no cache has heard of yet. */
let last = 10;
const next = () => last++;

test.each(["500", "reset", "html", "shape", "cut"] as const)(
  "saving fails (%s): the shopper is back where they were, with a notice",
  async (fault) => {
    const browser = await new PlainBrowser(shop.origin).signIn();
    await browser.open("/single-product/2");
    shop.api.set(fault, "addFavouriteProduct");
    await browser.press("save");
    expect(browser.visit.html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
    expect(browser.visit.html).not.toContain(SERVER_WORDS);
    expect(browser.visit.url.pathname).toBe("/single-product/2");
    expect(browser.visit.page.querySelector(".notices")?.textContent).toContain(notices.unreachable);
  },
);

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
});
