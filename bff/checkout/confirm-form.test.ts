/** What a confirm form carries: of whom, for how long, and which addresses are the same. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { testEnv } from "#tests/support/door.ts";
import { ZONE_FEES } from "../rules/delivery.ts";
import { cookies } from "../session/cookies.ts";
import { randomKey } from "../session/random-key.ts";
import { protect } from "../session/sealing.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { addressDigest, isSameAddress, readConfirmForm, writeConfirmForm } from "./confirm-form.ts";
import { reviewOrder } from "./order-review.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const DAY = 86_400_000;
const KEY = randomKey();

afterEach(() => void vi.useRealTimers());

const write = ({ request }: Checkout) =>
  request(async ({ visitor }) => writeConfirmForm(visitor, await reviewOrder(visitor)));
const read = ({ request }: Checkout, text: string | null) =>
  request(({ visitor }) => readConfirmForm(visitor, text ?? ""));

/** @param orderKey null: the API does not have the address */
async function customerWithAddress(orderKey: string | null = KEY) {
  const checkout = await newCheckout();
  await checkout.request(async ({ visitor }) => writeNotes(visitor, { shipping: { ...ADDRESS, orderKey } }));
  return checkout;
}

describe("a confirm form", () => {
  test("carries everything that its page shows, and the newest order", async () => {
    const checkout = await customerWithAddress();
    expect(await read(checkout, await write(checkout))).toMatchObject({
      key: KEY,
      newest: null,
      confirmed: {
        lines: [{ id: 1, quantity: 1, listPrice: 100_000, discount: 0, bonusPercent: 3 }],
        address: await addressDigest(testEnv(), ADDRESS),
        ...{ fee: ZONE_FEES.cheap, coupon: null, bonusUsed: 0, total: 100_000 + ZONE_FEES.cheap },
        methods: expect.arrayContaining(["qpay"]),
      },
    });
  });

  test("is not written for an address that the API does not have, nor without one, nor for a guest", async () => {
    const checkout = await customerWithAddress();
    const review = await checkout.request(({ visitor }) => reviewOrder(visitor));
    expect(await write(await customerWithAddress(null))).toBeNull();
    expect(await write(await newCheckout())).toBeNull();
    await checkout.request(async ({ visitor }) => visitor.shopper.jar.clear(cookies.session));
    expect(await checkout.request(({ visitor }) => writeConfirmForm(visitor, review))).toBeNull();
  });

  test("is its customer's alone", async () => {
    const checkout = await customerWithAddress();
    const text = await write(checkout);
    await checkout.signIn(8);
    expect(await read(checkout, text)).toBeNull();
    await checkout.request(async ({ visitor }) => visitor.shopper.jar.clear(cookies.session));
    expect(await read(checkout, text)).toBeNull();
    await checkout.signIn(7);
    expect(await read(checkout, text)).not.toBeNull();
  });

  test("may be submitted for a day", async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
    const checkout = await customerWithAddress();
    const text = await write(checkout);
    vi.setSystemTime(Date.now() + DAY - 1_000);
    expect(await read(checkout, text)).not.toBeNull();
    vi.setSystemTime(Date.now() + 1_000);
    expect(await read(checkout, text)).toBeNull();
  });

  test.each<[string, string, string]>([
    ["of another purpose", "cart", "~1.1"],
    ["of another shape", "confirm", JSON.stringify({ key: KEY })],
  ])("that we signed as something %s is none", async (_, context, text) => {
    const checkout = await newCheckout();
    const signed = await checkout.request(({ visitor }) => protect(visitor.env.COOKIE_KEYS, "signed", context, text));
    expect(await read(checkout, signed)).toBeNull();
  });
});

type Address = Parameters<typeof isSameAddress>[0];

describe("two addresses", () => {
  const point: ShippingDraft["point"] = { lat: 47.9, long: 106.9 };
  const others: Partial<Address>[] = [
    { personal: false },
    { name: "Сар" },
    { phone: "88112233" },
    { phone2: "88112233" },
    { email: "other@och.mn" },
    { register: "1234567" },
    { district: 2 },
    { khoroo: 2 },
    { more: "46 тоот" },
    { w3w: "нэг.хоёр.гурав" },
    { point: { lat: 47.91, long: 106.9 } },
    { point: null },
  ];

  test.each(others)("are two that differ in %j", async (other) => {
    const env = testEnv();
    const one: Address = { ...ADDRESS, point };
    expect(isSameAddress(one, { ...one, ...other })).toBe(false);
    expect(await addressDigest(env, one)).not.toBe(await addressDigest(env, { ...one, ...other }));
  });

  test("are one where every field is the same, whatever else their drafts hold", async () => {
    const env = testEnv();
    const one: Address = { ...ADDRESS, point };
    const same: ShippingDraft = { ...one, orderKey: KEY, coupon: "SMALL", point: { lat: 47.9, long: 106.9 } };
    expect(isSameAddress(one, same)).toBe(true);
    expect(isSameAddress({ ...ADDRESS, point: null }, ADDRESS)).toBe(true);
    const digest = await addressDigest(env, one);
    expect(await addressDigest(env, same)).toBe(digest);
    // It tells nothing of the address, and a form has room for it.
    expect(digest).toMatch(/^[\w-]{16}$/);
  });
});
