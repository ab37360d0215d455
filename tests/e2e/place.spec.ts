/**
 * The point of the delivery address: where the browser says that the shopper is, and a map. Neither is ever needed, and
 * nobody else is asked anything before the shopper wants it.
 */

import { type BrowserContext, expect, type Page, test } from "playwright/test";
import * as brand from "#app/brand.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { toAddress } from "#tests/support/checkout-walk.ts";
import { type FakePlaces, startFakePlaces } from "#tests/support/fake-places.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { violationsOf } from "#tests/support/modes.ts";
import { open, quiet, settled } from "#tests/support/ready.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

const { contact, notices, place, placeMap } = SENTENCES.mn;

let places: FakePlaces;
let shop: FaultyShop;
/** A shop with neither service configured. */
let plainShop: FaultyShop;
test.beforeAll(async () => {
  places = await startFakePlaces();
  shop = await startFaultyShop({ ...places.vars, SHOP_POINT });
  plainShop = await startFaultyShop();
});
test.afterAll(async () => {
  await shop?.stop();
  await plainShop?.stop();
  await places?.stop();
});
test.beforeEach(() => places.reset());

/** Where the shop is. */
const SHOP_POINT = "47.91760, 106.91720";
const HERE = { latitude: 47.9251, longitude: 106.9043 };
const WORDS = "хөндий.нуур.салхи";

const w3w = (page: Page) => page.locator("[name=w3w]");
const finder = (page: Page, name: string) => page.locator("main form").getByRole("button", { name, exact: true });
const chosen = (page: Page) => page.locator("main form").getByText(place.chosen.replace("{{point}}", ""));
const dialog = (page: Page) => page.getByRole("dialog", { name: place.map });

/** Lets the browser say where it is. */
async function standHere(context: BrowserContext, origin: string) {
  await context.grantPermissions(["geolocation"], { origin });
  await context.setGeolocation(HERE);
}

/** The filled address page, in the document of the page that led to it. */
async function atTheAddress(page: Page, { origin }: FaultyShop) {
  await toAddress(page, DEMO_CUSTOMER, { shop: origin, product: 1 });
  await quiet(page);
}

test.describe("the current location", () => {
  test("becomes three words", async ({ page, context }) => {
    await standHere(context, shop.origin);
    await atTheAddress(page, shop);
    await page.locator("[name=more]").fill("46 тоот, 3-р орц");
    await finder(page, place.here).click();
    await expect(w3w(page)).toHaveValue(WORDS);
    await settled(page);
    await expect(chosen(page)).toContainText("47.92510, 106.90430");
    await expect(page.locator("[name=more]")).toHaveValue("46 тоот, 3-р орц");
    expect(places.asked).toEqual([{ coordinates: "47.9251,106.9043", language: "mn" }]);
    await page.locator("aside button[value=confirm]").click();
    await expect(page.locator(".deliver-to")).toContainText("47.92510, 106.90430");
    const sent = shop.api.calls.findLast(({ name }) => name === "createOrder")?.body;
    expect(sent).toMatchObject({ shipping: { w3w: WORDS, lat: 47.9251, long: 106.9043 } });
  });

  test("that is refused, or that the browser knows nothing of, is said at the field, and everything goes on as before", async ({
    page,
  }) => {
    await atTheAddress(page, shop);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await finder(page, place.here).click();
    await expect(page.locator("main form").getByText(place.refused)).toBeVisible();
    await page.evaluate(() => void Reflect.deleteProperty(Navigator.prototype, "geolocation"));
    await finder(page, place.here).click();
    await expect(page.locator("main form").getByText(place.unsupported)).toBeVisible();
    expect([places.asked, posts]).toEqual([[], []]);
    await page.locator("aside button[value=confirm]").click();
    await expect(page.locator("[name=payment]").first()).toBeVisible();
  });
});

test.describe("the map", () => {
  test("is chosen on by the keyboard alone", async ({ page }) => {
    const violations = await violationsOf(page);
    await atTheAddress(page, shop);
    expect(places.pictures).toEqual([]);
    await finder(page, place.map).focus();
    await page.keyboard.press("Enter");
    const map = page.getByRole("application", { name: place.map });
    await expect(map).toBeFocused();
    await expect(dialog(page).getByText(placeMap.centre.replace("{{point}}", "47.91914, 106.91760"))).toBeVisible();
    await expect.poll(() => places.pictures.length).toBeGreaterThan(0);
    for (const path of places.pictures) expect(path).toMatch(/^\/tiles\/13\//);
    await expect(dialog(page).getByRole("link", { name: places.vars.MAP_ATTRIBUTION })).toBeVisible();
    expect(await axeFaults(page, "the map", "dialog")).toEqual([]);
    await map.focus();
    await page.keyboard.press("+");
    await expect.poll(() => places.pictures.some((path) => path.startsWith("/tiles/14/"))).toBe(true);
    // While the map is still coming closer it takes no other key.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(dialog(page).locator("output")).toContainText(/106\.9[2-9]/, { timeout: 1_000 });
    }).toPass();
    await expect(dialog(page).locator("output")).toContainText("47.919");
    await page.keyboard.press("Enter");
    await expect(w3w(page)).toHaveValue(WORDS);
    await expect(dialog(page)).toHaveCount(0);
    await settled(page);
    const [asked] = places.asked;
    const [lat = 0, long = 0] = (asked?.coordinates ?? "").split(",").map(Number);
    expect(lat).toBeCloseTo(47.919, 2);
    expect(long).toBeGreaterThan(106.9177);
    // Closed by Escape, nothing more is asked.
    await finder(page, place.map).click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(finder(page, place.map)).toBeFocused();
    expect(places.asked).toHaveLength(1);
    expect(violations).toEqual([]);
  });

  test("without a service is a grid that says so, asks nobody, and has its point taken", async ({ page }) => {
    const foreign: string[] = [];
    page.on("request", (request) => new URL(request.url()).origin !== plainShop.origin && foreign.push(request.url()));
    await atTheAddress(page, plainShop);
    await finder(page, place.map).click();
    const told = (side: string) => dialog(page).getByText(interpolate(placeMap.plain, { side }));
    await expect(told("3.3 км")).toBeVisible();
    await dialog(page).getByRole("button", { name: placeMap.nearer }).click();
    await expect(told("1.6 км")).toBeVisible();
    await dialog(page).getByRole("button", { name: placeMap.farther }).click();
    await expect(told("3.3 км")).toBeVisible();
    await expect(dialog(page).getByText(placeMap.square)).toBeVisible();
    await page.getByRole("application", { name: place.map }).click({ position: { x: 20, y: 20 } });
    await expect(dialog(page).locator("output")).not.toContainText("47.91914");
    await dialog(page).getByRole("button", { name: placeMap.choose }).click();
    await expect(page.locator(".notices")).toContainText(notices.pointMarked);
    await expect(chosen(page)).toBeVisible();
    await expect(w3w(page)).toHaveValue("");
    expect(foreign).toEqual([]);
  });
});

test("the shop's own map is asked for by a press", async ({ page }) => {
  const frame = page.getByRole("application", { name: contact.place });
  const violations = await violationsOf(page);
  await open(page, `${shop.origin}/cart`);
  await page.locator("footer a[href='/contact']").first().click();
  await page.locator("[name=subject]").fill("Хүргэлт");
  await quiet(page);
  expect(places.pictures).toEqual([]);
  await page.locator("main").getByRole("button", { name: place.map }).press("Enter");
  await expect(frame).toBeFocused();
  await expect.poll(() => places.pictures.some((path) => path.startsWith("/tiles/16/"))).toBe(true);
  await expect(frame.getByText(brand.name)).toBeVisible();
  await expect(page.getByRole("link", { name: places.vars.MAP_ATTRIBUTION })).toBeVisible();
  await expect(page.locator("[name=subject]")).toHaveValue("Хүргэлт");
  expect(await axeFaults(page, "the shop's map")).toEqual([]);
  expect(violations).toEqual([]);
});

test("without scripts the address is typed, and no button is there that does nothing @noscript", async ({ page }) => {
  await toAddress(page, DEMO_CUSTOMER, { shop: shop.origin, product: 1 });
  for (const name of [place.here, place.map]) await expect(page.getByRole("button", { name })).toBeHidden();
  await page.locator("[name=w3w]").fill("нэг.хоёр.гурав");
  await page.locator("aside button[value=confirm]").click();
  await expect(page.locator(".deliver-to")).toContainText("нэг.хоёр.гурав");
  // The shop's own place is a link to a map.
  await open(page, `${shop.origin}/contact`);
  await expect(page.getByRole("link", { name: contact.map })).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: place.map })).toBeHidden();
});
