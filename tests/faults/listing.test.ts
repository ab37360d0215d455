/** A list's calls to the API, and its page when the API fails: wholly, partly, or for optional data. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { idsOf } from "#tests/support/list-model.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { errors } = SENTENCES.mn;

const LISTS: { endpoint: EndpointName; path: string }[] = [
  { endpoint: "categoryProduct", path: "/category/1" },
  { endpoint: "subCategoryProduct", path: "/sub-category/1" },
  { endpoint: "search", path: "/search?p=Model" },
  { endpoint: "newArrival", path: "/new-arrival" },
  { endpoint: "brandProduct", path: "/brand/1" },
  { endpoint: "event", path: "/event/1" },
  { endpoint: "top20", path: "/top-20" },
  { endpoint: "trend", path: "/trend" },
  { endpoint: "allBrand", path: "/brands" },
];

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  shop.api.reset();
  await shop.restart();
});

const named = () => shop.api.calls.map(({ name }) => name).sort();

describe.each(LISTS)("$path", ({ endpoint, path }) => {
  const join = path.includes("?") ? "&" : "?";
  const isNarrowed = !["top20", "trend", "allBrand"].includes(endpoint);

  test("one call for the list; with menu and footer three on a cold cache, none on a warm one", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    expect(browser.visit.status).toBe(200);
    // A search needs the names of all brands to interpret its text; they are cached as the menu is.
    const names = endpoint === "search" ? ["allBrand"] : [];
    const cold = [endpoint, "brands", "categories", ...names].sort();
    expect(named()).toEqual(cold);
    await browser.open(path);
    expect(named()).toEqual(cold);
  });

  test.runIf(isNarrowed)("a filter is one more call, beside the whole list from the cache", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    shop.api.reset();
    await browser.open(`${path}${join}color=Хар`);
    expect(browser.visit.status).toBe(200);
    expect(named()).toEqual([endpoint]);
    await browser.open(`${path}${join}color=Хар`);
    expect(named()).toEqual([endpoint]);
  });

  test("without menu, footer and recently viewed the list is whole", async () => {
    shop.api.set("500", "categories", "brands", "compare");
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    expect(browser.visit.status).toBe(200);
    if (isNarrowed || endpoint === "top20") expect(idsOf(browser.visit.html)).toHaveLength(8);
  });

  test("a faulty list is a 503 page with a link to try again, which shows the list once the API answers", async () => {
    shop.api.set("500", endpoint);
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    expect(browser.visit.status).toBe(503);
    expect(browser.text).toContain(errors.unreachable);
    shop.api.heal();
    await browser.follow(errors.retry);
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.url.pathname + browser.visit.url.search).toBe(path);
  });
});

test("suggestions are empty, not broken, when the API does not answer", async () => {
  shop.api.set("500");
  const answer = await fetch(`${shop.origin}/suggestions?p=utas`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([]);
});
