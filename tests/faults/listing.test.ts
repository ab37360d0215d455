/** A list's page when the API fails, wholly or for optional data. */

import { beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { idsOf } from "#tests/support/list-model.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { errors } = SENTENCES.mn;

/** One of each kind; every page without each of its calls: tests/faults/every-call.test.ts. */
const LISTS: { endpoint: EndpointName; path: string }[] = [
  { endpoint: "categoryProduct", path: "/category/1" },
  { endpoint: "search", path: "/search?p=Model" },
  { endpoint: "top20", path: "/top-20" },
  { endpoint: "allBrand", path: "/brands" },
];

const shop = sharedFaultyShop();
beforeEach(async () => {
  shop.api.reset();
  await shop.restart();
});

describe.each(LISTS)("$path", ({ endpoint, path }) => {
  test("without menu, footer and recently viewed the list is whole", async () => {
    shop.api.set("500", "categories", "brands", "compare");
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    expect(browser.visit.status).toBe(200);
    if (endpoint !== "allBrand") expect(idsOf(browser.visit.html)).toHaveLength(8);
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
    expect(browser.here).toBe(path);
  });
});
