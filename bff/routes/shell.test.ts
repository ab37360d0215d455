import { afterEach, describe, expect, test, vi } from "vitest";
import { cookieHeader, type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { ask } from "../client.ts";
import { cookies } from "../session/cookies.ts";
import { notify } from "../session/notices.ts";

const categories = {
  category: [{ id: 1, category_name: "Утас" }],
  subCategory: [],
  events: [{ id: 4711, event_name: "Наадам" }],
};
const brands = { featured: [{ id: 5, model: "X1", sale_price: 900 }], categories: [{ id: 1, category_name: "Утас" }] };
const compare = { product: [{ id: 5, model: "X1", sale_price: 1_000, discount: 10 }], specs: [], sp: [] };
const whole = { categories, brands, compare };

/** Never answers, as long as anybody waits. */
const silent: FakeAnswer = (_, { signal }) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

afterEach(() => {
  vi.useRealTimers();
});

async function shellOf(shop: ReturnType<typeof fakeShop>, prepare?: (visit: ReturnType<typeof shop.visit>) => unknown) {
  const visit = shop.visit();
  await prepare?.(visit);
  const response = await visit.bff.shell.$get();
  expect(response.status).toBe(200);
  return ask(Promise.resolve(response));
}

const withCart = ({ visitor }: { visitor: ReturnType<ReturnType<typeof fakeShop>["visit"]>["visitor"] }) =>
  setCart(visitor, [
    { id: 9, quantity: 1 },
    { id: 5, quantity: 10 },
  ]);

test("a guest with an empty cart: two calls, no question for prices", async () => {
  const shop = fakeShop(whole);
  expect(await shellOf(shop)).toMatchObject({
    menu: [{ id: 1, name: "Утас" }],
    events: [{ id: 4711, name: "Наадам" }],
    footer: { recommended: [{ id: 5, unitPrice: 900 }] },
    cart: { count: { count: 0, over: false }, total: 0, lines: [] },
    user: null,
    notices: [],
    shop: { name: "Оч" },
  });
  expect(shop.calls.map(({ name }) => name).sort()).toEqual(["brands", "categories"]);
});

test("the cart's products are requested in one order, whatever the order of the lines", async () => {
  const shop = fakeShop(whole);
  expect((await shellOf(shop, withCart)).cart).toMatchObject({
    count: { count: 9, over: true },
    total: 9_000,
    lines: [{ id: 5, title: "X1", quantity: 10, unitPrice: 900 }],
  });
  expect(shop.calls.find(({ name }) => name === "compare")?.body).toEqual({ id: [5, 9] });
});

test.each([
  ["categories", { menu: [], events: [] }],
  ["brands", { footer: null }],
  ["compare", { cart: { count: { count: 9, over: true }, total: null, lines: [] } }],
] as const)("without %s the rest is there", async (missing, expected) => {
  const all = { menu: [{ id: 1 }], footer: { recommended: [{ id: 5 }] }, cart: { total: 9_000 } };
  const answer = await shellOf(fakeShop({ ...whole, [missing]: () => new Response("<html>") }), withCart);
  expect(answer).toMatchObject({ ...all, ...expected });
});

test("no piece is waited for longer than a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shop = fakeShop({ categories: silent, brands: silent, compare: silent });
  const pending = shellOf(shop, withCart);
  await expect.poll(() => shop.calls.length).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await pending).toMatchObject({ menu: [], footer: null, cart: { total: null } });
});

test("notices are printed once", async () => {
  const shop = fakeShop(whole);
  const before = shop.visit();
  await notify(before.visitor.shopper, "success", "notices.addedToCart", { model: "X1" });
  const { visitor, bff } = shop.visit(await cookieHeader(before.visitor));
  const first = await ask(bff.shell.$get());
  expect(first.notices).toEqual([{ kind: "success", key: "notices.addedToCart", values: { model: "X1" } }]);
  expect(await visitor.shopper.jar.headers()).toContainEqual(expect.stringMatching(/^notices=;.*Max-Age=0/));
  expect((await ask(bff.shell.$get())).notices).toEqual([]);
});

test("a customer is greeted by what the session holds; the token stays inside", async () => {
  const token = "a-token-that-nobody-may-see";
  const answer = await shellOf(fakeShop(whole), ({ visitor }) =>
    visitor.shopper.jar.write(cookies.session, { token, sid: "s".repeat(22), user: { name: "Бат", bonus: 2_020 } }),
  );
  expect(answer.user).toEqual({ name: "Бат", bonus: 2_020, mark: expect.stringMatching(/^[\w-]{8}$/) });
  expect(JSON.stringify(answer)).not.toContain(token);
});

describe("recently viewed", () => {
  const products = { product: [3, 5, 7, 9, 11, 13].map((id) => ({ ...compare.product[0], id })), specs: [], sp: [] };
  const recent = async (
    ids: number[],
    path: string,
    answers: Parameters<typeof fakeShop>[0] = { compare: products },
  ) => {
    const shop = fakeShop(answers);
    const { bff, visitor } = shop.visit(undefined, path);
    visitor.shopper.jar.write(cookies.recent, ids);
    const { recent } = await ask(bff.shell.shopper.$post());
    return { shown: recent.map((card) => card.id), calls: shop.calls.map(({ body }) => body), visitor };
  };

  test("five, newest first, requested in one order", async () => {
    const { shown, calls } = await recent([13, 5, 9, 3, 11, 7], "/category/1");
    expect(shown).toEqual([13, 5, 9, 3, 11]);
    expect(calls).toEqual([{ id: [3, 5, 7, 9, 11, 13] }]);
  });
  test("on a product's page without the product, which is then the newest, and without what is gone", async () => {
    const { shown, visitor } = await recent([404, 13, 5, 9, 3, 11, 7], "/single-product/13");
    expect(shown).toEqual([5, 9, 3, 11, 7]);
    expect((await visitor.shopper.jar.read(cookies.recent))?.[0]).toBe(13);
  });
  test("nothing was viewed, or the page does not show it: no call", async () => {
    expect(await recent([], "/")).toMatchObject({ shown: [], calls: [] });
    expect(await recent([5], "/cart")).toMatchObject({ shown: [], calls: [] });
  });
  test("nothing when the API does not answer", async () => {
    expect((await recent([5], "/", {})).shown).toEqual([]);
  });
});
