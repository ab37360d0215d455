/** The checkout's routes in process, before the gate as it is deployed. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { ask } from "../client.ts";
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

const sendAddress = ({ request }: Checkout, fields: Partial<typeof ADDRESS> = {}) =>
  request(async ({ bff }) => ask(bff.checkout.shipping.$post({ json: { ...ADDRESS, ...fields, newSignIn: false } })));
const shipping = ({ request }: Checkout) => request(async ({ bff }) => ask(bff.checkout.shipping.$get()));
const confirm = ({ request }: Checkout) => request(async ({ bff }) => ask(bff.checkout.confirm.$get()));

const press = ({ request }: Checkout, confirmed: string | null) =>
  request(async ({ bff }) => ask(bff.checkout.submit.$post({ json: { confirmed: confirmed ?? "", payment: "qpay" } })));

const sent = ({ calls }: Checkout, name: string) => calls.filter((call) => call.name === name);

describe("an order", () => {
  test.each(["isReached", "isHung", "isFull"] as const)(
    "is not sent while the gate is not reached, does not answer or can store nothing, and is as soon as it can (%s)",
    async (fault) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const checkout = await newCheckout();
      await sendAddress(checkout);
      const { confirmed } = await confirm(checkout);
      checkout.platform[fault] = fault !== "isReached";
      expect(await inTime(press(checkout, confirmed))).toEqual({ outcome: "no-gate" });
      expect(counted).toEqual(["order-not-sent no-gate qpay"]);
      expect(sent(checkout, "submitOrder")).toEqual([]);
      expect((await inTime(shipping(checkout))).lines).toHaveLength(1);
      checkout.platform[fault] = fault === "isReached";
      expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1" });
      expect(sent(checkout, "submitOrder")).toHaveLength(1);
    },
  );

  test("is remembered as placed when the gate was gone at the moment of its answer", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const checkout = await newCheckout();
    await sendAddress(checkout);
    const { confirmed } = await confirm(checkout);
    checkout.api.answers.submitOrder = () => {
      checkout.platform.isReached = false;
      checkout.api.orders.push(checkout.api.draft ?? "");
      checkout.api.draft = null;
      return Response.json({ result: "success", invoiceId: "PI1" });
    };
    expect(await press(checkout, confirmed)).toEqual({ outcome: "placed", invoiceId: "PI1" });
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

test("the last piece is sold while the order is on its way: the line stays, and says so", async () => {
  const checkout = await newCheckout();
  await sendAddress(checkout);
  checkout.api.answers.submitOrder = () => {
    checkout.api.remain = 0;
    return Response.json({ result: "failed", data: "Үлдэгдэл хүрэлцэхгүй байна" });
  };
  const { confirmed } = await confirm(checkout);
  expect(await press(checkout, confirmed)).toEqual({ outcome: "empty" });
  expect(await checkout.request(({ visitor }) => readCart(visitor))).toHaveLength(1);
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
  expect(await press(checkout, confirmed)).toMatchObject({ outcome: "placed", invoiceId: "PI1" });
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
    await press(checkout, (await confirm(checkout)).confirmed);
    await checkout.request(({ visitor }) => setCart(visitor, [{ id: 1, quantity: 2 }]));
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
    hold({ email: ADDRESS.email.toUpperCase() });
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, ...ORGANISATION });
    // The three words name the place, not the receiver.
    hold({ more_address: "46 тоот" });
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, ...ORGANISATION, w3w: "" });
    await checkout.request(async ({ bff }) => ask(bff.checkout.draft.$post({ json: { ...ADDRESS, name: "Сар" } })));
    expect(await receiver(checkout)).toEqual({ ...OF_ACCOUNT, name: "Сар" });
  });
});
