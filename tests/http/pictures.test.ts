/** Pictures of an unreliable host: a response is complete, or not cacheable. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

test("one that stalls is broken off, shorter than its stated length", async () => {
  const response = await fetch(`${shop.origin}/images/product/stalled.png`);
  expect(response.headers.get("content-length")).toBe("5000");
  // By the shop: a client that loses its patience says UND_ERR_BODY_TIMEOUT.
  await expect(response.arrayBuffer()).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/^(?:UND_ERR_SOCKET|ECONNRESET)$/) },
  });
});

test("a complete one states its length", async () => {
  const response = await fetch(`${shop.origin}/images/product/product-1.png`);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
});
