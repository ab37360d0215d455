import { expect, it } from "vitest";
import { cookieOf, memoryCache, SESSION, signedIn, testEnv } from "#tests/support/door.ts";
import { visitOf } from "#tests/support/few-pages.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { cookies } from "./cookies.ts";
import { notify } from "./notices.ts";
import { updateSessionUser } from "./own-session.ts";
import { createVisitor, pageUrl, type Visitor, withoutUpstream } from "./visitor.ts";

interface Visit {
  cookie?: string;
  env?: Visitor["env"];
  method?: string;
  headers?: Record<string, string>;
}

function visit({ cookie, env = testEnv(), method = "GET", headers = {} }: Visit = {}) {
  const edge = memoryCache();
  const visitor = createVisitor({
    ...visitOf("/cart"),
    env,
    request: new Request("https://shop.test/cart", {
      method,
      headers: cookie ? { ...headers, Cookie: cookie } : headers,
    }),
    requestId: "test",
    waitUntil: () => undefined,
    edge: edge.open,
    onFault: () => undefined,
  });
  return { visitor, edge };
}

it.each([
  ["/cart.data?_routes=routes%2Fcart", "/cart"],
  ["/_root.data", "/"],
  ["/search.data?search=utas&_routes=a", "/search?search=utas"],
  ["/category/3?page=2", "/category/3?page=2"],
  ["/cart?lang=en&page=2", "/cart?page=2"],
  ["/cart?cookies=1", "/cart"],
  // What the door does not read stays as it was written: `%20` is no `+`.
  ["/search?search=a%20b", "/search?search=a%20b"],
])("%s is for the page %s", (address, page) => {
  const { pathname, search } = pageUrl(`https://shop.test${address}`);
  expect(pathname + search).toBe(page);
});

it("keeps the last two notices, each with short values", async () => {
  const { visitor } = visit();
  for (const key of ["a.one", "a.two", "a.three"])
    await notify(visitor, "success", key, { name: "x".repeat(200), count: 3 });
  const kept = await visitor.jar.read(cookies.notices);
  expect(kept?.map(({ key }) => key)).toEqual(["a.two", "a.three"]);
  expect(kept?.[1]?.values).toEqual({ name: `${"x".repeat(59)}…`, count: 3 });
});

it("keeps the latest notice alone where two are too long for the cookie", async () => {
  const { visitor } = visit();
  for (const key of ["a.one", "a.two"]) await notify(visitor, "success", key, { name: "Ө".repeat(60) });
  expect((await visitor.jar.read(cookies.notices))?.map(({ key }) => key)).toEqual(["a.two"]);
  expect(await visitor.jar.headers()).toHaveLength(1);
});

it("shortens a notice's values before it gives up what stands beside it", async () => {
  const undo = {
    to: "/cart",
    fields: { intent: "restore", id: 9_999_999_999, quantity: 9_999, place: 39, removed: "9".repeat(48) },
  };
  const link = { to: "/compare?replace=9999999999", key: "notices.chooseReplaced" };
  for (const extras of [{ undo }, { link }]) {
    const { visitor } = visit();
    await notify(visitor, "success", "notices.removedFromCart", { model: "Ө".repeat(60) }, extras);
    const [kept] = (await visitor.jar.read(cookies.notices)) ?? [];
    expect(kept).toMatchObject({ key: "notices.removedFromCart", ...extras });
    expect(String(kept?.values?.model)).toMatch(/^(?:Ө{60}|Ө{23}…)$/);
    expect(await visitor.jar.headers()).toHaveLength(1);
  }
});

it("cuts a product's name at the end of a word", async () => {
  const { visitor } = visit();
  const model = "Nomad Galaxy Ultra 512GB, хар өнгөтэй, хоёр симтэй, 5G сүлжээний ухаалаг гар утас";
  await notify(visitor, "success", "notices.addedToCart", { model });
  const [kept] = (await visitor.jar.read(cookies.notices)) ?? [];
  expect(kept?.values?.model).toBe("Nomad Galaxy Ultra 512GB, хар өнгөтэй, хоёр симтэй, 5G…");
});

it("says a sentence once, however often its form was sent", async () => {
  const { visitor } = visit();
  for (const key of ["a.one", "a.two", "a.one"]) await notify(visitor, "success", key);
  expect((await visitor.jar.read(cookies.notices))?.map(({ key }) => key)).toEqual(["a.two", "a.one"]);
});

it("leaves the bare sentence where even that does not fit", async () => {
  const { visitor } = visit();
  const fields = Object.fromEntries(Array.from("abcdefgh", (name) => [name, "9".repeat(48)]));
  await notify(visitor, "success", "a.one", { model: "Ө".repeat(60) }, { undo: { to: "/cart", fields } });
  expect(await visitor.jar.read(cookies.notices)).toEqual([{ kind: "success", key: "a.one" }]);
});

it("changes of a session only what the header prints", async () => {
  const { visitor } = visit({ cookie: await signedIn() });
  await updateSessionUser(visitor, { name: "Ө".repeat(80) });
  expect(await visitor.session()).toEqual({ ...SESSION, user: { name: "Ө".repeat(40), bonus: 2020 } });
  const guest = visit();
  await updateSessionUser(guest.visitor, { bonus: 5 });
  expect(await guest.visitor.jar.headers()).toEqual([]);
});

it("without upstream answers from the cache and calls nothing", async () => {
  clearReplyMemory();
  const { visitor } = visit();
  const silent = withoutUpstream(visitor);
  await expect(silent.cached("categories", undefined)).rejects.toThrow("categories");
  await expect(silent.fresh("cartProduct", { products: [1] })).rejects.toThrow("cartProduct");
  expect(await silent.jar.read(cookies.cart)).toBeUndefined();
});

it("reads a cookie that its own domain set, and none that plain http could have planted", async () => {
  const cookie = await cookieOf(cookies.coupon, { code: "NAADAM", owner: "12345678", agreed: 0 });
  expect(await visit({ cookie }).visitor.jar.read(cookies.coupon)).toMatchObject({ code: "NAADAM" });
  expect(await visit({ cookie: cookie.replace("__Host-", "") }).visitor.jar.read(cookies.coupon)).toBeUndefined();
});

it.each([
  ["a page", {}, false],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch;prerender" } }, true],
  ["an older browser's prefetch", { headers: { Purpose: "prefetch" } }, true],
  ["Firefox's prefetch of before", { headers: { "X-Moz": "prefetch" } }, true],
  ["a question for headers alone", { method: "HEAD" }, true],
])("%s is taken for what it is", (_, request, isPrefetch) => {
  expect(visit(request).visitor.isPrefetch).toBe(isPrefetch);
});

it("gives a guest's form a token bound to their browser, and accepts it from that browser alone", async () => {
  const { visitor } = visit();
  const token = (await visitor.formToken()) ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  const cookie = (await visitor.jar.headers()).map((header) => header.split(";")[0]).join("; ");
  expect(await visit({ cookie, method: "POST" }).visitor.acceptsFormToken(token)).toBe(true);
  expect(await visit({ cookie, method: "POST" }).visitor.acceptsFormToken(`A${token.slice(1)}x`)).toBe(false);
  // Without its cookie, or at another browser, the same token is worth nothing.
  expect(await visit({ method: "POST" }).visitor.acceptsFormToken(token)).toBe(false);
  expect(await visit({ cookie: await signedIn(), method: "POST" }).visitor.acceptsFormToken(token)).toBe(false);
});

it("begins no visit for a form that a post answers with, nor a token where the browser says where it comes from", async () => {
  const post = visit({ method: "POST" });
  expect(await post.visitor.formToken()).toBeNull();
  expect(await post.visitor.jar.headers()).toEqual([]);
  const modern = visit({ headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(await modern.visitor.formToken()).toBeNull();
  expect(await modern.visitor.jar.headers()).toEqual([]);
});

it("a customer's token is the session's, and sets no further cookie", async () => {
  const cookie = await signedIn();
  const { visitor } = visit({ cookie });
  const token = (await visitor.formToken()) ?? "";
  expect(await visitor.jar.headers()).toEqual([]);
  expect(await visit({ cookie, method: "POST" }).visitor.acceptsFormToken(token)).toBe(true);
});
