/**
 * Every fault that an API can have, on every call of the way to an order: the page is complete, Mongolian and truthful,
 * the shopper's data are kept, and afterwards everything is as before.
 */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Behaviour, FAULTS, SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { shownIn } from "#tests/support/form-faults.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { comeAs, SHOP_FORMS } from "#tests/support/shop-forms.ts";
import { atConfirm, buy } from "#tests/support/walk.ts";

const { notices, orderResult } = SENTENCES.mn;

/** Each test has a shop of its own, so that several can wait for their deadlines at once. */
async function withShop(work: (shop: FaultyShop) => Promise<void>, vars: Record<string, string> = {}): Promise<void> {
  const shop = await startFaultyShop(vars);
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

async function guestWithCart(shop: FaultyShop): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await buy(browser, 1, 2);
  expect(browser.cookies.has("shown")).toBe(true);
  return browser;
}

const customerAtConfirm = (shop: FaultyShop) => atConfirm(shop, { 1: 2 });

/** Confirms, and confirms again if an order with the same goods exists already. */
const pay = (browser: PlainBrowser) => browser.press("confirm", { payment: "qpay" });

/** The page is complete and in Mongolian, and has none of the server's words. */
function expectWhole(visit: Visit, label: string) {
  expect(visit.html, label).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
  expect(visit.page.querySelector("html")?.getAttribute("lang"), label).toBe("mn");
  expect(visit.page.querySelector("h1")?.textContent, label).toMatch(/[а-яөү]{3}/i);
  expect(visit.html, label).not.toContain(SERVER_WORDS);
  expect(visit.html, label).not.toMatch(/Unexpected|TypeError|ZodError|at \w+ \(/);
}

/** The cart and what was typed are still in the browser. */
const kept = ({ cookies }: PlainBrowser) => ["shown", "shopper", "session"].filter((name) => cookies.has(name));

/** Behind `bff/upstream/client.ts` no page can tell the other faults apart (client.test.ts has each). */
const PAGE_FAULTS = ["500", "hang"] as const;

describe.concurrent("a form", () => {
  // The order form has its own test below; tracking is a GET, which every-call.test.ts opens.
  test.each(
    SHOP_FORMS.filter(({ sends, name }) => sends && name !== "payment" && name !== "tracking").map(
      (form) => [form.name, form] as const,
    ),
  )(
    "comes back with what was typed, without passwords, and says why: %s",
    async (_, form) =>
      withShop(async (shop) => {
        const { who, path, button, good, secrets = [], sends } = form;
        for (const fault of PAGE_FAULTS) {
          const browser = who === "guest" ? await guestWithCart(shop) : await comeAs(who, shop.origin);
          await browser.open(path);
          const before = kept(browser);
          if (sends === "feedback") shop.api.setFeedback(fault);
          else if (sends) shop.api.set(fault, sends);
          const visit = await browser.press(button, good);
          expectWhole(visit, fault);
          expect(visit.status, fault).toBe(503);
          const alert = visit.page.querySelector('main [role="alert"]');
          expect(alert?.textContent, fault).toContain(form.fault ?? "");
          const typed = Object.entries(good).map(([name, value]) => [name, secrets.includes(name) ? "" : value]);
          expect(shownIn(visit, Object.keys(good)), fault).toEqual(Object.fromEntries(typed));
          for (const name of secrets) expect(visit.html, fault).not.toContain(good[name]);
          expect(kept(browser), fault).toEqual(expect.arrayContaining(before));
          shop.api.heal();
          shop.api.setFeedback("ok");
          await browser.press(
            button,
            Object.fromEntries(Object.entries(good).filter(([name]) => secrets.includes(name))),
          );
          expect(browser.visit.status, `after ${fault}`).toBe(200);
          expect(browser.visit.page.querySelector("main [aria-invalid]"), `after ${fault}`).toBeNull();
          shop.api.reset();
        }
      }),
    240_000,
  );

  test(
    "that orders makes one order, however its answer is lost",
    async () =>
      withShop(
        async (shop) => {
          for (const fault of FAULTS.filter((_, place) => place % 3 === 2)) {
            const browser = await customerAtConfirm(shop);
            shop.api.set(fault, "submitOrder");
            const visit = await pay(browser);
            expectWhole(visit, fault);
            shop.api.heal();
            if (!visit.url.pathname.startsWith("/show-order/")) {
              expect(visit.url.pathname, fault).toBe("/confirm-order/result");
              expect(kept(browser), fault).toEqual(["shown", "shopper", "session"]);
              await new Promise((resolve) => setTimeout(resolve, 1_100));
              await browser.open("/confirm-order/result");
              await browser.follow(orderResult.goOrderAgain);
              await pay(browser);
            }
            expect(browser.visit.url.pathname, fault).toMatch(/^\/show-order\/PI\d+$/);
            expect(shop.api.orders(), fault).toHaveLength(1);
            shop.api.reset();
          }
        },
        { ORDER_QUIET_SECONDS: "1" },
      ),
    240_000,
  );

  test("that saves a product leads back to it, with a notice", async () =>
    withShop(async (shop) => {
      const browser = await new PlainBrowser(shop.origin).signIn();
      for (const fault of PAGE_FAULTS) {
        await browser.open("/single-product/2");
        shop.api.set(fault, "addFavouriteProduct");
        expectWhole(await browser.press("save"), fault);
        expect(browser.visit.url.pathname, fault).toBe("/single-product/2");
        expect(browser.visit.page.querySelector(".notices")?.textContent, fault).toContain(notices.unreachable);
        shop.api.heal();
      }
    }));
});

test.concurrent.each(["reset", "hang"] as const)(
  "a cart with a product that the API does not survive (%s) costs it one call, though its page does not wait for it",
  async (fault) =>
    withShop(async (shop) => {
      const browser = await guestWithCart(shop);
      await shop.restart();
      shop.api.calls.length = 0;
      const here = browser.tab(shop.origin);
      shop.api.set(fault, "singleProduct");
      expect((await here.open("/cart")).status).toBe(200);
      await expect.poll(() => shop.logged.join("\n")).toMatch(/upstream-fault.*singleProduct/);
      for (let turn = 0; turn < 4; turn++) await here.open("/cart");
      expect(shop.api.calls.filter(({ name }) => name === "singleProduct")).toHaveLength(1);
    }),
);

/** No endpoint of the API answers. */
test.concurrent("a shop whose whole API is down still shows its pages, with what it has, and sells again afterwards", async () =>
  withShop(async (shop) => {
    const browser = await guestWithCart(shop);
    for (const fault of ["500", "reset"] satisfies Behaviour[]) {
      shop.api.set(fault);
      for (const path of ["/", "/category/77", "/single-product/77", "/cart", "/login", "/nowhere"]) {
        const visit = await browser.open(path);
        expectWhole(visit, `${path} ${fault}`);
        expect([200, 404, 503], `${path} ${fault}`).toContain(visit.status);
      }
      expect(browser.cookies.has("shown")).toBe(true);
      shop.api.heal();
      expect((await browser.open("/cart")).status).toBe(200);
      expect(browser.text).toContain("Model 1");
    }
  }));
