import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { doorWith, SHOP, testEnv } from "#tests/support/door.ts";
import { rateLimit } from "./rate-limit.ts";

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, "info").mockImplementation((line: unknown) => void logged.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

/** Counters without a time window. */
function counters(limits: { address: number; account: number; lookUp: number; here?: number }, vars: object = {}) {
  const keys: string[] = [];
  const counter = (most: number) => {
    const counts = new Map<string, number>();
    return {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= most };
      },
    };
  };
  const env = testEnv({
    LIMIT_SIGN_IN: counter(limits.address),
    LIMIT_ACCOUNT: counter(limits.account),
    LIMIT_ACCOUNT_HERE: counter(limits.here ?? 0),
    LIMIT_LOOK_UP: counter(limits.lookUp),
    ...vars,
  });
  const app = doorWith([rateLimit], env);
  app.all("*", async (c) => c.text(await c.req.text()));
  const ask = (
    path: string,
    { email, address = "192.0.2.1", method }: { email?: string; address?: string; method?: string } = {},
  ) =>
    app.request(
      new Request(`${SHOP}${path}`, {
        method: method ?? (email === undefined ? "GET" : "POST"),
        headers: { "CF-Connecting-IP": address },
        ...(email === undefined ? {} : { body: new URLSearchParams({ email, password: "p" }) }),
      }),
    );
  return { app, ask, keys };
}

it("takes the address from the platform, not from a header that the sender chose", async () => {
  const { app } = counters({ address: 2, account: 99, lookUp: 99 });
  const statuses: number[] = [];
  for (const name of ["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "Forwarded"]) {
    const headers = { "CF-Connecting-IP": "192.0.2.1", [name]: `for=203.0.113.${statuses.length}` };
    const body = new URLSearchParams({ email: `${name}@och.mn`, password: "p" });
    statuses.push((await app.request(`${SHOP}/login`, { method: "POST", headers, body })).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
});

it.each([
  ["the product feed", { address: 2, lookUp: 99 }, ["/feed/google.xml", "/feed/google.xml", "/feed/google.xml"]],
  [
    "the sitemap and its files, all together",
    { address: 99, lookUp: 2 },
    ["/sitemap.xml", "/sitemap/products-1-1.xml", "/sitemap/products-2-1.xml"],
  ],
])("counts %s per address", async (_, limits, paths) => {
  const { ask } = counters({ account: 99, ...limits });
  const statuses = [];
  for (const path of paths) statuses.push((await ask(path)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask(paths[0] ?? "", { address: "192.0.2.2" })).status).toBe(200);
});

it("counts each point on the map by itself, and no form without one", async () => {
  const { app } = counters({ address: 1, account: 99, lookUp: 0 });
  const post = async (fields: Record<string, string>) =>
    (await app.request(`${SHOP}/shipping`, { method: "POST", body: new URLSearchParams(fields) })).status;
  const point = { point: "47.91914, 106.91760" };
  expect([await post({}), await post(point), await post({ ...point, coupon: "" })]).toEqual([200, 200, 429]);
  expect(await post({ point: "" })).toBe(200);
});

it("counts sign-ins per account, from wherever and however it is written", async () => {
  const { ask, keys } = counters({ address: 99, account: 2, lookUp: 99 });
  expect((await ask("/login", { email: "bat@och.mn", address: "192.0.2.1" })).status).toBe(200);
  expect((await ask("/LOGIN/", { email: " Bat@Och.mn", address: "192.0.2.2" })).status).toBe(200);
  expect((await ask("/login.data", { email: "BAT@OCH.MN", address: "192.0.2.3" })).status).toBe(429);
  expect((await ask("/login", { email: "dorj@och.mn", address: "192.0.2.3" })).status).toBe(200);
  expect(keys.join()).not.toMatch(/och\.mn/i);
});

it("does not lock a customer out for what a stranger tries", async () => {
  const { ask } = counters({ address: 999, account: 20, lookUp: 99, here: 5 });
  const stranger = () => ask("/login", { email: "bat@och.mn", address: "192.0.2.66" });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 40; turn++) statuses.add((await stranger()).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await stranger()).status).toBe(429);
  for (let turn = 0; turn < 5; turn++) {
    expect((await ask("/login", { email: "bat@och.mn", address: "203.0.113.7" })).status).toBe(200);
  }
  expect((await ask("/login", { email: "bat@och.mn", address: "203.0.113.7" })).status).toBe(429);
});

it("counts a stranger with many networks by the account", async () => {
  const { ask } = counters({ address: 60, account: 20, lookUp: 99, here: 5 });
  const tries = Array.from({ length: 100 }, (_, index) =>
    ask("/login", { email: "bat@och.mn", address: `10.0.0.${index}` }),
  );
  expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(80);
});

/** Counters of an hour that has no end; names of objects that fail say so. */
function hourly(isBroken = false) {
  const counts = new Map<string, number>();
  return {
    names: counts,
    idFromName: (name: string) => name,
    get: (name: string) => ({
      attempt: async (most: number) => {
        if (isBroken) throw new Error("unreachable");
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return (counts.get(name) ?? 0) > most ? 1_234_567 : 0;
      },
    }),
  };
}

it("takes thirty passwords an hour of one network at one account, from wherever it is posted", async () => {
  const attempts = hourly();
  const { ask } = counters({ address: 999, account: 999, lookUp: 0, here: 5 }, { ATTEMPTS: attempts });
  const statuses: number[] = [];
  for (const email of ["bat@och.mn", " BAT@och.mn"])
    for (let turn = 0; turn < 20; turn++) statuses.push((await ask("/login", { email })).status);
  expect(statuses.indexOf(429)).toBe(30);
  expect((await ask("/api/user/login", { email: "bat@och.mn" })).status).toBe(429);
  expect((await ask("/login", { email: "bat@och.mn", address: "192.0.2.2" })).status).toBe(200);
  expect((await ask("/login", { email: "dorj@och.mn" })).status).toBe(200);
  expect([...attempts.names.keys()].join()).not.toMatch(/och|192/);
});

it("takes passwords while the hour's counter fails", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ask } = counters({ address: 9, account: 9, lookUp: 0, here: 5 }, { ATTEMPTS: hourly(true) });
  expect((await ask("/login", { email: "bat@och.mn" })).status).toBe(200);
  expect(logged).toHaveBeenCalledOnce();
});

it("admits three new passwords an hour and account, however it is written", async () => {
  const attempts = hourly();
  const { ask } = counters({ address: 99, account: 0, lookUp: 0 }, { ATTEMPTS: attempts });
  const reset = (email: string, path = "/forgot-password") => ask(path, { email });
  const statuses = [];
  for (const email of ["bat@och.mn", " BAT@och.mn", "b\u200bat@och.mn"]) statuses.push((await reset(email)).status);
  statuses.push((await reset("bat@och.mn", "/api/user/forgot-password")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await reset("tsetseg@och.mn")).status).toBe(200);
  expect([...attempts.names.keys()].join()).not.toContain("och");
});

it.each([
  ["/login", "POST", 429],
  ["/register", "POST", 429],
  ["/forgot-password", "POST", 429],
  ["/track-order?no=INV-1", "GET", 429],
  ["/track-order.data?no=INV-1", "GET", 429],
  ["/search?search=utas", "GET", 429],
  ["/search.data?search=utas", "GET", 429],
  ["/%73earch", "GET", 429],
  ["/api/user/login", "POST", 429],
  ["/api/product/search", "POST", 429],
  ["/api/product/use-coupon", "POST", 429],
  ["/api/product/cart-shipping", "POST", 429],
  ["/api/product/show-order", "POST", 429],
  ["/login", "GET", 200],
  ["/register", "HEAD", 200],
  ["/cart", "POST", 200],
  ["/track-order", "GET", 200],
  ["/track-order?no=", "GET", 200],
  ["/searching", "GET", 200],
  ["/", "GET", 200],
])(
  "%s (%s) at a limit of none is answered %i, and what is not limited is not counted",
  async (path, method, status) => {
    const { ask, keys } = counters({ address: 0, account: 0, lookUp: 0 });
    expect((await ask(path, { method })).status).toBe(status);
    if (status === 200) expect(keys).toEqual([]);
  },
);

it("counts a form with a coupon typed, whichever of its buttons was clicked, and no other", async () => {
  const { app } = counters({ address: 9, account: 9, lookUp: 2 });
  const press = async (path: string, intent: string, coupon: string) =>
    (await app.request(`${SHOP}${path}`, { method: "POST", body: new URLSearchParams({ intent, coupon }) })).status;
  expect(await press("/shipping", "confirm", "")).toBe(200);
  expect(await press("/shipping", "coupon", "X")).toBe(200);
  expect(await press("/shipping", "confirm", "X")).toBe(200);
  expect(await press("/confirm-order.data", "coupon", "X")).toBe(429);
  expect(await press("/shipping", "confirm", "")).toBe(200);
});

it("can be switched off, and a counter out of order does not close the shop", async () => {
  const off = counters({ address: 0, account: 0, lookUp: 0 }, { RATE_LIMITS: "off" });
  expect((await off.ask("/search")).status).toBe(200);
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = counters(
    { address: 0, account: 0, lookUp: 0 },
    { LIMIT_LOOK_UP: { limit: () => Promise.reject(new Error()) } },
  );
  expect((await broken.ask("/search")).status).toBe(200);
  expect(logged).toHaveBeenCalledOnce();
});
