/** `/healthz` and `/readyz`, by which a monitor or a deployment decides whether the shop may have customers. */
import { describe, expect, test } from "vitest";
import { ORIGIN, startProductionShop } from "#tests/support/production-shop.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

/** What is used of an answer: the platform's, or that of Miniflare. */
interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** Expects what holds for every answer of both addresses: it is not kept, not listed, and sets no cookie. */
async function probed(answer: Answer): Promise<{ status: number; text: string }> {
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  return { status: answer.status, text: await answer.text() };
}

describe("a shop with an API", () => {
  const shop = sharedFaultyShop();
  const ask = async (path: string) => probed(await fetch(shop.origin + path));

  test("is alive without a call, and ready by a single one", async () => {
    shop.api.reset();
    expect(await ask("/healthz")).toEqual({ status: 200, text: "ok" });
    expect(shop.api.calls).toEqual([]);
    expect(await ask("/readyz")).toEqual({ status: 200, text: '{"ready":true,"missing":[]}' });
    expect(shop.api.calls.map(({ name }) => name)).toEqual(["categories"]);
  });

  test.each([
    ["500", "status"],
    ["hang", "timeout"],
    ["reset", "reset"],
    ["shape", "shape"],
  ] as const)(
    "is alive and not ready while the API answers with %s, and says no address",
    async (behaviour, reason) => {
      await shop.restart();
      shop.api.set(behaviour, "categories");
      const { status, text } = await ask("/readyz");
      expect([status, JSON.parse(text)]).toEqual([503, { ready: false, missing: [`the shop API: ${reason}`] }]);
      expect(text).not.toContain(new URL(shop.api.origin).port);
      expect((await ask("/healthz")).status).toBe(200);
      shop.api.reset();
    },
  );
});

test.each([
  ["a binding", { without: ["SHOPPER"] }, ["the binding SHOPPER is missing"]],
  ["the keys", { shopVars: { COOKIE_KEYS: "" } }, [expect.stringMatching(/^COOKIE_KEYS: COOKIE_KEYS holds an entry/)]],
  ["https", { shopVars: { SHOP_ORIGIN: "http://shop.example" } }, ["SHOP_ORIGIN is not an https origin"]],
])("production without %s serves nothing, and says what is missing", async (_, options, missing) => {
  const shop = await startProductionShop(options);
  try {
    const response = await shop.ask(`${ORIGIN}/readyz`);
    const { status, text } = await probed(response);
    expect([status, JSON.parse(text)]).toEqual([503, { ready: false, missing }]);
    expect(text).not.toMatch(/https?:\/\//);
    for (const path of ["/", "/healthz"]) expect((await shop.ask(ORIGIN + path)).status, path).toBe(500);
    expect(shop.api.calls).toEqual([]);
  } finally {
    await shop.stop();
  }
});
