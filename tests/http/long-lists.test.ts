/**
 * Endless lists in the API's replies: pages stay bounded, and the Worker survives. A thousand categories once made
 * every page 18 MB, five thousand ended the process.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";

/** Bytes of the longest page, whatever the lists. */
const LONGEST_PAGE = 1_500_000;
const MOST_MEMORY = 700 * 1024 * 1024;
/** The client reads two megabytes of a reply; a longer one is a fault, which other tests are about. */
const LONGEST_REPLY = 1_900_000;

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/**
 * Every list of an answer, as long as asked for or as the reply may be; each row has an id of its own, or each its own
 * twice.
 */
function lengthened(answer: object, length: number, twice: boolean): object {
  const long = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? repeated(value, length, twice) : value,
    ]),
  );
  return length > 1 && Buffer.byteLength(JSON.stringify(long)) > LONGEST_REPLY
    ? lengthened(answer, length / 2, twice)
    : long;
}

function repeated(rows: unknown[], length: number, twice: boolean): unknown[] {
  if (rows.length === 0) return rows;
  return Array.from({ length }, (_, index) => {
    const row = rows[index % rows.length];
    if (typeof row === "string") return `${row} ${index}`;
    if (typeof row !== "object" || row === null || index < rows.length) return row;
    const other = twice ? index - (index % 2) : index;
    const unlike = Object.entries(row).map(([name, value]) => {
      if (name === "id") return [name, 1_000 + other];
      return [name, typeof value === "string" && /name|RAM/i.test(name) ? `${value} ${other}` : value];
    });
    return Object.fromEntries(unlike);
  });
}

/** Endpoints whose lists identify a customer or an order, and are not lists of a page. */
const LEFT_ALONE: ReadonlySet<EndpointName> = new Set(["login", "myInfo", "submitOrder"]);

test.each([
  [1_000, false],
  [5_000, false],
  [5_000, true],
])("lists of %i rows (the same twice: %s)", async (length, twice) => {
  await shop.restart();
  shop.api.reset();
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/5");
  await browser.press("buy", { quantity: "1" });
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  await shop.restart();
  const here = new PlainBrowser(shop.origin);
  for (const [name, value] of browser.cookies) here.cookies.set(name, value);
  shop.api.alter((name, answer) => (LEFT_ALONE.has(name) ? answer : lengthened(answer, length, twice)));
  const pages = [
    ...openPaths(),
    "/category/1?spec.RAM=8GB",
    "/search?p=утас",
    "/profile",
    "/profile?role=saved",
    "/shipping",
  ];
  const sizes: [number, string][] = [];
  for (const path of pages) {
    const visit = await here.open(path);
    expect(visit.status, path).toBeLessThan(500);
    if (visit.headers.get("Content-Type")?.startsWith("text/html")) expect(visit.html, path).toMatch(/<\/html>\s*$/);
    sizes.push([Buffer.byteLength(visit.html), path]);
    expect(sizes.at(-1)?.[0], path).toBeLessThan(LONGEST_PAGE);
  }
  // Guards against a shop without lists, in which the test would check nothing.
  expect(Math.max(...sizes.map(([size]) => size))).toBeGreaterThan(150_000);
  expect(shop.logged.some((line) => line.includes('"odd-rows"') && line.includes(twice ? "again" : "over"))).toBe(true);
  const memory = workerMemory();
  if (memory !== undefined) expect(memory).toBeLessThan(MOST_MEMORY);
});
