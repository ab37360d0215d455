/** An order that is placed again where the cart holds all there is; what else: tests/http/order-again.test.ts. */
import { expect, test } from "vitest";
import { newCheckout } from "#tests/fixtures/checkout.ts";
import { ask } from "../client.ts";
import { readCart } from "../shopper/own-cart.ts";

test("an order again adds nothing of a product that the cart holds all of, and says so; sent again it says the same", async () => {
  const checkout = await newCheckout();
  const held = async () => (await checkout.request(async ({ visitor }) => readCart(visitor)))[0]?.quantity;
  const order = (quantity: number, write: string) =>
    checkout.request(async ({ bff }) => ask(bff.cart.again.$post({ json: { lines: [{ id: 1, quantity }], write } })));
  const most = checkout.api.remain;
  expect(await order(most - 1, "aaaaa")).toMatchObject({ outcome: "added", put: 1, left: [] });
  expect(await held()).toBe(most);
  expect(await order(most - 1, "aaaaa")).toMatchObject({ outcome: "added", put: 1, left: [] });
  expect(await order(1, "bbbbb")).toMatchObject({ put: 0, left: [expect.any(String)] });
  expect(await held()).toBe(most);
});
