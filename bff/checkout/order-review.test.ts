/** What an order comes to before it is placed: where it goes, and what a coupon is worth. */

import { describe, expect, test } from "vitest";
import { writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { deliveryEstimate, ZONE_FEES } from "../rules/delivery.ts";
import { reviewOrder } from "./order-review.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const review = ({ request }: Checkout, tried?: string) => request(({ visitor }) => reviewOrder(visitor, tried));

describe("where an order goes", () => {
  const DISTRICTS = [
    { id: 1, district: "Сүхбаатар", number_of_khoroo: 20, cheap_khoroo: "1", middle_khoroo: "18,20" },
    { id: 2, district: "Налайх", number_of_khoroo: 2, cheap_khoroo: "1,2", middle_khoroo: null },
  ];
  const { name, phone, email } = ADDRESS;
  const onFile = { name, phone, email, phone2: "", district: null, khoroo: null, more_address: "", bonus: 2_020 };

  /** @param typed place of the draft; null: nothing was typed */
  async function delivery(address: object[], typed: { district: number | null; khoroo: number | null } | null) {
    const checkout = await newCheckout();
    checkout.api.answers.cartShipping = { address, districts: DISTRICTS, coupon: null };
    await checkout.request(
      async ({ visitor }) => typed && writeNotes(visitor, { shipping: { ...ADDRESS, ...typed, orderKey: null } }),
    );
    const { totals, deliveryEstimate } = await review(checkout);
    return { fee: totals.delivery, range: deliveryEstimate };
  }
  const { cheap, middle } = ZONE_FEES;
  const place = (district: number | null, khoroo: number | null) => ({ district, khoroo });
  const at = (district: number, khoroo: number | null) => [{ ...onFile, ...place(district, khoroo) }];

  test.each<[string, object[], Parameters<typeof delivery>[1], fee: number | null]>([
    ["a customer without an address", [], null, null],
    ["an address on file without a place", [onFile], null, null],
    ["one on file", at(1, 18), null, middle],
    ["one on file whose district has one fee", at(2, null), null, cheap],
    ["one on file whose district has several", at(1, null), null, null],
    ["a typed one, whatever is on file", at(1, 18), place(1, 1), cheap],
    ["the last khoroo of its district", [onFile], place(1, 20), middle],
    ["a khoroo that its district does not have", [onFile], place(1, 21), null],
    ["a district of one fee, whatever its khoroo", [onFile], place(2, 3), cheap],
    ["a district that the API does not list", [onFile], place(3, 1), null],
  ])("%s: its fee, or the range of it", async (_, address, typed, fee) => {
    const range = deliveryEstimate(0);
    expect(await delivery(address, typed)).toEqual(fee === null ? { fee: 0, range } : { fee, range: null });
  });

  test("a customer without an address has no points", async () => {
    const checkout = await newCheckout();
    checkout.api.answers.cartShipping = { address: [], districts: DISTRICTS, coupon: null };
    expect(await review(checkout)).toMatchObject({ balance: 0, address: undefined, totals: { bonusLimit: 0 } });
    checkout.api.answers.cartShipping = { address: [{ ...onFile, bonus: 99.9 }], districts: DISTRICTS, coupon: null };
    expect(await review(checkout)).toMatchObject({ balance: 99 });
  });
});

describe("a coupon", () => {
  const store = ({ request }: Checkout, code: string) =>
    request(async ({ visitor }) => {
      writeNotes(visitor, { coupon: { code } });
    });

  test.each<[string, object]>([
    ["is refused", { result: "failed" }],
    ["is worth nothing", { result: "success", promo: [{ amount: 0 }] }],
    ["would cost something", { result: "success", promo: [{ amount: -10_000 }] }],
    ["has no amount", { result: "success", promo: [] }],
  ])("that was entered and now %s is gone, and named", async (_, useCoupon) => {
    const checkout = await newCheckout();
    await store(checkout, "SMALL");
    checkout.api.answers.useCoupon = useCoupon;
    expect(await review(checkout)).toMatchObject({
      ...{ coupon: null, couponGone: "SMALL" },
      totals: { couponUsed: 0, total: 100_000 + ZONE_FEES.cheap },
    });
  });

  test("that is only tried is not gone when it is refused: it was never there", async () => {
    const checkout = await newCheckout();
    await store(checkout, "SMALL");
    expect(await review(checkout, "UNKNOWN")).toMatchObject({ coupon: null, couponGone: null });
    expect(await review(checkout, "BIG")).toMatchObject({
      ...{ coupon: { code: "BIG", amount: 500_000 }, couponGone: null, totals: { couponUsed: 50_000 } },
    });
  });
});
