/**
 * One confirmation, one order, as confirmed: over the running shop, with an API whose responses are lost, late or odd.
 */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ADDRESS, buy, atConfirm as confirming } from "#tests/support/walk.ts";

const { cartChanges, notices, orderResult, previousOrders, submit } = SENTENCES.mn;

/** Seconds, for the test that waits them out. */
const QUIET = 6;

/** A shop of its own for each test, since a customer's gate keeps its memory. */
async function withShop(work: (shop: FaultyShop) => Promise<void>, quiet = 60): Promise<void> {
  const shop = await startFaultyShop({ ORDER_QUIET_SECONDS: String(quiet) });
  // The first pages of a new process take seconds on a busy machine: none of them is a shopper's.
  for (const path of ["/single-product/1", "/cart", "/login"]) await new PlainBrowser(shop.origin).open(path);
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

const fillCart = (browser: PlainBrowser, id = 1) => buy(browser, id, 2);

/** A customer with two pieces of product 1, on the confirm page. */
const atConfirm = (shop: FaultyShop, browser?: PlainBrowser) => confirming(shop, { 1: 2 }, browser);

/** The same customer at another device, on the confirm page: they have one cart. */
async function alsoAtConfirm(shop: FaultyShop): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.signIn();
  await browser.open("/shipping");
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  return browser;
}

const pay = (browser: PlainBrowser, extra: Record<string, string> = {}) =>
  browser.press("confirm", { payment: "qpay", ...extra });
/** Sends a filled form; what answers is not opened. */
const post = ({ cookie, origin }: PlainBrowser, form: ReturnType<PlainBrowser["filled"]>, signal?: AbortSignal) =>
  fetch(form.action, {
    ...{ method: "POST", redirect: "manual", signal: signal ?? null },
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams(form.fields),
  });
const submits = ({ api }: FaultyShop) => api.calls.filter(({ name }) => name === "submitOrder").length;
const plain = (text: string) => text.replace(/\s/g, " ");

/** A customer whose order was made, while its answer was lost and nothing can be found out about it. */
async function afterLoss(shop: FaultyShop): Promise<PlainBrowser> {
  const browser = await atConfirm(shop);
  shop.api.set("cut", "submitOrder");
  shop.api.set("500", "showOrder");
  await pay(browser);
  expect(browser.visit.url.pathname).toBe("/confirm-order/result");
  return browser;
}
const quietMinute = () => new Promise((resolve) => setTimeout(resolve, QUIET * 1000 + 300));

describe.concurrent("a lost answer", () => {
  test.each([false, true])(
    "of an order that was made leads to that order; orders that do not say what they are: %s",
    (withoutEnableIs) =>
      withShop(async (shop) => {
        const browser = await atConfirm(shop);
        shop.api.has({ withoutEnableIs });
        shop.api.set("cut", "submitOrder");
        await pay(browser);
        expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
        expect(browser.cookies.has("shown")).toBe(false);
        expect(submits(shop)).toBe(1);
      }),
  );

  test("makes no second order on the walk cart, address, confirm, in any browser of the customer", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      shop.api.set("500", "submitOrder");
      await pay(browser);
      expect(browser.visit.url.pathname).toBe("/confirm-order/result");
      shop.api.heal();
      const other = new PlainBrowser(shop.origin);
      await fillCart(other);
      await other.signIn(undefined, "/cart");
      for (const each of [browser, other]) {
        for (const step of ["/cart", "/shipping"]) {
          await each.open(step);
          expect(each.text).toContain(previousOrders.unresolved);
        }
        await each.press("confirm", ADDRESS);
        expect(each.visit.url.pathname).toBe("/confirm-order/result");
        await each.open("/confirm-order");
        expect(each.visit.url.pathname).toBe("/confirm-order/result");
      }
      expect(submits(shop)).toBe(1);
    }));

  test("is sent again by a new press only, after a quiet minute and a look that finds nothing", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      const old = browser.visit;
      shop.api.set("500", "submitOrder");
      await pay(browser);
      shop.api.heal();
      await pay(browser.goBackTo(old));
      expect(browser.visit.url.pathname).toBe("/confirm-order/result");
      await quietMinute();
      // A form of the old page, which did not tell the shopper of the loss.
      await pay(browser.goBackTo(old));
      expect(browser.visit.url.pathname).toBe("/confirm-order/result");
      expect(submits(shop)).toBe(1);
      expect(browser.text).toContain(previousOrders.nothingFound);
      await browser.follow(orderResult.goOrderAgain);
      if (browser.visit.url.pathname === "/shipping") await browser.press("confirm", ADDRESS);
      expect(browser.visit.url.pathname).toBe("/confirm-order");
      expect(browser.text).toContain(previousOrders.nothingFound);
      await pay(browser);
      expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
      expect(submits(shop)).toBe(2);
      expect(shop.api.orders()).toHaveLength(1);
    }, QUIET));
});

describe.concurrent("submitted more than once", () => {
  test.each<[string, (shop: FaultyShop) => void]>([
    ["that makes the order, and answers after every deadline", ({ api }) => api.set("slow", "submitOrder")],
    ["that makes the order, and whose answer is cut", ({ api }) => api.set("cut", "submitOrder")],
  ])("twenty presses, in three tabs, on a submit %s are one submit and one order", (_, prepare) =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      const tabs = [browser.filled("confirm", { payment: "qpay" })];
      for (const _ of ["second", "third"]) {
        await browser.open("/confirm-order");
        tabs.push(browser.filled("confirm", { payment: "qpay" }));
      }
      prepare(shop);
      const presses: typeof tabs = Array(7).fill(tabs).flat().slice(1);
      const answers = await Promise.all(presses.map((form) => post(browser, form)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(new Set(answers.map(({ headers }) => headers.get("Location")))).toEqual(new Set(["/show-order/PI000001"]));
      expect([submits(shop), shop.api.orders()]).toEqual([1, ["PI000001"]]);
    }),
  );

  test("a shopper who leaves the page right after pressing has one order, an empty cart, and the checkout leads to it", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      shop.api.has({ submitTakes: 1_500 });
      const gone = new AbortController();
      const form = browser.filled("confirm", { payment: "qpay" });
      const pressed = post(browser, form, gone.signal).catch(() => undefined);
      await expect.poll(() => submits(shop), { timeout: 30_000 }).toBe(1);
      gone.abort();
      await pressed;
      await expect
        .poll(
          async () => {
            await browser.open("/cart");
            return browser.visit.page.querySelector("#p-1");
          },
          { timeout: 30_000, interval: 500 },
        )
        .toBeNull();
      await browser.open("/confirm-order");
      expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
      expect(submits(shop)).toBe(1);
    }));

  test.each(["/confirm-order/result", "/cart", "/shipping", "/confirm-order"])(
    "a lost order that %s finds leads to it, and its goods are not in the cart any more: nobody orders them twice",
    (page) =>
      withShop(async (shop) => {
        const browser = await afterLoss(shop);
        expect(browser.text).toContain(orderResult.resultWaiting);
        expect(browser.visit.html).toMatch(/<noscript><meta http-equiv="refresh"/);
        expect(browser.cookies.has("shown")).toBe(true);
        shop.api.heal();
        await browser.open(page);
        expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
        expect(browser.text).toContain(notices.orderPlaced);
        expect(browser.cookies.has("shown")).toBe(false);
        expect(submits(shop)).toBe(1);
      }),
  );

  test("two devices that confirm one cart at the same moment make one order, and both are led to it", () =>
    withShop(async (shop) => {
      const devices = [await atConfirm(shop), await alsoAtConfirm(shop)];
      shop.api.has({ submitTakes: 1_500 });
      await Promise.all(devices.map((device) => pay(device)));
      expect(devices.map(({ visit }) => visit.url.pathname)).toEqual(Array(2).fill("/show-order/PI000001"));
      expect([submits(shop), shop.api.orders()]).toEqual([1, ["PI000001"]]);
    }));

  test("of two devices at the confirm page the second orders nothing, is told which order stands, and keeps what the cart has since", () =>
    withShop(async (shop) => {
      const [old, device] = [await atConfirm(shop), await alsoAtConfirm(shop)];
      await pay(device);
      await fillCart(device, 5);
      await pay(old);
      expect(old.visit.url.pathname).toBe("/show-order/PI000001");
      expect(plain(old.text)).toContain(interpolate(previousOrders.orderedSince, { number: "PI000001" }));
      expect(submits(shop)).toBe(1);
      await old.open("/cart");
      expect(old.visit.page.querySelector("[name=quantity5]")?.getAttribute("value")).toBe("2");
    }));

  test("the same goods, put into the cart again on purpose, are another order", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      await pay(browser);
      await fillCart(browser);
      await browser.open("/shipping");
      await browser.press("confirm", ADDRESS);
      await pay(browser);
      expect(browser.visit.url.pathname).toBe("/show-order/PI000002");
    }));
});

describe.concurrent("what was confirmed", () => {
  test("an order goes to the address that its form shows, whatever another device has sent since", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      const other = new PlainBrowser(shop.origin);
      await other.signIn();
      await other.open("/shipping");
      await other.press("confirm", { ...ADDRESS, more: "46 тоот" });
      await pay(browser);
      expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
      expect(browser.text).toContain(ADDRESS.more);
      const sent = shop.api.calls.filter(({ name }) => name === "createOrder");
      expect(sent.map(({ body }) => Object(body).shipping.user.more)).toEqual([ADDRESS.more, "46 тоот", ADDRESS.more]);
    }));

  test.each<[what: string, button: string, values: Record<string, string>, says: string]>([
    ["a coupon typed beside the button that orders", "confirm", { coupon: "SMALL" }, notices.pressAgain],
    ["Enter", "enter", {}, submit.changed],
  ])("a cart that was changed in another tab is named beside what is said of %s", (_, button, values, says) =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      const confirm = browser.visit;
      await fillCart(browser, 5);
      browser.goBackTo(confirm);
      await browser.press(button, { payment: "qpay", ...values });
      expect(browser.visit.url.pathname).toBe("/confirm-order");
      expect(browser.text).toContain(says);
      const told = browser.visit.page.querySelector(".checkout-main .notice-failure")?.textContent ?? "";
      expect(told).toContain(submit.changed);
      expect(told).toContain(submit.added);
      expect(told).toContain("Model 5");
      expect(submits(shop)).toBe(0);
      await pay(browser, { coupon: "" });
      expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
    }),
  );

  test("a price, stock, bonus and coupon that changed are named with both numbers", () =>
    withShop(async (shop) => {
      const browser = await atConfirm(shop);
      const confirm = browser.visit;
      await browser.open("/shipping");
      await browser.press("bonus", { bonus: "1000" });
      await browser.press("coupon", { coupon: "SMALL" });
      shop.api.dress({ products: { 1: { sale_price: 111_000, remain: 1 } } });
      await pay(browser.goBackTo(confirm));
      expect(browser.visit.status).toBe(409);
      const wasNow = (what: string, from: string, to: string) => interpolate(submit.wasNow, { what, from, to });
      for (const sentence of [
        wasNow(submit.stock, "2", "1"),
        wasNow(submit.price, "101,000 ₮", "111,000 ₮"),
        wasNow(submit.bonus, "0 ₮", "1,000 ₮"),
        wasNow(submit.coupon, "0 ₮", "10,000 ₮"),
      ]) {
        expect(plain(browser.text)).toContain(sentence);
      }
      expect(plain(browser.text)).toContain(`${submit.fee}: `);
      expect(plain(browser.text)).toContain(`${submit.total}: `);
      const beside = browser.visit.page.querySelector(".order-lines")?.textContent ?? "";
      // Beside the line the cart's own sentences say it, and nothing says it again.
      const priceUp = interpolate(cartChanges.priceUp, { from: "101,000 ₮", to: "111,000 ₮" });
      expect(plain(beside).split("101,000 ₮")).toHaveLength(2);
      for (const sentence of [interpolate(cartChanges.cut, { from: "2", to: "1" }), priceUp]) {
        expect(plain(beside)).toContain(sentence);
      }
      expect(submits(shop)).toBe(0);
    }));
});

test.concurrent("the empty cart right after an order, and the notice on any other page, lead to that order", () =>
  withShop(async (shared) => {
    // Leaves for another page before the answer's redirect is followed.
    let isLeaving = false;
    const leaving: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!isLeaving) return response;
      const headers = new Headers(response.headers);
      headers.delete("Location");
      return new Response("left", { headers });
    };
    const browser = await atConfirm(shared, new PlainBrowser(shared.origin, {}, leaving));
    isLeaving = true;
    await pay(browser);
    isLeaving = false;
    await browser.open("/trend");
    const link = browser.visit.page.querySelector(".notices .notice-link");
    expect(link?.getAttribute("href")).toMatch(/^\/show-order\/PI\d+$/);
    await browser.open("/cart");
    expect(browser.visit.page.querySelector(".empty a")?.getAttribute("href")).toBe(link?.getAttribute("href"));
  }));
