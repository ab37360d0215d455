import { expect, it } from "vitest";
import { cookieOf, memoryCache, testEnv } from "#tests/support/door.ts";
import { visitOf } from "#tests/support/few-pages.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { cookies } from "./cookies.ts";
import { keepTyped, takeTyped } from "./notices.ts";
import { remember } from "./viewed.ts";
import { createVisitor, type Visitor, withoutCalls } from "./visitor.ts";
import { pageUrl } from "./visitor-request.ts";

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

it("without upstream answers from the cache and calls nothing", async () => {
  clearReplyMemory();
  const { visitor } = visit();
  const silent = withoutCalls(visitor);
  await expect(silent.api.cached("categories", undefined)).rejects.toThrow("categories");
  await expect(silent.api.fresh("cartProduct", { products: [1] })).rejects.toThrow("cartProduct");
  expect(await silent.shopper.jar.read(cookies.shown)).toBeUndefined();
});

it.each([
  ["a page", {}, false],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch;prerender" } }, true],
  ["an older browser's prefetch", { headers: { Purpose: "prefetch" } }, true],
  ["Firefox's prefetch of before", { headers: { "X-Moz": "prefetch" } }, true],
  ["a question for headers alone", { method: "HEAD" }, true],
])("%s is taken for what it is", (_, request, isPrefetch) => {
  expect(visit(request).visitor.request.isPrefetch).toBe(isPrefetch);
});

it("begins no id for a form that a post answers with", async () => {
  const post = visit({ method: "POST" });
  expect(await post.visitor.shopper.formToken()).toBeNull();
  expect(await post.visitor.shopper.jar.headers()).toEqual([]);
});

it.each([
  [" 1\u00003\n", "13"],
  ["", ""],
  ["123456789012", "123456789012"],
  ["1234567890123", "12345678901…"],
  ["арванхоёр", "арванхоёр"],
  ["👍👍👍👍👍👍👍", "👍👍👍👍👍…"],
])("of the quantity %j of a refused form the field shows %j: a letter is whole", async (text, shown) => {
  const { visitor } = visit();
  await keepTyped(visitor.shopper, [{ id: 5, text }]);
  expect(await takeTyped(visitor.shopper)).toEqual([{ id: 5, text: shown }]);
});

it("the page of the product that was viewed last sets no cookie", async () => {
  const again = visit({ cookie: await cookieOf(cookies.recent, [1, 2]) });
  await remember(again.visitor.shopper, 1);
  expect(await again.visitor.shopper.jar.headers()).toEqual([]);
});
