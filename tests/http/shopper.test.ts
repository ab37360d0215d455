/** A shopper's object in its own runtime: calls at the same moment, a restart between two, its alarm. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartLine } from "#bff/rules/cart.ts";
import { ROOT } from "#tests/support/root.ts";

const WORKER = `
  export { Shopper } from "./bff/shopper/shopper.ts";
  export default {
    async fetch(request, { SHOPPER }) {
      const { name, part, method, given } = await request.json();
      const shopper = SHOPPER.get(SHOPPER.idFromName(name));
      const own = ["cart", "compare", "notes"].includes(part) ? shopper.within(null) : shopper;
      return Response.json((await own[part][method](...given)) ?? null);
    },
  };
`;

const persistTo = mkdtempSync(join(tmpdir(), "och-shopper-"));
let script = "";
let runtime: Miniflare;

const start = () =>
  new Miniflare({
    modules: true,
    script,
    compatibilityDate: "2026-04-01",
    durableObjects: { SHOPPER: { className: "Shopper", useSQLite: true } },
    durableObjectsPersist: persistTo,
  });

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: WORKER, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    write: false,
    external: ["cloudflare:workers"],
    logLevel: "error",
  });
  script = bundle.outputFiles[0]?.text ?? "";
  runtime = start();
});
afterAll(async () => {
  await runtime?.dispose();
  rmSync(persistTo, { recursive: true, force: true });
});

async function call(name: string, path: string, ...given: unknown[]): Promise<unknown> {
  const [part, method] = path.split(".");
  const body = JSON.stringify({ name, part, method, given });
  const response = await runtime.dispatchFetch("http://shop.test/", { method: "POST", body });
  expect(response.status).toBe(200);
  return response.json();
}

const NOW = { remain: null, unitPrice: 1_000, discounted: false };
const add = (name: string, id: number, key?: string) => call(name, "cart.add", id, 1, NOW, key);
const held = async (name: string) =>
  ((await call(name, "cart.read")) as CartLine[]).map(({ id, quantity }) => `${id}x${quantity}`).toSorted();
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

test("twenty adds at the same moment all count: of different products, and of one", async () => {
  await Promise.all(twenty.map((id) => add("guest a", id)));
  expect(await held("guest a")).toEqual(twenty.map((id) => `${id}x1`).toSorted());
  await Promise.all(twenty.map(() => add("guest b", 7)));
  expect(await held("guest b")).toEqual(["7x20"]);
});

test("an add that is sent again after its answer was lost counts once, also at the same moment and after a restart", async () => {
  await Promise.all(twenty.map(() => add("guest c", 7, "abcde")));
  expect(await held("guest c")).toEqual(["7x1"]);
  await runtime.dispose();
  runtime = start();
  await add("guest c", 7, "abcde");
  await add("guest c", 7, "fghij");
  expect(await held("guest c")).toEqual(["7x2"]);
});

test("an add and a removal that cross leave the one or the other, and nothing of a third line is lost", async () => {
  await add("guest d", 3);
  await Promise.all([add("guest d", 7), call("guest d", "cart.remove", [7]), add("guest d", 5)]);
  expect([
    ["3x1", "5x1"],
    ["3x1", "5x1", "7x1"],
  ]).toContainEqual(await held("guest d"));
});

test("of one confirmation that is pressed twenty times at the same moment one is sent, after a restart too", async () => {
  const request = { key: "K", lines: [{ id: 1, quantity: 2 }], known: [], draft: null, newest: null, hasLooked: false };
  const admit = () => call("customer 1", "orders.admit", { ...request, quiet: 60_000 }) as Promise<{ next: string }>;
  expect((await admit()).next).toBe("send");
  const others = twenty.map(admit);
  await call("customer 1", "orders.placed", "K", "PI1");
  for (const answer of await Promise.all(others)) expect(answer).toMatchObject({ next: "placed", invoiceId: "PI1" });
  await runtime.dispose();
  runtime = start();
  expect(await admit()).toMatchObject({ next: "placed", invoiceId: "PI1" });
});

test("two products compared at the same moment are both in the list, and notes of two requests both stay", async () => {
  await Promise.all([7, 8].map((id) => call("guest e", "compare.add", id, [])));
  expect(((await call("guest e", "compare.read")) as number[]).toSorted()).toEqual([7, 8]);
  const noted = [{ bonus: 5 }, { coupon: { code: "NAADAM" } }];
  await Promise.all(noted.map((changes) => call("guest e", "notes.write", "browser", changes)));
  expect(await call("guest e", "notes.read", "browser")).toEqual({ ...noted[0], ...noted[1] });
});

test("what is over is forgotten by the alarm, and the rest stays", async () => {
  await call("customer 2", "sessions.open", "short", Date.now() + 500);
  await add("customer 2", 7);
  await expect.poll(() => call("customer 2", "sessions.isLive", "short")).toBe(false);
  expect(await held("customer 2")).toEqual(["7x1"]);
});
