/**
 * What the address page says of delivery before a khoroo is chosen (rules D1 to D4). The fee of a chosen one:
 * caps.test.ts and same-total.test.ts.
 */

import { afterAll, beforeAll, expect, test } from "vitest";
import { DISTRICTS } from "#api/demo/seed.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { deliveryEstimate, ZONE_FEES } from "#bff/rules/delivery.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { summary } = SENTENCES.mn;

let shop: TestShop;
/** The zones, told apart independently of the shop's code. */
function feeOf([, , cheap, middle]: (typeof DISTRICTS)[number], khoroo: number): number {
  const has = (list: string | null) => list !== null && `,${list},`.includes(`,${khoroo},`);
  if (has(cheap)) return ZONE_FEES.cheap;
  return has(middle) ? ZONE_FEES.middle : ZONE_FEES.other;
}

const PLACES = DISTRICTS.flatMap((district) =>
  Array.from({ length: district[1] }, (_, at) => ({
    name: district[0],
    khoroo: at + 1,
    fee: feeOf(district, at + 1),
  })),
);

/** A customer at the address page with less than the flat fee's limit in the cart. */
let browser: PlainBrowser;
beforeAll(async () => {
  shop = await startShop();
  browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.open("/search?p=%D0%B0&max=100000");
  await openProductInStock(browser);
  await browser.press("buy");
  await browser.signIn(await newCustomer(shop.apiOrigin), "/shipping");
  expect(browser.visit.url.pathname).toBe("/shipping");
});
afterAll(() => shop?.stop());

function deliveryRow({ visit: { page } }: PlainBrowser): string {
  const row = page
    .querySelectorAll(".summary-list > div")
    .find((each) => each.querySelector("dt")?.textContent.startsWith(summary.delivery));
  return row?.querySelector("dd")?.textContent ?? "";
}

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
