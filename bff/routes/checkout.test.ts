/** The checkout's routes in process, before the gate as it is deployed. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { ask } from "../client.ts";
import type { CartLine } from "../rules/cart.ts";
import { deliveryEstimate, FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "../rules/delivery.ts";
import { readCart } from "../shopper/own-cart.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

/** What the log counts: event with outcome or reason. */
const counted: string[] = [];

beforeEach(() => {
  counted.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const level of ["info", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      const { event, outcome, reason, payment } = JSON.parse(String(line));
      counted.push([event, outcome ?? reason, payment].filter(Boolean).join(" "));
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sendAddress = ({ request }: Checkout, fields: Partial<typeof ADDRESS> = {}, newSignIn = false) =>
  request(async ({ bff }) => ask(bff.checkout.shipping.$post({ json: { ...ADDRESS, ...fields, newSignIn } })));
const shipping = ({ request }: Checkout) => request(async ({ bff }) => ask(bff.checkout.shipping.$get()));
const confirm = ({ request }: Checkout) => request(async ({ bff }) => ask(bff.checkout.confirm.$get()));
const useCoupon = ({ request }: Checkout, code: string) =>
  request(async ({ bff }) => ask(bff.checkout.coupon.$post({ json: { code } })));

async function submit(checkout: Checkout, again: string[] = []) {
  const { confirmed } = await confirm(checkout);
  return press(checkout, confirmed, again);
}

const press = ({ request }: Checkout, confirmed: string | null, again: string[] = []) =>
  request(async ({ bff }) =>
    ask(bff.checkout.submit.$post({ json: { confirmed: confirmed ?? "", payment: "qpay", again } })),
  );

const fillCart = ({ request }: Checkout, lines: CartLine[]) => request(async ({ visitor }) => setCart(visitor, lines));
const cartOf = ({ request }: Checkout) => request(async ({ visitor }) => readCart(visitor));

const sent = ({ calls }: Checkout, name: string) => calls.filter((call) => call.name === name);

describe("the point of an address", () => {
  const POINT = { lat: 47.92001, long: 106.91002 };
  const mark = ({ request }: Checkout, point = POINT) =>
    request(async ({ bff }) => ask(bff.checkout.point.$post({ json: point })));
  const keep = ({ request }: Checkout, fields: Partial<typeof ADDRESS> = {}) =>
    request(async ({ bff }) => ask(bff.checkout.draft.$post({ json: { ...ADDRESS, ...fields } })));
  const placesSent = (checkout: Checkout) =>
    sent(checkout, "createOrder").map(({ body }) => {
      const { w3w, lat, long } = JSON.parse(JSON.stringify(body)).shipping;
      return { w3w, lat, long };
    });
  test("goes out with the address, and is on the page that confirms it", async () => {
    const checkout = await newCheckout();
    await keep(checkout);
    expect(await mark(checkout)).toEqual({ outcome: "marked" });
    expect((await shipping(checkout)).point).toBe("47.92001, 106.91002");
    await sendAddress(checkout);
    expect(placesSent(checkout)).toEqual([{ w3w: null, ...POINT }]);
    expect((await confirm(checkout)).order?.address.point).toBe("47.92001, 106.91002");
  });
});

describe("a coupon", () => {
  test("within the cap is used at once", async () => {
    const checkout = await newCheckout();
    expect(await useCoupon(checkout, "SMALL")).toEqual({ outcome: "used", amount: 10_000 });
    expect((await shipping(checkout)).summary).toMatchObject({ couponUsed: 10_000, couponOffer: null });
  });

  test("over the cap waits for the shopper, and is in no sum meanwhile", async () => {
    const checkout = await newCheckout();
    expect(await useCoupon(checkout, "BIG")).toEqual({ outcome: "choose" });
    expect((await shipping(checkout)).summary).toMatchObject({
      couponUsed: 0,
      coupon: null,
      couponOffer: { code: "BIG", amount: 500_000, worth: 50_000 },
      total: 100_000 + ZONE_FEES.cheap,
    });
    await checkout.request(async ({ bff }) => bff.checkout.coupon.agree.$post({ json: { worth: 50_000 } }));
    expect((await shipping(checkout)).summary).toMatchObject({
      ...{ couponUsed: 50_000, couponOffer: null, total: 50_000 + ZONE_FEES.cheap },
    });
  });

  test("an accepted one needs consent again when it is worth less, not when it is worth more", async () => {
    const checkout = await newCheckout();
    await useCoupon(checkout, "BIG");
    await checkout.request(async ({ bff }) => bff.checkout.coupon.agree.$post({ json: { worth: 50_000 } }));
    checkout.api.price = 120_000;
    expect((await shipping(checkout)).summary).toMatchObject({ couponUsed: 60_000 });
    checkout.api.price = 80_000;
    expect((await shipping(checkout)).summary).toMatchObject({ couponUsed: 0, couponOffer: { worth: 40_000 } });
  });

  test("is not the next customer's, nor anybody's after signing out", async () => {
    const checkout = await newCheckout();
    await useCoupon(checkout, "SMALL");
    await checkout.signIn(8);
    expect((await shipping(checkout)).summary).toMatchObject({ couponUsed: 0, coupon: null });
    await checkout.signIn(7);
    expect((await shipping(checkout)).summary).toMatchObject({ couponUsed: 10_000 });
    await checkout.request(async ({ bff }) => bff.account.logout.$post({ json: { everywhere: false } }));
    expect(checkout.cookie()).not.toContain("coupon=");
  });
});

test("the fee that is the same wherever an order goes is in the total before its place is known", async () => {
  const checkout = await newCheckout();
  checkout.api.district = null;
  checkout.api.price = FLAT_FEE_ABOVE + 1;
  expect((await shipping(checkout)).summary).toMatchObject({
    ...{ deliveryEstimate: null, delivery: FLAT_FEE, total: FLAT_FEE_ABOVE + 1 + FLAT_FEE },
  });
});

test("without an address the delivery is the cart's estimate, and no part of the total", async () => {
  const checkout = await newCheckout();
  checkout.api.district = null;
  expect((await shipping(checkout)).summary).toMatchObject({
    deliveryEstimate: deliveryEstimate(100_000),
    total: 100_000,
  });
  checkout.api.district = 1;
  expect((await shipping(checkout)).summary).toMatchObject({
    ...{ deliveryEstimate: null, delivery: ZONE_FEES.cheap, total: 100_000 + ZONE_FEES.cheap },
  });
});

describe("an order", () => {
  test("goes out once with what was confirmed, and leaves nothing behind", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    expect(await submit(checkout)).toEqual({ outcome: "placed", invoiceId: "PI1" });
    expect(checkout.cookie()).not.toMatch(/cart=|shipping=|coupon=/);
    expect(sent(checkout, "submitOrder")).toHaveLength(1);
    expect(counted).toEqual(["order placed qpay"]);
  });

  test("pressed again by the same form is counted once", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    const { confirmed } = await confirm(checkout);
    for (let pressed = 0; pressed < 2; pressed++) await press(checkout, confirmed);
    expect(counted).toEqual(["order placed qpay", "order-not-sent repeated qpay"]);
  });

  test("refused by the API shows its message and may be sent again", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    checkout.api.answers.submitOrder = { result: "failed", data: "Үгүй" };
    expect(await submit(checkout)).toEqual({ outcome: "refused", message: "Үгүй" });
    checkout.api.answers = {};
    expect(await submit(checkout)).toEqual({ outcome: "placed", invoiceId: "PI1" });
    expect(counted).toEqual(["order refused qpay", "order placed qpay"]);
  });

  test("whose response is lost and which is there later is counted as found, once", async () => {
    const checkout = await newCheckout();
    const { api } = checkout;
    await sendAddress(checkout);
    const { confirmed } = await confirm(checkout);
    const fault = () => new Response(null, { status: 500 });
    api.answers.submitOrder = () => {
      // Nothing can be looked up from here on.
      Object.assign(api.answers, { myInfo: fault, showOrder: fault });
      return fault();
    };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "unresolved" });
    api.answers = {};
    api.orders.push(api.draft ?? "");
    api.draft = null;
    for (let looked = 0; looked < 2; looked++) await confirm(checkout);
    expect(counted).toEqual(["order unresolved qpay", "order found"]);
  });

  test("is not sent while the gate cannot be reached, and is as soon as it can", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    const { confirmed } = await confirm(checkout);
    checkout.platform.isReached = false;
    expect(await press(checkout, confirmed)).toEqual({ outcome: "no-gate" });
    expect(counted).toEqual(["order-not-sent no-gate qpay"]);
    expect(await sendAddress(checkout, { more: "Өөр" })).toEqual({ outcome: "no-gate" });
    expect(sent(checkout, "submitOrder")).toEqual([]);
    // The pages stand: only what could make two orders waits.
    expect((await shipping(checkout)).lines).toHaveLength(1);
    checkout.platform.isReached = true;
    await sendAddress(checkout);
    expect(await submit(checkout)).toEqual({ outcome: "placed", invoiceId: "PI1" });
  });

  test.each(["isHung", "isFull"] as const)(
    "is not sent while the gate does not answer or can store nothing, and is as soon as it can (%s)",
    async (fault) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const checkout = await newCheckout();
      await sendAddress(checkout);
      const { confirmed } = await confirm(checkout);
      checkout.platform[fault] = true;
      expect(await inTime(press(checkout, confirmed))).toEqual({ outcome: "no-gate" });
      expect(sent(checkout, "submitOrder")).toEqual([]);
      expect((await inTime(shipping(checkout))).lines).toHaveLength(1);
      checkout.platform[fault] = false;
      expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1" });
      expect(sent(checkout, "submitOrder")).toHaveLength(1);
    },
  );

  test("is remembered as placed when the gate was gone at the moment of its answer", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const checkout = await newCheckout();
    await sendAddress(checkout);
    const { confirmed } = await confirm(checkout);
    const before = checkout.cookie();
    checkout.api.answers.submitOrder = () => {
      checkout.platform.isReached = false;
      checkout.api.orders.push(checkout.api.draft ?? "");
      checkout.api.draft = null;
      return Response.json({ result: "success", invoiceId: "PI1" });
    };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1" });
    expect(before).toContain("shown=");
    checkout.platform.isReached = true;
    checkout.api.answers = {};
    await vi.advanceTimersByTimeAsync(16_000);
    const result = await checkout.request(async ({ bff }) => ask(bff.checkout.result.$get()));
    expect(result).toMatchObject({ unresolved: null, last: "PI1" });
  });
});

/** Lets the clock run until something ends, whenever it sets its timers. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  return work;
}

describe("what a shopper does between the confirm page and its button", () => {
  async function atConfirm(prepare: (checkout: Checkout) => unknown = () => undefined) {
    const checkout = await newCheckout();
    await prepare(checkout);
    await sendAddress(checkout);
    return { checkout, confirmed: (await confirm(checkout)).confirmed };
  }
  const other = { ...ADDRESS, more: "Өөр хаяг 9" };

  test("another address that was sent is a difference, the same one sent again is none", async () => {
    const { checkout, confirmed } = await atConfirm();
    await sendAddress(checkout, other);
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "changed", differences: [{ what: "address" }] });
    expect(sent(checkout, "submitOrder")).toEqual([]);
    await sendAddress(checkout);
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed" });
  });

  // Two pieces have the flat fee, one or a coupon's two have not.
  const PRICE = FLAT_FEE_ABOVE / 2 + 1_000;
  const TOTAL = 2 * PRICE + FLAT_FEE;

  test.each<[string, (checkout: Checkout) => unknown, object[]]>([
    [
      "a coupon, which also changes the fee",
      (checkout) => useCoupon(checkout, "SMALL"),
      [
        { what: "fee", from: FLAT_FEE, to: ZONE_FEES.cheap },
        { what: "coupon", from: 0, to: 10_000 },
        { what: "total", from: TOTAL, to: 2 * PRICE - 10_000 + ZONE_FEES.cheap },
      ],
    ],
    [
      "bonus",
      ({ request }) => request(async ({ bff }) => bff.checkout.bonus.$post({ json: { points: 1_000 } })),
      [
        { what: "bonus", from: 0, to: 1_000 },
        { what: "total", from: TOTAL, to: TOTAL - 1_000 },
      ],
    ],
    [
      "fewer pieces in stock",
      ({ api }) => Object.assign(api, { remain: 1 }),
      [
        { what: "stock", id: 1, from: 2, to: 1 },
        { what: "fee", from: FLAT_FEE, to: ZONE_FEES.cheap },
        { what: "total", from: TOTAL, to: PRICE + ZONE_FEES.cheap },
      ],
    ],
    [
      "fewer pieces in the cart",
      (checkout) => fillCart(checkout, [{ id: 1, quantity: 1 }]),
      [
        { what: "quantity", id: 1, from: 2, to: 1 },
        { what: "fee", from: FLAT_FEE, to: ZONE_FEES.cheap },
        { what: "total", from: TOTAL, to: PRICE + ZONE_FEES.cheap },
      ],
    ],
    [
      "the methods of payment",
      ({ request }) => request(async ({ visitor }) => Object.assign(visitor.env, { PAYMENT_METHODS: ["qpay"] })),
      [{ what: "methods" }],
    ],
  ])("%s: named, and nothing is sent", async (_, change, expected) => {
    const { checkout, confirmed } = await atConfirm(async (made) => {
      made.api.price = PRICE;
      await fillCart(made, [{ id: 1, quantity: 2 }]);
    });
    await change(checkout);
    expect(await press(checkout, confirmed)).toMatchObject({ outcome: "changed", differences: expected });
    expect(sent(checkout, "submitOrder")).toEqual([]);
  });

  test("the last piece is sold while the order is on its way: the line stays, and says so", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    checkout.api.answers.submitOrder = () => {
      checkout.api.remain = 0;
      return Response.json({ result: "failed", data: "Үлдэгдэл хүрэлцэхгүй байна" });
    };
    expect(await submit(checkout)).toEqual({ outcome: "empty" });
    expect(await cartOf(checkout)).toHaveLength(1);
  });

  test("somebody else signs in: the form is not theirs", async () => {
    const { checkout, confirmed } = await atConfirm();
    await checkout.signIn(8);
    await sendAddress(checkout);
    expect(await press(checkout, confirmed)).toEqual({ outcome: "outdated" });
    expect(sent(checkout, "submitOrder")).toEqual([]);
  });
});

test("lines that cannot be sold stay in the cart of which the others were ordered", async () => {
  const checkout = await newCheckout();
  await fillCart(checkout, [
    { id: 1, quantity: 1 },
    { id: 2, quantity: 3 },
  ]);
  await sendAddress(checkout);
  expect(await submit(checkout)).toMatchObject({ outcome: "placed" });
  expect(await cartOf(checkout)).toMatchObject([{ id: 2, quantity: 3 }]);
});

test("an order goes on when its shopper leaves the page", async () => {
  const checkout = await newCheckout();
  await sendAddress(checkout);
  const { confirmed } = await confirm(checkout);
  let answer: () => void = () => undefined;
  checkout.api.answers.submitOrder = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ result: "success", invoiceId: "PI1" }));
    });
  const before = checkout.outliving.length;
  const pressed = press(checkout, confirmed);
  await expect.poll(() => sent(checkout, "submitOrder").length).toBe(1);
  let isOver = false;
  const outliving = Promise.all(checkout.outliving.slice(before)).then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  answer();
  await outliving;
  expect(await pressed).toMatchObject({ outcome: "placed" });
});

test("a twin that reads the stock after the other has ordered the last piece is led to that order", async () => {
  const checkout = await newCheckout();
  await sendAddress(checkout);
  const { confirmed } = await confirm(checkout);
  let readOn: () => void = () => undefined;
  checkout.api.answers.cartProduct = () => {
    // Only the first of the two reads late.
    checkout.api.answers = {};
    return new Promise((resolve) => {
      const product = [{ id: 1, discount: 0, bonus_percent: 3, remain: 0 }];
      readOn = () => resolve(Response.json({ product }));
    });
  };
  const before = sent(checkout, "cartProduct").length;
  const late = press(checkout, confirmed);
  await expect.poll(() => sent(checkout, "cartProduct").length).toBeGreaterThan(before);
  const cookie = checkout.cookie();
  expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed", invoiceId: "PI1" });
  checkout.inBrowserWith(cookie);
  readOn();
  expect(await late).toMatchObject({ outcome: "placed", invoiceId: "PI1" });
  expect(sent(checkout, "submitOrder")).toHaveLength(1);
});

describe("after an order", () => {
  const ORGANISATION = { personal: false, name: "Говь ХХК", register: "1234567", w3w: "нэг.хоёр.гурав" };
  /** Orders for a receiver, and goes on with another cart. */
  async function afterOrderFor(fields: Partial<typeof ADDRESS>) {
    const checkout = await newCheckout();
    await sendAddress(checkout, fields);
    await submit(checkout);
    await fillCart(checkout, [{ id: 1, quantity: 2 }]);
    return checkout;
  }
  const receiver = async (checkout: Checkout) => {
    const { personal, name, register, w3w } = (await shipping(checkout)).form;
    return { personal, name, register, w3w };
  };
  const OF_ACCOUNT = { personal: true, name: ADDRESS.name, register: "", w3w: "" };

  test.each([{ name: "Ган Бат" }, ORGANISATION, {}])("the next one begins with its receiver: %o", async (fields) => {
    const checkout = await afterOrderFor(fields);
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, ...fields });
  });

  test("the next one begins with what was typed since, and with the account's name where the account is another", async () => {
    const checkout = await afterOrderFor(ORGANISATION);
    const { api } = checkout;
    const onFile = { ...ADDRESS, more_address: ADDRESS.more, bonus: 0 };
    const districts = [{ id: 1, district: "Сүхбаатар", number_of_khoroo: 20, cheap_khoroo: "1", middle_khoroo: "18" }];
    const hold = (fields: object) => {
      api.answers.cartShipping = { address: [{ ...onFile, ...fields }], districts, coupon: null };
    };
    hold({ phone: "88112233" });
    expect(await receiver(checkout)).toEqual(OF_ACCOUNT);
    hold({ email: "other@och.mn" });
    expect(await receiver(checkout)).toEqual(OF_ACCOUNT);
    // The three words name the place, not the receiver.
    hold({ more_address: "46 тоот" });
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, ...ORGANISATION, w3w: "" });
    await checkout.request(async ({ bff }) => ask(bff.checkout.draft.$post({ json: { ...ADDRESS, name: "Сар" } })));
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, name: "Сар" });
  });

  test("its receiver is nobody else's", async () => {
    const checkout = await afterOrderFor(ORGANISATION);
    await checkout.signIn(8);
    await fillCart(checkout, [{ id: 1, quantity: 2 }]);
    expect(await receiver(checkout)).toEqual(OF_ACCOUNT);
  });
});

describe("a lost answer", () => {
  const isLost = () => new Response(null, { status: 500 });

  test("of an order that got another number than its draft is found among the new ones", async () => {
    const checkout = await newCheckout();
    await sendAddress(checkout);
    checkout.api.answers.submitOrder = () => {
      checkout.api.orders.push("PI9");
      checkout.api.draft = null;
      return isLost();
    };
    expect(await submit(checkout)).toEqual({ outcome: "placed", invoiceId: "PI9" });
  });

  test("is not taken for an order that was there before", async () => {
    const checkout = await newCheckout();
    checkout.api.orders.push("PI1");
    await sendAddress(checkout);
    checkout.api.answers.submitOrder = isLost;
    expect(await submit(checkout)).toEqual({ outcome: "unresolved" });
  });
});
