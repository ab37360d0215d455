/** A shopper's object that is slow, away, or restarted in the middle of an order: nothing is lost, and one order. */
import { build } from "esbuild";
import { Response } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { ADDRESS, atConfirm, buy } from "#tests/support/walk.ts";

const { notices } = SENTENCES.mn;

/** What every call of an object meets; tests change it. */
interface ObjectFaults {
  delayMs: number;
  isAway: boolean;
  /** Each call ends the object, as a deployment or a failing machine does: what it only remembers is lost. */
  isRestarted: boolean;
}

const WELL: ObjectFaults = { delayMs: 0, isAway: false, isRestarted: false };
const faults = { ...WELL };

/** The deployed class; each of its calls asks first what it meets. */
const OBJECTS = `
  import { Shopper as Deployed } from "./bff/shopper/shopper.ts";
  async function meet({ ctx, env }) {
    const { delayMs, isAway, isRestarted } = await (await env.FAULTS.fetch("http://faults/")).json();
    if (isRestarted) ctx.abort("restarted");
    if (isAway) throw new Error("away");
    if (delayMs) await scheduler.wait(delayMs);
  }
  export class Shopper extends Deployed {
    async read(...given) { await meet(this); return super.read(...given); }
    async within(...given) { await meet(this); return super.within(...given); }
    async signOut(...given) { await meet(this); return super.signOut(...given); }
  }
  export default { fetch: () => new Response(null, { status: 404 }) };
`;

/** @returns what makes the storefront use these objects (`startFaultyShop`) */
async function faultyObjects() {
  const bundle = await build({
    stdin: { contents: OBJECTS, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    write: false,
    external: ["cloudflare:workers"],
    logLevel: "error",
  });
  const durableObjects = { SHOPPER: { className: "Shopper", useSQLite: true } };
  const objects = {
    ...{ name: "och-objects", modules: true, script: bundle.outputFiles[0]?.text, durableObjects },
    compatibilityDate: "2026-04-01",
    serviceBindings: { FAULTS: () => Response.json(faults) },
  };
  return ({ workers }: { workers: Record<string, unknown>[] }) => {
    const [shop] = workers;
    if (!shop) throw new Error("no storefront");
    const SHOPPER = { className: "Shopper", scriptName: "och-objects", useSQLite: true };
    shop.durableObjects = { ...Object(shop.durableObjects), SHOPPER };
    workers.push(objects);
  };
}

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop({}, undefined, await faultyObjects());
  shop.api.newCustomers();
  // The first pages of a new process take seconds on a busy machine.
  for (const path of ["/single-product/1", "/cart", "/login"]) await new PlainBrowser(shop.origin).open(path);
});
beforeEach(() => void Object.assign(faults, WELL));
afterAll(() => shop?.stop());

const quantities = ({ visit }: PlainBrowser) =>
  visit.page.querySelectorAll("main input[name^=quantity]").map((field) => field.getAttribute("value"));

async function guest(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await buy(browser, 1, 2);
  expect(quantities(browser)).toEqual(["2"]);
  return browser;
}

const customer = () => atConfirm(shop, { 1: 2 });

describe.each<[string, Partial<ObjectFaults>]>([
  ["slow (2 s)", { delayMs: 2_000 }],
  ["away", { isAway: true }],
])("an object that is %s", (_, fault) => {
  test("makes the cart a 503, of which nothing is lost, and leaves pages that only show it as they are", async () => {
    const browser = await guest();
    Object.assign(faults, fault);
    for (const path of ["/", "/category/1", "/single-product/1", "/login"]) {
      expect((await browser.open(path)).status, path).toBe(200);
      expect(browser.visit.page.querySelector(".cart-count")?.textContent, path).toContain("2");
    }
    expect((await browser.open("/cart")).status).toBe(503);
    Object.assign(faults, WELL);
    expect((await browser.open("/cart")).status).toBe(200);
    expect(quantities(browser)).toEqual(["2"]);
  });

  test("takes no write, and says so", async () => {
    const browser = await guest();
    await browser.open("/single-product/1");
    Object.assign(faults, fault);
    await browser.press("add");
    expect(browser.text).toContain(notices.unreachable);
    Object.assign(faults, WELL);
    await browser.open("/cart");
    // A call that was only late may have been carried out.
    expect(["2", "3"]).toContain(quantities(browser)[0]);
    if (fault.isAway) expect(quantities(browser)).toEqual(["2"]);
  });

  test("makes checkout a 503, orders nothing, and keeps what was typed", async () => {
    const browser = await customer();
    shop.api.calls.length = 0;
    const form = browser.visit;
    Object.assign(faults, fault);
    for (const path of ["/shipping", "/confirm-order"]) expect((await browser.open(path)).status, path).toBe(503);
    await browser.goBackTo(form).press("confirm", { payment: "qpay" });
    expect(browser.visit.status).toBe(503);
    expect(shop.api.calls.filter(({ name }) => name === "submitOrder")).toEqual([]);
    Object.assign(faults, WELL);
    await browser.open("/shipping");
    expect(browser.visit.page.querySelector("main [name=more]")?.textContent).toBe(ADDRESS.more);
    expect(browser.cookies.has("session")).toBe(true);
  });
});

test("an object that is restarted in the middle of an order knows of it: one order, at every press", async () => {
  const browser = await customer();
  const form = browser.visit;
  const twin = browser.tab();
  shop.api.calls.length = 0;
  shop.api.has({ submitTakes: 3_000 });
  const placing = browser.press("confirm", { payment: "qpay" });
  await expect.poll(() => shop.api.calls.filter(({ name }) => name === "submitOrder").length).toBe(1);
  faults.isRestarted = true;
  expect((await twin.open("/cart")).status).toBe(503);
  faults.isRestarted = false;
  await placing;
  shop.api.has({});
  for (const again of [browser, twin]) {
    await again.goBackTo(form).press("confirm", { payment: "qpay" });
    expect(again.visit.url.pathname).toMatch(/^\/show-order\/PI\d+$/);
  }
  expect(shop.api.calls.filter(({ name }) => name === "submitOrder")).toHaveLength(1);
});
