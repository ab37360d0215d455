/**
 * Checkouts drawn at random, over the running shop: each page prints, and the API's database holds, what the
 * specification's words say (rules T1 to T6, D1, D2). Thousands of them in process:
 * bff/checkout/same-total.test.ts.
 */
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { FLAT_FEE, FLAT_FEE_ABOVE } from "#bff/rules/delivery.ts";
import { type Desk, openDesk } from "#tests/support/checkout-desk.ts";
import { CHECKOUT_SEED, drawnCheckout, sumsOf } from "#tests/support/drawn-checkout.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

/** Of each generation of the API. */
const RUNS = 15;

const shop = sharedShop();
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(shop);
});

test(`${RUNS} checkouts of seed ${CHECKOUT_SEED}`, async () => {
  const anyCheckout = drawnCheckout({ mostLines: 8, hasFractions: false, mostOff: 99 });
  await fc.assert(
    fc.asyncProperty(anyCheckout, async (drawn) => {
      const { goods, ...sums } = sumsOf(drawn);
      const { cart, shipping, confirm, order, stored } = await desk.walk(drawn);
      const { subtotal, earned } = sums;
      // Without the delivery, which is named where it is the same everywhere.
      const fee = goods > FLAT_FEE_ABOVE ? { fee: FLAT_FEE } : {};
      expect(cart).toEqual({ subtotal, sale: sums.sale, earned, total: goods, ...fee });
      // A row for a coupon is there when one is used.
      const { coupon, ...rest } = sums;
      const printed = coupon > 0 ? sums : rest;
      // An order has no row for what took nothing off.
      const { sale, bonus, ...others } = printed;
      const ordered = { ...others, ...(sale > 0 ? { sale } : {}), ...(bonus > 0 ? { bonus } : {}) };
      expect({ shipping, confirm, order, stored }).toEqual({
        ...{ shipping: printed, confirm: printed, order: ordered, stored: sums },
      });
    }),
    { numRuns: RUNS, seed: CHECKOUT_SEED, endOnFailure: true },
  );
});
