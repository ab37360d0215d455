/** What the pages of cart and checkout know of a customer's orders, and that they stand where nobody can say. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newCheckout } from "#tests/fixtures/checkout.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { cookies } from "../session/cookies.ts";
import { readCart } from "../shopper/own-cart.ts";
import { atGate } from "./customer-gate.ts";
import { readPreviousOrders } from "./previous-orders.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const NOTHING = { unresolved: null, found: null, last: null };
/** `ORDER_QUIET_SECONDS` of the fixture. */
const QUIET = 60_000;
const isLost = () => new Response(null, { status: 500 });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  for (const level of ["info", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A customer whose submit's answer has just been lost. */
async function afterLoss() {
  const checkout = await newCheckout();
  await checkout.request(({ visitor }) =>
    atGate(visitor, async (gate) => {
      const open = {
        key: "K",
        lines: [{ id: 1, quantity: 2 }],
        known: [],
        draft: "PI1",
        newest: null,
        again: undefined,
      };
      await gate.admit({ ...open, hasLooked: false, quiet: QUIET });
      await gate.lost("K");
    }),
  );
  return checkout;
}

const previousOrders = ({ request }: Checkout) => request(({ visitor }) => readPreviousOrders(visitor));

test("a lost submit may be repeated from the end of its quiet minute on", async () => {
  const checkout = await afterLoss();
  vi.setSystemTime(Date.now() + QUIET - 1);
  expect(await previousOrders(checkout)).toEqual({ ...NOTHING, unresolved: { key: "K", mayRepeat: false } });
  vi.setSystemTime(Date.now() + 1);
  expect(await previousOrders(checkout)).toEqual({ ...NOTHING, unresolved: { key: "K", mayRepeat: true } });
});

test("a lost submit whose order is there is that order: its pieces leave the cart at once, what was added since stays, and it is told once", async () => {
  const checkout = await afterLoss();
  checkout.api.orders.push("PI1");
  await checkout.request(({ visitor }) =>
    setCart(
      visitor,
      [1, 2].map((id) => ({ id, quantity: 3 })),
    ),
  );
  expect(await previousOrders(checkout)).toEqual({ unresolved: null, found: "PI1", last: "PI1" });
  // One piece of the first product was added since.
  const cart = await checkout.request(({ visitor }) => readCart(visitor));
  expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  expect(await previousOrders(checkout)).toEqual({ unresolved: null, found: null, last: "PI1" });
  expect(vi.mocked(console.info).mock.calls.filter(([line]) => line.includes('"found"'))).toHaveLength(1);
});

test("while the API does not say whether there is an order, the submit stays unresolved, and the page stands", async () => {
  const checkout = await afterLoss();
  Object.assign(checkout.api.answers, { myInfo: isLost, showOrder: isLost });
  expect(await previousOrders(checkout)).toEqual({ ...NOTHING, unresolved: { key: "K", mayRepeat: false } });
});

test("a guest has ordered nothing, and of a customer whose gate does not answer nothing is known", async () => {
  const checkout = await afterLoss();
  checkout.platform.failing.add("read");
  expect(await previousOrders(checkout)).toEqual(NOTHING);
  checkout.platform.failing.clear();
  await checkout.request(async ({ visitor }) => visitor.shopper.jar.clear(cookies.session));
  expect(await previousOrders(checkout)).toEqual(NOTHING);
});
