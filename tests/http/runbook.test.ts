/**
 * The cases of the runbook (docs/operations.md, "Alerts and what to do") at the deployed Worker: the fault is there,
 * the line that shows it is written, and the remedy works.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LogEvent } from "#bff/log.ts";
import { newCookieKeys } from "#scripts/serve.mjs";
import { COUNTING } from "#tests/support/counted-forms.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";

type Fields = Record<string, unknown>;

interface World {
  shop: FaultyShop;
  /** Waits for a line with these fields. */
  shown(event: LogEvent, fields: Fields): Promise<void>;
  ask(path: string, init?: RequestInit): Promise<number>;
}

/** How milliseconds of the slow API are told apart from those of one on the same machine. */
const SLOW = 700;

async function atConfirm({ shop }: World): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/1");
  await browser.press("buy", { quantity: "2" });
  await browser.signIn(undefined, "/shipping");
  await browser.press("confirm", { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  return browser;
}

const pay = (browser: PlainBrowser) => browser.press("confirm", { payment: "qpay" });
const isPlaced = ({ visit }: PlainBrowser) => expect(visit.url.pathname).toBe("/show-order/PI000001");

/** By the first cell of their rows. */
const CASES: Record<string, (world: World) => Promise<void>> = {
  "the API is down": async ({ shop, shown, ask }) => {
    shop.api.set("500", "categories", "newArrival");
    expect(await ask("/readyz")).toBe(503);
    expect(await ask("/new-arrival")).toBe(503);
    await shown("upstream-fault", { endpoint: "newArrival", reason: "status" });
    shop.api.heal();
    await expect.poll(() => ask("/readyz"), { timeout: 30_000 }).toBe(200);
    await expect.poll(() => ask("/new-arrival"), { timeout: 30_000 }).toBe(200);
  },
  "odd replies": async ({ shop, shown, ask }) => {
    shop.api.set("shape", "newArrival");
    expect(await ask("/new-arrival")).toBe(503);
    await shown("upstream-fault", { endpoint: "newArrival", reason: "shape" });
    shop.api.heal();
    // Nothing of it was kept.
    expect(await ask("/new-arrival")).toBe(200);
  },
  "orders are refused": async (world) => {
    const browser = await atConfirm(world);
    world.shop.api.set('body {"result":"failed","data":"Үгүй"}', "submitOrder");
    await pay(browser);
    await world.shown("order", { outcome: "refused", payment: "qpay" });
    world.shop.api.heal();
    await pay(browser);
    isPlaced(browser);
  },
  "nobody knows of an order": async (world) => {
    const browser = await atConfirm(world);
    world.shop.api.set("cut", "submitOrder");
    world.shop.api.set("500", "showOrder");
    await pay(browser);
    await world.shown("order", { outcome: "unresolved" });
    world.shop.api.heal();
    await browser.open("/confirm-order/result");
    await world.shown("order", { outcome: "found" });
  },
  "nothing is ordered": async (world) => {
    const browser = await atConfirm(world);
    world.shop.api.dress({ product: { sale_price: "777000" } });
    await pay(browser);
    await world.shown("order-not-sent", { reason: "changed" });
    await pay(browser);
    await world.shown("order", { outcome: "placed" });
    isPlaced(browser);
  },
  "payments are not seen": async (world) => {
    const browser = await atConfirm(world);
    await pay(browser);
    isPlaced(browser);
    await browser.open("/show-order/PI000001/paid");
    await world.shown("payment-check", { status: "pending" });
  },
  "shoppers are refused": async ({ shown, ask }) => {
    const forgotten = () =>
      ask("/forgot-password", {
        method: "POST",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ email: "bat@och.mn", intent: "confirm" }),
      });
    for (let asked = 0; asked < 3; asked++) expect(await forgotten()).toBe(303);
    expect(await forgotten()).toBe(429);
    await shown("rate-limited", { binding: "ATTEMPTS" });
    await shown("request", { route: "/forgot-password", status: 429 });
  },
  "a bad deploy": async ({ shop, shown, ask }) => {
    const keys = shop.cookieKeys;
    await shop.restart("k1:not-a-key");
    expect(await ask("/")).toBe(500);
    await shown("internal", { detail: expect.stringContaining("COOKIE_KEYS") });
    // What a rollback does.
    await shop.restart(keys);
    expect(await ask("/")).toBe(200);
  },
  "keys have leaked": async ({ shop }) => {
    const browser = await new PlainBrowser(shop.origin).signIn();
    const reads = async (keys: string) => {
      await shop.restart(keys);
      const moved = new PlainBrowser(shop.origin);
      for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
      await moved.open("/profile");
      return moved.visit.url.pathname;
    };
    const fresh = newCookieKeys().replace("k1:", "k2:");
    // Rotated, nobody is signed out; removed, everybody is.
    expect(await reads(`${fresh},${shop.cookieKeys}`)).toBe("/profile");
    expect(await reads(fresh)).toBe("/login");
  },
  "the API is slow": async ({ shop, shown, ask }) => {
    shop.api.delay(SLOW);
    expect(await ask("/brand/1")).toBe(200);
    await shown("request", { route: "/brand/:id", callMs: expect.toSatisfy((ms) => Number(ms) >= SLOW) });
    shop.api.reset();
  },
};

/** Why a row of the runbook is not played here. */
const NOT_PLAYED: Record<string, string> = {
  "the order gate does not answer":
    "bff/routes/checkout.test.ts holds an object up, which no deployed Worker does at will",
  "carts cannot be read": "tests/http/object-faults.test.ts",
  "the cache holds something wrong": "its remedy is a deployment of other code",
};

test.each(Object.keys(CASES))("%s: its line is there, and its remedy works", async (what) => {
  const shop = await startFaultyShop(COUNTING);
  const lines = () =>
    shop.logged.filter((line) => line.startsWith("{")).map((line): Fields & { event: string } => JSON.parse(line));
  try {
    await CASES[what]?.({
      shop,
      shown: (event, fields) =>
        expect.poll(lines, { timeout: 30_000 }).toContainEqual(expect.objectContaining({ event, ...fields })),
      ask: async (path, init) => {
        const response = await fetch(`${shop.origin}${path}`, { redirect: "manual", ...init });
        await response.text();
        return response.status;
      },
    });
  } finally {
    await shop.stop();
  }
});

test("every row of the runbook is played, or says why not", () => {
  const [, text = ""] = readFileSync(join(ROOT, "docs/operations.md"), "utf8").split("\n## Alerts and what to do\n");
  const [, , ...alerts] = [...(text.split("\n### ")[0] ?? "").matchAll(/^\| ([^|]+) \|/gm)].map(([, what]) => what);
  expect(new Set(alerts)).toEqual(new Set([...Object.keys(CASES), ...Object.keys(NOT_PLAYED)]));
});
