import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";

/** The API's side: five at most, one that is there already is a success. */
function apiWith(saved: number[]) {
  const idOf = (body: unknown) => (body as { id: number }).id;
  return {
    addFavouriteProduct: (body: unknown) => {
      const id = idOf(body);
      if (!saved.includes(id) && saved.length >= 5) return Response.json({ result: "failed" });
      if (!saved.includes(id)) saved.push(id);
      return Response.json({ result: "success" });
    },
    myInfo: () =>
      Response.json({
        info: [{ id: 7, name: "Бат", email: "bat@och.mn", bonus: "120.5" }],
        save: saved.map((id) => ({ id, name: "Утас", model: `M${id}`, sale_price: 1_000 })),
        order: [],
      }),
    compare: (body: unknown) => {
      const rows = (body as { id: number[] }).id.map((id) => ({
        id,
        model: `M${id}`,
        sale_price: 1_000,
        discount: 10,
      }));
      return Response.json({ product: rows, specs: [], sp: [] });
    },
  };
}

test("a guest's favourite is kept, and saved once after signing in", async () => {
  const saved: number[] = [];
  const visitor = returningVisitor(fakeShop(apiWith(saved)));
  const grant = () => visitor.request(async (bff) => ask(bff.favourites.grant.$post()));
  const answer = await visitor.request(async (bff) => ask(bff.favourites.add.$post({ json: { id: 5 } })));
  expect([answer, saved]).toEqual([{ outcome: "sign-in" }, []]);
  expect(await grant()).toEqual({ outcome: "sign-in" });
  await visitor.signIn();
  expect(await grant()).toEqual({ outcome: "saved" });
  expect(saved).toEqual([5]);
  expect(await grant()).toEqual({ outcome: "none" });
});

test("the list needs a session; its prices are today's, or the known ones where those cannot be had", async () => {
  const guest = fakeShop(apiWith([5])).visit();
  expect(Number((await guest.bff.favourites.$get()).status)).toBe(401);
  expect(Number((await guest.bff.favourites.remove.$post({ json: { id: 5 } })).status)).toBe(401);

  const priceWith = async (answers: Parameters<typeof fakeShop>[0]) => {
    const visitor = returningVisitor(fakeShop(answers));
    await visitor.signIn();
    return visitor.request(async (bff) => ask(bff.favourites.$get()));
  };
  const api = apiWith([5]);
  expect((await priceWith(api)).saved[0]).toMatchObject({ id: 5, unitPrice: 900, oldPrice: 1_000 });
  expect((await priceWith({ myInfo: api.myInfo })).saved[0]).toMatchObject({ id: 5, unitPrice: 1_000, oldPrice: null });
  expect(await priceWith(apiWith([]))).toEqual({ saved: [], withdrawn: [] });
});

test("a saved product that cannot be sold keeps its place, without a price", async () => {
  const api = apiWith([5, 6]);
  const product = [1_000, 0].map((sale_price, index) => ({ id: 5 + index, model: "M", sale_price }));
  const visitor = returningVisitor(fakeShop({ ...api, compare: { product } }));
  await visitor.signIn();
  const { saved, withdrawn } = await visitor.request(async (bff) => ask(bff.favourites.$get()));
  expect([saved.map(({ id }) => id), withdrawn.map(({ id, title }) => [id, title])]).toEqual([[5], [[6, "M6 Утас"]]]);
});
