/**
 * Checkouts drawn at random cost the same on the cart, at the address, on the confirm page, in the request to the API
 * and on the order's page: what the specification's words say (rules T1 to T6, D1, D2). Over the running shop, by each
 * button: tests/http/same-total.test.ts.
 */

import fc from "fast-check";
import { expect, test } from "vitest";
import { DISTRICTS } from "#api/demo/seed.ts";
import { writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { CHECKOUT_SEED, type DrawnCheckout, drawnCheckout, sumsOf } from "#tests/support/drawn-checkout.ts";
import { MAX_LINES } from "../rules/cart.ts";
import { FLAT_FEE_ABOVE } from "../rules/delivery.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import type { ReplyOf, RequestOf } from "../upstream/contract.ts";
import { cartView } from "../views/cart.ts";
import { confirmView, type OrderSummary, shippingView } from "../views/checkout.ts";
import { type OrderView, orderView } from "../views/order.ts";
import { priceCart } from "./cart-pricing.ts";
import { confirmedOf } from "./confirm-form.ts";
import { reviewOrder } from "./order-review.ts";
import { submission } from "./place-order.ts";

const READ = 2_500;

const { name, phone, phone2, email, more, w3w } = ADDRESS;
const RECEIVER = { name, phone, phone2, email, more, w3w };
const ORDER = "PI1";
const districts = DISTRICTS.map(([district, number_of_khoroo, cheap_khoroo, middle_khoroo], index) => ({
  ...{ id: index + 1, district, number_of_khoroo, cheap_khoroo, middle_khoroo },
}));
const anyCheckout = drawnCheckout({ mostLines: MAX_LINES, hasFractions: true, mostOff: 100 });

type Told = RequestOf<"submitOrder">;
type Shown = Extract<ReplyOf<"showOrder">, { result: "success" }>;

/** The total of what the API was told, by its own arithmetic (docs/api.md, section 5). */
const totalOf = ({ cart, shipping, coupon }: Told) =>
  cart.subtotal - cart.sale + shipping.amount - coupon.amount - cart.useBonus;

/** An order as the API shows it that believes what it was told: the coupon in full, however much of it counted. */
function shownOrder({ cart, shipping, coupon, payment }: Told, full: number | null): Shown {
  const sums = {
    total_amount: totalOf({ cart, shipping, coupon, payment }),
    tax: shipping.amount,
    discount: cart.sale,
  };
  const unsaid = { created_at: null, end_at: null, QRCode: null, receiver: null, w3w: null, enable_is: null };
  const order = {
    ...{ ...unsaid, ordernumber: ORDER, status: "pending", payment },
    ...{ ...sums, used_bonus: cart.useBonus, add_bonus: cart.bonus },
  };
  const product = cart.product.map(({ id, qty, price, name, model }) => ({
    ...{ id: Number(id), name, model, quantity: qty, amount: price, image: null, color_name: null },
  }));
  return { result: "success", order: [order], product, coupon: coupon.active ? (full ?? 0) : 0 };
}

/** What the API answers about a checkout. */
const answersOf = ({ lines, balance, coupon }: DrawnCheckout) => ({
  compare: {
    product: lines.map(({ price, remain }, index) => ({
      ...{ id: index + 1, name: "Утас", model: `M${index}`, sale_price: String(price), remain },
    })),
  },
  cartProduct: {
    product: lines.map(({ discount, bonusPercent, remain }, index) => ({
      ...{ id: index + 1, discount, bonus_percent: bonusPercent, remain },
    })),
  },
  cartShipping: {
    address: [{ ...RECEIVER, district: null, khoroo: null, more_address: "", bonus: balance }],
    districts,
    coupon: null,
  },
  useCoupon: { result: "success", promo: [{ amount: coupon }] },
});

/** The address as it is typed. */
const addressOf = ({ isPerson, place }: DrawnCheckout) => ({
  ...RECEIVER,
  ...{ ...place, personal: isPerson, register: isPerson ? "" : "1234567" },
});

/** The sums that a page shows, under the names of the model. */
const summary = ({ subtotal, discountTotal, couponUsed, bonusUsed, delivery, bonusEarned, total }: OrderSummary) => ({
  ...{ subtotal, sale: discountTotal, coupon: couponUsed, bonus: bonusUsed, fee: delivery, earned: bonusEarned, total },
});
const ordered = ({ subtotal, discountTotal, coupon, bonusUsed, delivery, bonusEarned, total }: OrderView) => ({
  ...{ subtotal, sale: discountTotal, coupon, bonus: bonusUsed, fee: delivery, earned: bonusEarned, total },
});
const requested = (told: Told) => ({
  ...{ subtotal: told.cart.subtotal, sale: told.cart.sale, coupon: told.coupon.amount, bonus: told.cart.useBonus },
  ...{ fee: told.shipping.amount, earned: told.cart.bonus, total: totalOf(told) },
});
/** Said by each comparison that fails, after the place that differs. */
const MODEL = "differs from the model, sumsOf() in tests/support/drawn-checkout.ts";

test(`${READ} checkouts of seed ${CHECKOUT_SEED} cost the same on every page and in the request`, async () => {
  const { api, request, signIn } = await newCheckout();
  let customer = 7;
  const met = { couponOver: 0, couponUnder: 0, bonusOver: 0, bonusUnder: 0, flatFee: 0, cut: 0, organisation: 0 };
  const costsTheSame = async (visitor: Visitor, drawn: DrawnCheckout) => {
    const { goods, ...sums } = sumsOf(drawn);
    const { coupon, bonus } = drawn;
    await setCart(
      visitor,
      drawn.lines.map(({ quantity }, index) => ({ id: index + 1, quantity })),
    );
    if (coupon !== null) writeNotes(visitor, { coupon: { code: "DRAWN" } });
    if (bonus !== null) writeNotes(visitor, { bonus });
    writeNotes(visitor, { shipping: { ...addressOf(drawn), orderKey: randomKey() } });
    expect(cartView(await priceCart(visitor)).summary.total, `the cart ${MODEL}`).toBe(goods);
    const review = await reviewOrder(visitor);
    expect(summary(shippingView(review, visitor.env, null).summary), `the address page ${MODEL}`).toEqual(sums);
    const confirm = confirmView(review);
    if (!confirm) throw new Error("Nothing to confirm");
    expect(summary(confirm.summary), `the confirm page ${MODEL}`).toEqual(sums);
    expect(confirm.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(goods);
    const confirmed = await confirmedOf(visitor, review);
    expect([confirmed.total, confirmed.fee, confirmed.bonusUsed]).toEqual([sums.total, sums.fee, sums.bonus]);
    const told = submission(review, "qpay");
    expect(requested(told), `the request ${MODEL}`).toEqual(sums);
    const known = { mine: undefined, record: null, now: Date.now() };
    const order = orderView(shownOrder(told, coupon), known);
    expect(order && ordered(order), `the order's page ${MODEL}`).toEqual(sums);
    if (coupon !== null) met[coupon > Math.floor(goods / 2) ? "couponOver" : "couponUnder"] += 1;
    if (bonus !== null) met[bonus > sums.bonus ? "bonusOver" : "bonusUnder"] += 1;
    met.flatFee += Number(goods - sums.coupon > FLAT_FEE_ABOVE);
    met.cut += Number(drawn.lines.some(({ quantity, remain }) => quantity > remain));
    met.organisation += Number(!drawn.isPerson);
  };
  await fc.assert(
    fc.asyncProperty(anyCheckout, async (drawn) => {
      api.answers = answersOf(drawn);
      // A customer who has ordered nothing before.
      await signIn(++customer);
      await request(({ visitor }) => costsTheSame(visitor, drawn));
    }),
    { numRuns: READ, seed: CHECKOUT_SEED },
  );
  // Each side of each rule.
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(READ / 50);
});
