/** The cart's routes in process: a write that is sent again. */
import { expect, test } from "vitest";
import { newCheckout } from "#tests/fixtures/checkout.ts";
import { readCart } from "../checkout/cart-pricing.ts";
import { ask } from "../client.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const add = ({ request }: Checkout, write?: string) =>
  request(async ({ bff }) => ask(bff.cart.add.$post({ json: { id: 1, quantity: 1, write } })));
const again = ({ request }: Checkout, write?: string) =>
  request(async ({ bff }) => ask(bff.cart.again.$post({ json: { lines: [{ id: 1, quantity: 1 }], write } })));

test.each([
  ["an addition", add],
  ["an order again", again],
])("%s that is sent again is done once; the next one is done too", async (_, send) => {
  const checkout = await newCheckout();
  const pieces = async () => (await checkout.request(async ({ visitor }) => readCart(visitor)))[0]?.quantity;
  expect(await pieces()).toBe(1);
  for (const write of ["aaaaa", "bbbbb", "aaaaa", "bbbbb"]) {
    expect(await send(checkout, write)).toMatchObject({ outcome: "added" });
  }
  expect(await pieces()).toBe(3);
  // Without JavaScript no write has a name, and each press counts.
  await send(checkout);
  await send(checkout);
  expect(await pieces()).toBe(5);
});
