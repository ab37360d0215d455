import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";

const inShop = new Set([1, 2, 3, 4, 5, 6]);
const answers = {
  compare: (body: unknown) => {
    const ids = (body as { id: number[] }).id;
    const product = ids
      .filter((id) => inShop.has(id))
      .map((id) => ({ id, name: "Утас", model: `M${id}`, sale_price: 1 }));
    return Response.json({ product, specs: [], sp: [] });
  },
};

test("a product that has left the shop takes up no place", async () => {
  const visitor = returningVisitor(fakeShop(answers));
  for (const each of [2, 3, 4, 5]) await visitor.request((bff) => bff.compare.add.$post({ json: { id: each } }));
  inShop.delete(3);
  const { outcome } = await visitor.request(async (bff) => ask(bff.compare.add.$post({ json: { id: 6 } })));
  inShop.add(3);
  expect(outcome).toBe("added");
  expect((await visitor.request(async (bff) => ask(bff.compare.$get()))).ids).toEqual([2, 4, 5, 6]);
});

test("while the API is silent an id is accepted unchecked, and the table says that it is unavailable", async () => {
  const visitor = returningVisitor(fakeShop({}));
  const { outcome } = await visitor.request(async (bff) => ask(bff.compare.add.$post({ json: { id: 5 } })));
  expect(outcome).toBe("added");
  const table = await visitor.request((bff) => bff.compare.table.$post({ json: { ids: [5] } }));
  expect(Number(table.status)).toBe(503);
});

test("an empty list makes no call; more than four ids are not a list", async () => {
  const shop = fakeShop(answers);
  const { bff } = shop.visit();
  expect(await ask(bff.compare.table.$post({ json: { ids: [] } }))).toEqual({ products: [], rows: [] });
  expect(shop.calls).toEqual([]);
  expect(Number((await bff.compare.table.$post({ json: { ids: [1, 2, 3, 4, 5] } })).status)).toBe(400);
});
