import { expect, it } from "vitest";
import { cookieOf, newVisitor, SHOP } from "#tests/support/door.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { cookies } from "./cookies.ts";
import { keepTyped, takeTyped } from "./notices.ts";
import { remember } from "./viewed.ts";
import { withoutCalls } from "./visitor.ts";
import { pageUrl } from "./visitor-request.ts";

const visit = (init: RequestInit = {}) => newVisitor(new Request(`${SHOP}/cart`, init));

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
  const { pathname, search } = pageUrl(SHOP + address);
  expect(pathname + search).toBe(page);
});

it("without upstream answers from the cache and calls nothing", async () => {
  clearReplyMemory();
  const silent = withoutCalls(visit());
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
  expect(visit(request).request.isPrefetch).toBe(isPrefetch);
});

it("begins no id for a form that a post answers with", async () => {
  const post = visit({ method: "POST" });
  expect(await post.shopper.formToken()).toBeNull();
  expect(await post.shopper.jar.headers()).toEqual([]);
});

it.each([
  [" 1\u00003\n", "13"],
  ["", ""],
  ["123456789012", "123456789012"],
  ["1234567890123", "12345678901…"],
  ["арванхоёр", "арванхоёр"],
  ["👍👍👍👍👍👍👍", "👍👍👍👍👍…"],
])("of the quantity %j of a refused form the field shows %j: a letter is whole", async (text, shown) => {
  const { shopper } = visit();
  await keepTyped(shopper, [{ id: 5, text }]);
  expect(await takeTyped(shopper)).toEqual([{ id: 5, text: shown }]);
});

it("the page of the product that was viewed last sets no cookie", async () => {
  const { shopper } = visit({ headers: { Cookie: await cookieOf(cookies.recent, [1, 2]) } });
  await remember(shopper, 1);
  expect(await shopper.jar.headers()).toEqual([]);
});
