/**
 * The service that names a point by three words: what it is asked, and that the shopper keeps the point, what they
 * typed and a way on, whatever it answers.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { type FakePlaces, PLACES_KEY, startFakePlaces } from "#tests/support/fake-places.ts";
import { SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { atAddress } from "#tests/support/walk.ts";

const { notices, place } = SENTENCES.mn;

let places: FakePlaces;
let shop: FaultyShop;
beforeAll(async () => {
  places = await startFakePlaces();
  shop = await startFaultyShop(places.vars);
});
beforeEach(() => {
  shop.api.reset();
  places.reset();
  shop.logged.length = 0;
});
afterAll(async () => {
  await shop?.stop();
  await places?.stop();
});

const POINT = "47.91914, 106.91760";
const TYPED = { name: "Дэмо Болд", phone: "99112233", more: "12-р байр, 45 тоот" };

const noticesOf = ({ visit }: PlainBrowser) => visit.page.querySelector(".notices")?.textContent ?? "";
const typedIn = ({ visit }: PlainBrowser, name: string) =>
  visit.page.querySelector(`main [name=${name}]`)?.getAttribute("value") ?? "";
const chosen = interpolate(place.chosen, { point: POINT });

/** Whether the page is whole, with everything that was typed. */
function expectKept(browser: PlainBrowser) {
  expect([browser.visit.status, browser.visit.url.pathname]).toEqual([200, "/shipping"]);
  expect([typedIn(browser, "name"), typedIn(browser, "phone")]).toEqual([TYPED.name, TYPED.phone]);
  expect(browser.visit.page.querySelector("main textarea[name=more]")?.textContent).toBe(TYPED.more);
  const told = [...browser.heard, ...shop.logged].join("\n");
  for (const secret of [PLACES_KEY, SERVER_WORDS]) expect(told).not.toContain(secret);
  for (const line of shop.logged) expect(line).not.toContain("47.9");
}

test("it is asked once, in Mongolian, with the key in a header, and its words stand in their field", async () => {
  const browser = await atAddress(shop);
  await browser.press("point", { ...TYPED, point: "47.9191434, 106.917597" });
  expect(places.asked).toEqual([{ query: { coordinates: "47.91914,106.9176", language: "mn" }, key: PLACES_KEY }]);
  expectKept(browser);
  expect(noticesOf(browser)).toContain(notices.pointFound);
  expect(typedIn(browser, "w3w")).toBe("хөндий.нуур.салхи");
  expect(browser.text).toContain(chosen);
});

test("the point's words replace typed ones, and the notice says which", async () => {
  const browser = await atAddress(shop);
  await browser.press("point", { ...TYPED, point: POINT, w3w: "нэг.хоёр.гурав" });
  expect(noticesOf(browser)).toContain(interpolate(notices.pointReplaced, { before: "нэг.хоёр.гурав" }));
  expect(typedIn(browser, "w3w")).toBe("хөндий.нуур.салхи");
});

describe("a service that does not answer as it should", () => {
  // Every kind of bad answer: bff/places/three-words.test.ts.
  test.each(["500", "hang"] as const)(
    "%s: the point is stored without words, and the call is made once",
    async (fault) => {
      const browser = await atAddress(shop);
      places.set(fault);
      await browser.press("point", { ...TYPED, point: POINT });
      expect(places.asked).toHaveLength(1);
      expectKept(browser);
      expect(noticesOf(browser)).toContain(notices.pointWordless);
      expect([typedIn(browser, "w3w"), browser.text.includes(chosen)]).toEqual(["", true]);
      expect(shop.logged.filter((line) => line.includes("three-words-fault"))).toHaveLength(1);
    },
  );

  test("typed words stay in their field, and no point is stored that may contradict them", async () => {
    const browser = await atAddress(shop);
    places.set("status 429");
    await browser.press("point", { ...TYPED, point: POINT, w3w: "нэг.хоёр.гурав" });
    expectKept(browser);
    expect(noticesOf(browser)).toContain(notices.pointKept);
    expect([typedIn(browser, "w3w"), browser.text.includes(chosen)]).toEqual(["нэг.хоёр.гурав", false]);
  });
});

test("a point abroad is refused without a call", async () => {
  const browser = await atAddress(shop);
  for (const point of ["37.56650, 126.97800", "0.00000, 0.00000", "106.91760, 47.91914"]) {
    await browser.press("point", { ...TYPED, point });
    expect([browser.visit.status, browser.visit.url.pathname], point).toEqual([200, "/shipping"]);
    expect(browser.text.includes("Сонгосон цэг"), point).toBe(false);
  }
  expect(places.asked).toEqual([]);
});

test.each(["", "x", "47.9", "NaN, NaN", "1e9, 1", "'; DROP", "47.9,106.9,1", "<b>"])(
  "%o is no point: nothing is stored, and what was typed stays",
  async (point) => {
    const browser = await atAddress(shop);
    await browser.press("point", { ...TYPED, point });
    expect(noticesOf(browser)).toContain(notices.notUnderstood);
    expectKept(browser);
    expect(places.asked).toEqual([]);
  },
);
