import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";
import { PROMOTIONAL_ID } from "./product.ts";

const row = (id: number, remain: number | null = 5) => ({
  id,
  name: "Гэр",
  model: `M${id}`,
  sale_price: 1_000,
  remain,
});

type Related = Record<number, object[] | "failed">;

/** A cart of the products, whose pages name these related ones, and what its page shows below it. */
async function cartOf(inCart: number[], related: Related) {
  const asked: number[] = [];
  const shop = fakeShop({
    singleProduct: (body) => {
      const { id } = JSON.parse(JSON.stringify(body));
      asked.push(id);
      const rows = related[id] ?? [];
      if (rows === "failed") return new Response(null, { status: 500 });
      return Response.json({ result: "success", single: [row(id)], images: [], ids: 0, related: rows });
    },
    compare: { product: inCart.map((id) => row(id)) },
    cartProduct: { product: inCart.map((id) => ({ id, discount: 0, remain: 5 })) },
  });
  const visitor = returningVisitor(shop);
  for (const id of inCart) await visitor.request((bff) => ask(bff.cart.add.$post({ json: { id, quantity: 1 } })));
  asked.length = 0;
  const shown = () => visitor.request(async (bff) => (await ask(bff.cart.fitting.$get())).map(({ id }) => id));
  return { asked, shown };
}

test.each<[string, number[], Related, number[]]>([
  ["of each line in turn", [10, 20], { 10: [row(11), row(12)], 20: [row(21), row(22)] }, [11, 21, 12, 22]],
  ["four at most", [10], { 10: [11, 12, 13, 14, 15].map((id) => row(id)) }, [11, 12, 13, 14]],
  ["each once", [10, 20], { 10: [row(11), row(12)], 20: [row(12), row(11)] }, [11, 12]],
  ["none that is in the cart", [10, 20], { 10: [row(20), row(11)], 20: [row(10)] }, [11]],
  ["none that is sold out, or whose stock nobody knows", [10], { 10: [row(11, 0), row(12, null), row(13)] }, [13]],
  ["not the promotional copy", [10], { 10: [row(PROMOTIONAL_ID), row(11)] }, [11]],
  ["nothing without related products", [10], { 10: [] }, []],
  ["nothing with an empty cart", [], {}, []],
  ["what one page says where the other fails", [10, 20], { 10: "failed", 20: [row(21)] }, [21]],
])("beside a cart: %s", async (_, inCart, related, expected) => {
  const { shown } = await cartOf(inCart, related);
  expect(await shown()).toEqual(expected);
});

test("of forty lines two are asked about", async () => {
  const many = Array.from({ length: 40 }, (_, index) => index + 10);
  const { asked, shown } = await cartOf(many, {});
  await shown();
  expect(asked.toSorted()).toEqual([10, 11]);
});
