import { afterEach, beforeEach, expect, it, type Mock, vi } from "vitest";
import { isSignedPurge } from "#bff/domain/purge-signature.ts";
import { purgeShop } from "./purge-shop.ts";

const SETTINGS = { PURGE_SECRET: "a secret of the storefront, for tests", SITE_ORIGIN: "https://shop.example" };

let call: Mock<typeof fetch>;
let warn: Mock<typeof console.warn>;
beforeEach(() => {
  call = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", call);
  warn = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockRestore();
});

it("tells the storefront which products have changed, signed as it asks for", async () => {
  call.mockResolvedValue(new Response(null, { status: 204 }));
  await purgeShop(SETTINGS, [5, 7]);
  const [address, { body, headers } = {}] = call.mock.calls[0] ?? [];
  expect(String(address)).toBe("https://shop.example/purge");
  expect(body).toBe('{"products":[5,7]}');
  const signature = new Headers(headers).get("Authorization") ?? "";
  const now = Math.floor(Date.now() / 1_000);
  expect(await isSignedPurge(SETTINGS.PURGE_SECRET, String(body), signature, now)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ["refuses", async () => new Response(null, { status: 401 }), 401],
  ["does not answer", () => Promise.reject(new Error("refused")), "unreachable"],
])("does not fail where the storefront %s, and logs it", async (_, answer, reason) => {
  call.mockImplementation(answer);
  await purgeShop(SETTINGS, [5]);
  expect(warn.mock.calls).toEqual([[JSON.stringify({ level: "warn", event: "purge-failed", reason })]]);
});

it.each([
  ["no secret is set", { SITE_ORIGIN: SETTINGS.SITE_ORIGIN }, [5]],
  ["the storefront is not known", { PURGE_SECRET: SETTINGS.PURGE_SECRET }, [5]],
  ["no product has changed", SETTINGS, []],
])("tells nobody where %s", async (_, settings, products) => {
  await purgeShop(settings, products);
  expect(call).not.toHaveBeenCalled();
});
