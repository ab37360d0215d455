/** Which product is meant by an id: the promotional copy stands for a real one. */
import { expect, test } from "vitest";
import { type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { PROMOTIONAL_ID } from "../views/product.ts";
import { resolveProductId } from "./resolve-product-id.ts";

const REAL = 27;
const row = { id: REAL, name: "Утас", model: "M27", sale_price: 1_000, remain: 5 };
const found = (fields: object) => ({ result: "success", single: [row], ids: 0, ...fields });

/** What is sold for an id, and what the API was asked. */
async function resolved(id: number, singleProduct: FakeAnswer) {
  const { visit, calls } = fakeShop({ singleProduct });
  const sold = await resolveProductId(visit().visitor, id);
  return { sold, asked: calls.map(({ name, body }) => ({ name, body })) };
}

test("a product's own id is what is sold, and the API is not asked", async () => {
  expect(await resolved(2, found({}))).toEqual({ sold: 2, asked: [] });
});

test.each([
  ["whose id the reply names", found({ ids: 31 }), 31],
  ["whose row the reply has", found({}), REAL],
])("the promotional copy is sold as the product %s", async (_, reply, sold) => {
  expect(await resolved(PROMOTIONAL_ID, reply)).toEqual({
    sold,
    asked: [{ name: "singleProduct", body: { id: PROMOTIONAL_ID, discount_end: true } }],
  });
});

test.each([
  ["the API does not know it", { result: "failed" }],
  ["it cannot be sold", found({ single: [] })],
])("the promotional copy stays what it is where %s", async (_, reply) => {
  expect((await resolved(PROMOTIONAL_ID, reply)).sold).toBe(PROMOTIONAL_ID);
});
