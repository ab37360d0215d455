/** An order's way from its confirm form to the API: what is sent, and what stays when it is not. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readNote, writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import type { CartLine } from "../rules/cart.ts";
import { deliveryFee, ZONE_FEES } from "../rules/delivery.ts";
import { toUnitPrice } from "../rules/price.ts";
import { readCart } from "../shopper/own-cart.ts";
import { writeConfirmForm } from "./confirm-form.ts";
import { atGate } from "./customer-gate.ts";
import { reviewOrder } from "./order-review.ts";
import { changesSince, placeOrder } from "./place-order.ts";
import { keepAddress, sendAddress } from "./shipping-address.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

/** The log's lines of orders: level, event, outcome or reason, way to pay. */
const logged: string[] = [];
const isLost = () => new Response(null, { status: 500 });
const KEY = "a".repeat(22);
const OTHER_KEY = "b".repeat(22);

beforeEach(() => {
  logged.length = 0;
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      const { event, outcome, reason, payment = "" } = JSON.parse(String(line));
      if (event.startsWith("order")) logged.push(`${level} ${event} ${outcome ?? reason} ${payment}`.trim());
    });
});
afterEach(() => void vi.restoreAllMocks());

/** The customer's address goes to the API, as the address page sends it. */
const sendUnder = ({ request }: Checkout, key: string, address = ADDRESS) =>
  request(async ({ visitor }) => {
    await keepAddress(visitor, { ...address, orderKey: null });
    expect(await sendAddress(visitor, "token 7", await reviewOrder(visitor))).toBe("accepted");
    await keepAddress(visitor, { ...address, orderKey: key });
  });
const confirm = ({ request }: Checkout) =>
  request(async ({ visitor }) => (await writeConfirmForm(visitor, await reviewOrder(visitor))) ?? "");
const press = ({ request }: Checkout, confirmed: string) =>
  request(({ visitor }) => placeOrder(visitor, { confirmed, payment: "qpay" }));
const fillCart = ({ request }: Checkout, lines: CartLine[]) => request(async ({ visitor }) => setCart(visitor, lines));
const draftOf = ({ request }: Checkout) => request(({ visitor }) => readNote(visitor, "shipping"));
const cartOf = ({ request }: Checkout) => request(({ visitor }) => readCart(visitor));
const bodies = ({ calls }: Checkout, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(JSON.stringify(body)));

/** A customer at the confirm page. @param prepare what is different of the shop or the cart */
async function atConfirm(prepare: (checkout: Checkout) => unknown = () => undefined) {
  const checkout = await newCheckout();
  await prepare(checkout);
  await sendUnder(checkout, KEY);
  return { checkout, confirmed: await confirm(checkout) };
}

/** An API with these products, each in one price and stock. */
function sells({ api }: Checkout, products: { id: number; remain?: number; fields?: object }[]) {
  api.answers.compare = {
    product: products.map(({ id, remain = 9, fields }) => ({
      ...{ id, name: `Утас ${id}`, model: `M${id}`, sale_price: api.price, remain, ...fields },
    })),
  };
  api.answers.cartProduct = {
    product: products.map(({ id, remain = 9 }) => ({ id, discount: 10, bonus_percent: 3, remain })),
  };
}

describe("an order as the API gets it", () => {
  test("names each line with what it costs, and every sum; what a product lacks is an empty text", async () => {
    const { checkout, confirmed } = await atConfirm((made) => {
      sells(made, [{ id: 1 }]);
      return fillCart(made, [{ id: 1, quantity: 2 }]);
    });
    expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1", payment: undefined });
    const line = { name: "Утас 1", model: "M1", price: 100_000, qty: 2, discount: 10, bonus: 3 };
    expect(bodies(checkout, "submitOrder")).toEqual([
      {
        cart: {
          product: [{ id: 1, ...line, image: "", color: "" }],
          real: [{ id: 1, discount: 10, bonus_percent: 3, remain: 9 }],
          ...{ subtotal: 200_000, sale: 20_000, bonus: 5_400, useBonus: 0, bonusLimit: 2_020 },
        },
        shipping: { amount: deliveryFee(180_000, "cheap") },
        coupon: { code: null, active: false, amount: 0 },
        payment: "qpay",
      },
    ]);
    expect(logged).toEqual(["info order placed qpay"]);
  });

  test("takes its coupon and its points with it: the next order begins without", async () => {
    const { checkout, confirmed } = await atConfirm(({ request }) =>
      request(async ({ visitor }) => writeNotes(visitor, { coupon: { code: "SMALL" }, bonus: 500 })),
    );
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed" });
    const notes = await checkout.request(({ visitor }) =>
      Promise.all((["coupon", "bonus", "shipping"] as const).map((name) => readNote(visitor, name))),
    );
    expect(notes).toEqual([undefined, undefined, undefined]);
  });

  test("leaves in the cart what was not ordered, whatever digits its number shares with what was", async () => {
    const { checkout, confirmed } = await atConfirm((made) => {
      sells(made, [{ id: 12 }, { id: 30 }, { id: 1, remain: 0 }, { id: 2, remain: 0 }]);
      return fillCart(
        made,
        [12, 1, 30, 2].map((id) => ({ id, quantity: 1 })),
      );
    });
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed" });
    expect((await cartOf(checkout)).map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("an order that the API refuses", () => {
  test("is told with the API's words, also when nobody can say what is left of the goods, and may be sent again", async () => {
    const { checkout, confirmed } = await atConfirm();
    checkout.api.answers.submitOrder = () => {
      Object.assign(checkout.api.answers, { compare: isLost, cartProduct: isLost });
      return Response.json({ result: "failed", data: "Үгүй" });
    };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "refused", message: "Үгүй" });
    checkout.api.answers = {};
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed" });
    expect(logged).toEqual(["warn order refused qpay", "info order placed qpay"]);
  });

  /** A customer at a confirm page whose fee is another than the one that the API holds with the address. */
  async function atConfirmWithAnotherFee() {
    const { checkout } = await atConfirm();
    Object.assign(checkout.api, { price: 150_000 });
    await fillCart(checkout, [{ id: 1, quantity: 2 }]);
    return { checkout, confirmed: await confirm(checkout) };
  }

  test("an address that has to be sent anew with its fee and is refused: no order, and the form asks for it", async () => {
    const { checkout, confirmed } = await atConfirmWithAnotherFee();
    checkout.api.answers.createOrder = { result: "failed" };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "no-address" });
    expect(bodies(checkout, "submitOrder")).toEqual([]);
    expect(await draftOf(checkout)).toMatchObject({ ...ADDRESS, orderKey: null });
    expect(logged).toEqual(["info order-not-sent no-address qpay"]);
    // Nothing is under way: the address is sent again, and so is the order.
    checkout.api.answers = {};
    await sendUnder(checkout, OTHER_KEY);
    expect(await press(checkout, await confirm(checkout))).toMatchObject({ outcome: "placed" });
  });

  test("an address that has to be sent anew and whose answer is lost: no order, and no submit is pending", async () => {
    const { checkout, confirmed } = await atConfirmWithAnotherFee();
    checkout.api.answers.createOrder = isLost;
    await expect(press(checkout, confirmed)).rejects.toMatchObject({ name: "UpstreamFault" });
    expect(bodies(checkout, "submitOrder")).toEqual([]);
    const ledger = await checkout.request(({ visitor }) => atGate(visitor, (gate) => gate.read()));
    expect(ledger.open).toBeUndefined();
  });
});

test("an order whose token the API refuses was not made: the shopper signs in again, and nobody looks for it", async () => {
  const { checkout, confirmed } = await atConfirm();
  checkout.api.answers.submitOrder = () => new Response(null, { status: 401 });
  await expect(press(checkout, confirmed)).rejects.toMatchObject({ name: "TokenRefused" });
  const after = checkout.calls.slice(checkout.calls.findIndex(({ name }) => name === "submitOrder") + 1);
  expect(after).toEqual([]);
  expect(await cartOf(checkout)).toHaveLength(1);
  await checkout.signIn(7);
  const ledger = await checkout.request(({ visitor }) => atGate(visitor, (gate) => gate.read()));
  expect(ledger.open).toBeUndefined();
});

describe("an order whose answer was lost", () => {
  /** The customer has pressed once; the order was made, and nobody could say so. */
  async function afterLoss() {
    const { checkout, confirmed } = await atConfirm();
    const { api } = checkout;
    api.answers.submitOrder = () => {
      Object.assign(api.answers, { myInfo: isLost, showOrder: isLost });
      return isLost();
    };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "unresolved" });
    api.answers = {};
    return { checkout, confirmed };
  }

  test("is what the next form orders, also with another address: the goods are not ordered twice", async () => {
    const { checkout } = await afterLoss();
    const { api } = checkout;
    await sendUnder(checkout, OTHER_KEY, { ...ADDRESS, more: "Өөр хаяг 9" });
    const confirmed = await confirm(checkout);
    api.orders.push("PI1");
    api.draft = null;
    expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1", payment: "qpay" });
    expect(bodies(checkout, "submitOrder")).toHaveLength(1);
    expect(await cartOf(checkout)).toEqual([]);
  });

  test("is found by the next press of its form, with its payment; it is not sent again", async () => {
    const { checkout, confirmed } = await afterLoss();
    checkout.api.orders.push(checkout.api.draft ?? "");
    checkout.api.draft = null;
    expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1", payment: "qpay" });
    expect(bodies(checkout, "submitOrder")).toHaveLength(1);
    expect(await cartOf(checkout)).toEqual([]);
    expect(await draftOf(checkout)).toBeUndefined();
    expect(logged).toEqual(["warn order unresolved qpay", "info order found", "info order-not-sent repeated qpay"]);
  });
});

test("a confirm form that is pressed again leads to its order also while the API does not answer", async () => {
  const { checkout, confirmed } = await atConfirm();
  await press(checkout, confirmed);
  for (const name of ["compare", "cartProduct", "cartShipping", "myInfo"] as const) checkout.api.answers[name] = isLost;
  expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1", payment: "qpay" });
  expect(logged).toEqual(["info order placed qpay", "info order-not-sent repeated qpay"]);
});

test("fewer pieces are named as the cart's, not as the stock's, where only the price has changed beside them", async () => {
  const seen = { unitPrice: toUnitPrice(90_000), discounted: false };
  const { checkout, confirmed } = await atConfirm((made) => fillCart(made, [{ id: 1, quantity: 2, seen }]));
  await fillCart(checkout, [{ id: 1, quantity: 1, seen }]);
  expect(await press(checkout, confirmed)).toMatchObject({
    outcome: "changed",
    differences: expect.arrayContaining([{ what: "quantity", id: 1, from: 2, to: 1 }]),
  });
});

test("a page that is pressed again long after its order says that nothing was ordered now, and orders nothing", async () => {
  const { checkout, confirmed } = await atConfirm();
  await press(checkout, confirmed);
  await fillCart(checkout, [{ id: 1, quantity: 2 }]);
  expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed", invoiceId: "PI1" });
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  expect(await press(checkout, confirmed)).toEqual({ outcome: "elsewhere", invoiceId: "PI1" });
  vi.useRealTimers();
  expect(bodies(checkout, "submitOrder")).toHaveLength(1);
  expect(await cartOf(checkout)).toMatchObject([{ id: 1, quantity: 2 }]);
});

test("what has changed since a confirm page was rendered is told for its other buttons too", async () => {
  const { checkout, confirmed } = await atConfirm();
  const changes = () => checkout.request(({ visitor }) => changesSince(visitor, confirmed));
  expect(await changes()).toEqual([]);
  checkout.api.price = 110_000;
  expect(await changes()).toEqual([
    { what: "price", id: 1, from: 100_000, to: 110_000 },
    { what: "total", from: 100_000 + ZONE_FEES.cheap, to: 110_000 + ZONE_FEES.cheap },
  ]);
});
