import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { doorWith, SHOP, testEnv } from "#tests/support/door.ts";
import { createPurge, PURGE } from "./purge.ts";

const SECRET = "a purge secret of at least 32 letters";

beforeEach(() => vi.spyOn(console, "info").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it("counts purges per network, signed or not, and purges nothing over the limit", async () => {
  const counts = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: (counts.get(key) ?? 0) <= 2 };
  };
  const add = vi.fn(async () => undefined);
  const bindings = { PURGE_SECRET: SECRET, LIMIT_LOOK_UP: { limit } };
  const PURGES = { idFromName: () => "shop", get: () => ({ add, list: async () => ({ last: 0, products: [] }) }) };
  const app = doorWith([], testEnv({ ...bindings, PURGES }));
  app.route(PURGE, createPurge());
  const purge = async (secret: string, address = "192.0.2.1") => {
    const [body, at] = ['{"all":true}', Math.floor(Date.now() / 1_000)];
    const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    const headers = { Authorization: `Purge t=${at}, v=${mac}`, "CF-Connecting-IP": address };
    return (await app.request(`${SHOP}${PURGE}`, { method: "POST", body, headers })).status;
  };
  expect(await purge("another secret of at least 32 letters")).toBe(401);
  expect(await purge(SECRET)).toBe(204);
  expect(await purge(SECRET)).toBe(429);
  expect(add).toHaveBeenCalledTimes(1);
  expect(await purge(SECRET, "203.0.113.7")).toBe(204);
});
