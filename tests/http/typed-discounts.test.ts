/**
 * A coupon or bonus that was typed and not applied is applied before anything goes on, whichever button was pressed.
 */

import { beforeAll, beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS, atAddress, atConfirm } from "#tests/support/walk.ts";

const { checkoutAnswers, notices } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeAll(async () => {
  shop.api.newCustomers();
});
beforeEach(() => shop.api.reset());

const sent = (name: string) => shop.api.calls.filter((call) => call.name === name).length;

test("a typed bonus is used, and the address page states it", async () => {
  const browser = await atAddress(shop);
  await browser.press("confirm", { ...ADDRESS, bonus: "500" });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect(browser.text).toContain(notices.bonusSet.replace("{{points}}", "500"));
  expect(browser.text).toContain(notices.pressAgain);
  expect(sent("createOrder")).toBe(0);
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain("−500");
});

const typedIn = ({ visit }: PlainBrowser, name: string) =>
  visit.page.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? "";
const chosen = ({ visit }: PlainBrowser) =>
  visit.page.querySelector('[name="payment"][checked]')?.getAttribute("value") ?? "";

test("a typed bonus survives the coupon's button, and the next continue button uses it", async () => {
  const browser = await atAddress(shop);
  await browser.press("coupon", { ...ADDRESS, bonus: "1000", coupon: "OCH2020" });
  expect(browser.text).toContain("OCH2020");
  expect([typedIn(browser, "bonus"), typedIn(browser, "bonusShown")]).toEqual(["1000", "0"]);
  await browser.press("confirm");
  expect(browser.text).toContain(notices.bonusSet.replace("{{points}}", "1,000"));
  expect([typedIn(browser, "bonus"), typedIn(browser, "bonusShown")]).toEqual(["1000", "1000"]);
});

test("a typed coupon outlives another button", async () => {
  const browser = await atAddress(shop);
  const { fields } = browser.filled("bonus", { ...ADDRESS, bonus: "500", coupon: "OCH2020" });
  await browser.post("/shipping", [...fields.filter(([name]) => name !== "intent"), ["intent", "place"]]);
  await browser.open("/shipping");
  expect([typedIn(browser, "bonus"), typedIn(browser, "coupon")]).toEqual(["500", "OCH2020"]);
  expect(browser.visit.page.querySelector("details:has([name=coupon])")?.hasAttribute("open")).toBe(true);
});

test("the confirm page's own form carries a typed coupon and the chosen payment, whatever its button", async () => {
  const browser = await atConfirm(shop);
  await browser.press("coupon", { payment: "storepay", coupon: "NOSUCH" });
  expect([chosen(browser), typedIn(browser, "coupon")]).toEqual(["storepay", "NOSUCH"]);
  const { fields } = browser.filled("confirm");
  expect(fields).toContainEqual(["coupon", "NOSUCH"]);
  expect(fields).toContainEqual(["payment", "storepay"]);
  await browser.press("coupon", { coupon: "OCH2020" });
  expect(browser.visit.status).toBe(200);
  await browser.open("/shipping");
  await browser.open("/confirm-order");
  expect(chosen(browser)).toBe("storepay");
});

test("Enter in a field of the confirm page orders nothing", async () => {
  const browser = await atConfirm(shop);
  const first = browser.visit.page.querySelector(".checkout button")?.getAttribute("value") ?? "";
  await browser.press(first, { payment: "storepay" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect([chosen(browser), sent("submitOrder")]).toEqual(["storepay", 0]);
});

test("the confirm page says at once that a coupon is unknown and that no payment was chosen", async () => {
  const browser = await atConfirm(shop);
  await browser.press("confirm", { coupon: "NOSUCH" });
  const told = browser.visit.page.querySelectorAll(".error-summary a").map((link) => link.text.trim());
  expect(told).toEqual([checkoutAnswers.paymentRequired, notices.couponBad]);
});

test("Enter in a field of the address page applies a typed coupon and says nothing of the address; with none it goes on", async () => {
  const browser = await atAddress(shop);
  const enter = () => browser.visit.page.querySelector(".checkout button")?.getAttribute("value") ?? "";
  await browser.press(enter(), { name: "", phone: "", coupon: "NOSUCH" });
  expect(browser.visit.page.querySelectorAll(".error-summary a").map((link) => link.text.trim())).toEqual([
    notices.couponBad,
  ]);
  await browser.press(enter(), { coupon: "OCH2020" });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect(browser.visit.page.querySelector(".error-summary")).toBeNull();
  await browser.press(enter(), { name: "" });
  expect(browser.text).toContain(checkoutAnswers.nameRequired);
  await browser.press(enter(), ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
});

test("a refused coupon is tried again, changed or not, until the shopper empties its field", async () => {
  const browser = await atAddress(shop);
  await browser.press("confirm", { ...ADDRESS, coupon: "NOSUCH" });
  await browser.press("confirm", ADDRESS);
  await browser.press("confirm", { ...ADDRESS, coupon: "OTHER" });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect([typedIn(browser, "coupon"), sent("useCoupon")]).toEqual(["OTHER", 3]);
  await browser.press("confirm", { ...ADDRESS, coupon: "" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
});

test("more points than the limit are cut where they are asked for", async () => {
  const browser = await atAddress(shop);
  shop.api.dress({ products: { 1: { sale_price: 3_000 } } });
  await browser.press("bonus", { ...ADDRESS, bonus: "2000" });
  expect(browser.text).toContain(interpolate(notices.bonusCut, { points: "1,500" }));
});
