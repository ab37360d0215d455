/**
 * `npm run check:html`: the Nu HTML checker finds no error in any page, for guests and customers, with an empty and a
 * full cart, in both languages, with the data saver, and where something has failed. No test of `npm test`: the checker
 * needs Java.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

let shop: FaultyShop;
const folder = mkdtempSync(join(tmpdir(), "och-html-"));
beforeAll(async () => {
  shop = await startFaultyShop({ SHOP_POINT: "47.91760, 106.91720" });
  shop.api.dress({ products: { 2: { remain: 0 } } });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const FURTHER = ["/single-product/1?stars=5", "/single-product/2", "/compare", "/login?next=%2Fcart", "/search?p=zzzz"];
const PATHS = [...new Set([...openPaths(), ...PAGE_STATES, ...FURTHER])].filter(
  (path) => !/^\/(?:language|theme|view|logout|data-saver|login\/)/.test(path),
);

const asBrowser = (headers: Record<string, string> = {}) =>
  new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin", ...headers });

async function withCart(browser: PlainBrowser): Promise<PlainBrowser> {
  for (const id of ["1", "2", "3"]) await browser.post("/cart", { intent: "add", id, quantity: "2" });
  return browser;
}

const VISITORS: Record<string, () => Promise<PlainBrowser>> = {
  guest: async () => asBrowser(),
  "guest with a cart": () => withCart(asBrowser()),
  "guest who saves data": () => withCart(asBrowser({ "Save-Data": "on" })),
  "guest in English": async () => {
    const browser = await withCart(asBrowser());
    await browser.open("/language/en?next=%2F");
    return browser;
  },
  customer: async () => {
    const browser = asBrowser();
    await browser.post("/login", DEMO_CUSTOMER);
    return browser;
  },
  "customer who orders": async () => {
    const browser = asBrowser();
    for (const { name, value } of await orderingCustomer(shop.origin)) browser.cookies.set(name, value);
    return browser;
  },
};

const reply = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string().optional(), message: z.string(), extract: z.string().optional() }),
  ),
});

/** @returns what is wrong with the pages in a folder, a line each */
function faultsIn(pages: string): string[] {
  const [command = "", ...first] = (process.env.VNU ?? "").split(" ");
  const { stderr, error } = spawnSync(
    command,
    [...first, "--skip-non-html", "--errors-only", "--format", "json", pages],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (error) throw error;
  const { messages } = reply.parse(JSON.parse(stderr));
  const lines = messages.map(({ url = "", message, extract = "" }) => {
    const page = decodeURIComponent(url.split("/").at(-1) ?? "");
    return `${message} ${extract.replace(/\s+/g, " ")} (${page})`;
  });
  return [...new Set(lines)];
}

let number = 0;
/** Stores the page that a browser shows. */
function keep({ visit }: PlainBrowser, name: string): void {
  if (!visit.headers.get("Content-Type")?.startsWith("text/html")) return;
  writeFileSync(join(folder, `${number++} ${encodeURIComponent(name)}.html`), visit.html);
}

test("the checker finds an error where there is one", () => {
  const broken = join(folder, "broken");
  mkdirSync(broken);
  writeFileSync(join(broken, "broken.html"), "<!doctype html><title>a</title><p><img src=a.png></p><ul><p>b</p></ul>");
  expect(faultsIn(broken)).toHaveLength(2);
  rmSync(broken, { recursive: true });
});

test("no page has an error", async () => {
  for (const [who, come] of Object.entries(VISITORS)) {
    const browser = await come();
    for (const path of PATHS) {
      await browser.open(path);
      keep(browser, `${who} ${path}`);
    }
    // Forms that come back with their errors.
    for (const path of ["/login", "/register", "/forgot-password", "/shipping", "/contact"]) {
      await browser.open(path);
      const button = browser.visit.page.querySelector("main form[method=post] button");
      if (button) await browser.press(button);
      keep(browser, `${who} ${path} with errors`);
    }
  }
  shop.api.set("500");
  await shop.restart();
  const unlucky = asBrowser();
  for (const path of ["/", "/single-product/9", "/category/1", "/search?p=a", "/nowhere"]) {
    await unlucky.open(path);
    keep(unlucky, `${path} without the API`);
  }
  expect(number).toBeGreaterThan(PATHS.length * 3);
  expect(faultsIn(folder)).toEqual([]);
});
