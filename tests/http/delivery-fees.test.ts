/** What delivery costs to each khoroo of the seed, on both sides of the flat fee's limit (rules D1 to D4). */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DISTRICTS } from "#api/demo/seed.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { deliveryEstimate, FLAT_FEE, ZONE_FEES } from "#bff/rules/delivery.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { everyNth } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { summary } = SENTENCES.mn;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** The zones, told apart independently of the shop's code. */
function feeOf([, , cheap, middle]: (typeof DISTRICTS)[number], khoroo: number): number {
  const has = (list: string | null) => list !== null && `,${list},`.includes(`,${khoroo},`);
  if (has(cheap)) return ZONE_FEES.cheap;
  return has(middle) ? ZONE_FEES.middle : ZONE_FEES.other;
}

const PLACES = DISTRICTS.flatMap((district, index) =>
  Array.from({ length: district[1] }, (_, at) => ({
    id: index + 1,
    name: district[0],
    khoroo: at + 1,
    fee: feeOf(district, at + 1),
  })),
);

/** A customer at the address page with one piece of the first product in a range of prices. */
async function atAddress(range: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.open(`/search?p=%D0%B0&${range}`);
  await openProductInStock(browser);
  await browser.press("buy");
  await browser.open("/login?next=/shipping");
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  expect(browser.visit.url.pathname).toBe("/shipping");
  return browser;
}

function deliveryRow({ visit: { page } }: PlainBrowser): string {
  const row = page
    .querySelectorAll(".summary-list > div")
    .find((each) => each.querySelector("dt")?.textContent.startsWith(summary.delivery));
  return row?.querySelector("dd")?.textContent ?? "";
}

const choose = (browser: PlainBrowser, id: number, khoroo: number) =>
  browser.press("place", { district: String(id), khorooOf: String(id), khoroo: String(khoroo) });

describe("up to the flat fee's limit", () => {
  let browser: PlainBrowser;
  beforeAll(async () => {
    browser = await atAddress("max=100000");
  });

  test("the table on the page names the fee of every khoroo", () => {
    const rows = browser.visit.page.querySelectorAll(".fee-table dl > div").map((row) => [
      row.querySelector("dt")?.textContent,
      (row.querySelector("dd")?.textContent ?? "").split("\n").map((line) => {
        const [fee = "", khoroos = ""] = line.split(":");
        const numbers = [...khoroos.replace(/-р.*/, "").matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to]) =>
          Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index),
        );
        return [fee, numbers];
      }),
    ]);
    const expected = DISTRICTS.map(([name]) => [
      name,
      [...new Set(Object.values(ZONE_FEES))]
        .sort((a, b) => a - b)
        .map((fee) => [
          formatTugrik(fee),
          PLACES.filter((place) => place.name === name && place.fee === fee).map(({ khoroo }) => khoroo),
        ])
        .filter(([, khoroos]) => khoroos?.length),
    ]);
    expect(rows).toEqual(expected);
  });

  test("the range narrows to what the chosen district can cost", async () => {
    const anywhere = deliveryEstimate(0);
    expect(deliveryRow(browser).replace("\u2060", "")).toBe(
      `${formatNumber(anywhere.min)}–${formatTugrik(anywhere.max)}`,
    );
    for (const [index, [name]] of DISTRICTS.entries()) {
      await browser.press("place", { district: String(index + 1), khoroo: "" });
      const fees = PLACES.filter((place) => place.name === name).map(({ fee }) => fee);
      const [min, max] = [Math.min(...fees), Math.max(...fees)];
      const range = min === max ? formatTugrik(min) : `${min.toLocaleString("en")}–${formatTugrik(max)}`;
      expect([name, deliveryRow(browser).replace("\u2060", "")]).toEqual([name, range]);
    }
  });

  test("each khoroo costs what the rule says", async () => {
    for (const { id, name, khoroo, fee } of everyNth(PLACES, 3, 0)) {
      await choose(browser, id, khoroo);
      expect([name, khoroo, deliveryRow(browser)]).toEqual([name, khoroo, formatTugrik(fee)]);
    }
  });
});

test("above it every khoroo costs the flat fee, and no table is shown", async () => {
  const browser = await atAddress("min=1000000");
  expect(browser.visit.page.querySelector(".fee-table")).toBeNull();
  for (const { id, name, khoroo } of everyNth(PLACES, 3, 1)) {
    await choose(browser, id, khoroo);
    expect([name, khoroo, deliveryRow(browser)]).toEqual([name, khoroo, formatTugrik(FLAT_FEE)]);
  }
});
