import { afterEach, expect, test, vi } from "vitest";
import { type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { hang } from "#tests/support/silent-answers.ts";
import { ask } from "../client.ts";

const categories = {
  category: [{ id: 1, category_name: "Утас" }],
  subCategory: [],
  events: [{ id: 4711, event_name: "Наадам" }],
};
const brands = { featured: [{ id: 5, model: "X1", sale_price: 900 }], categories: [{ id: 1, category_name: "Утас" }] };
const compare = { product: [{ id: 5, model: "X1", sale_price: 1_000, discount: 10 }], specs: [], sp: [] };
const whole = { categories, brands, compare };

/** Never answers, as long as anybody waits. */
const silent: FakeAnswer = (_, request) => hang(request);

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
