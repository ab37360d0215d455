/** The checkout: address, coupon and bonus, confirmation, and the order itself. Every route needs a session. */
import { Hono } from "hono";
import { z } from "zod";
import { productRows } from "../checkout/cart-pricing.ts";
import { writeConfirmForm } from "../checkout/confirm-form.ts";
import { forgetPoint, markPoint } from "../checkout/delivery-point.ts";
import { lastReceiver } from "../checkout/last-receiver.ts";
import { customerSession, customerToken, reviewOrder } from "../checkout/order-review.ts";
import { changesSince, placeOrder } from "../checkout/place-order.ts";
import { readPreviousOrders } from "../checkout/previous-orders.ts";
import { deliveryEmail, keepAddress, keepBeside, keepTypedAddress, sendAddress } from "../checkout/shipping-address.ts";
import { BffError } from "../errors.ts";
import type { Difference } from "../rules/confirmed.ts";
import { couponCode } from "../rules/coupon.ts";
import { PAYMENT_METHOD_NAMES } from "../rules/payment-methods.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import { writeNotes } from "../shopper/own-notes.ts";
import { confirmView, shippingView } from "../views/checkout.ts";
import { titleOf } from "../views/product-card.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const address = z.object({
  personal: z.boolean(),
  name: z.string(),
  phone: z.string(),
  phone2: z.string(),
  email: z.string(),
  register: z.string(),
  district: z.number().int().nullable(),
  khoroo: z.number().int().nullable(),
  more: z.string(),
  w3w: z.string(),
  /** The tag of the customer whose page it was typed on. */
  by: z.string().max(8).nullish(),
});

const point = z.object({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) });

const tugrik = z.number().int().min(0).max(999_999_999);

const beside = z.object({
  coupon: z.string().max(40).nullable().optional(),
  bonus: z.string().max(12).nullable().optional(),
  payment: z.enum(PAYMENT_METHOD_NAMES).optional(),
});

const orderForm = z.object({
  confirmed: z.string().max(20_000),
  payment: z.enum(PAYMENT_METHOD_NAMES),
  again: z.string().max(60).optional(),
});

export const checkout = new Hono<BffEnv>()
  .get("/shipping", async (c) => {
    const { visitor } = c.env;
    const previousOrders = await readPreviousOrders(visitor);
    const review = await reviewOrder(visitor);
    return replyWith({ ...shippingView(review, visitor.env, await lastReceiver(visitor, review)), previousOrders });
  })

  /** Stores the typed fields, valid or not, so that no error, sign-in or fault loses them. */
  .post("/draft", jsonBody(address), async (c) => {
    await keepTypedAddress(c.env.visitor, c.req.valid("json"));
    return replyWith({});
  })

  /** Stores coupon and bonus that are not applied yet, and the chosen payment method. */
  .post("/beside", jsonBody(beside), async (c) => {
    await keepBeside(c.env.visitor, c.req.valid("json"));
    return replyWith({});
  })

  /** Stores a point in the address, with the three words that name it. */
  .post("/point", jsonBody(point), async (c) => {
    return replyWith(await markPoint(c.env.visitor, c.req.valid("json")));
  })
  .post("/point/forget", async (c) => {
    await forgetPoint(c.env.visitor);
    return replyWith({});
  })

  /**
   * Sends the address, which makes the order's draft at the API. Besides the results of `sendAddress`: `other-email`:
   * the shopper must consent to sign in with it; `found`: so the last submit made an order; `unresolved`: the last
   * order's draft may still become one.
   */
  .post("/shipping", jsonBody(address.extend({ newSignIn: z.boolean() })), async (c) => {
    const { visitor } = c.env;
    const token = await customerToken(visitor);
    const { newSignIn, ...typed } = c.req.valid("json");
    await keepAddress(visitor, { ...typed, orderKey: null });
    const { unresolved, found } = await readPreviousOrders(visitor);
    if (found !== null) return replyWith({ outcome: "found" as const, invoiceId: found });
    if (unresolved && !unresolved.mayRepeat) return replyWith({ outcome: "unresolved" as const });
    const review = await reviewOrder(visitor);
    if (review.cart.items.length === 0) return replyWith({ outcome: "empty" as const });
    const own = review.address?.email ?? "";
    const email = deliveryEmail(typed.email, own, newSignIn);
    if (email === null) return replyWith({ outcome: "other-email" as const, own });
    const draft = review.draft && { ...review.draft, email };
    const outcome = await sendAddress(visitor, token, { ...review, draft });
    if (outcome === "accepted") await keepAddress(visitor, { ...typed, email, orderKey: randomKey() });
    return replyWith({ outcome, isNewSignIn: own !== "" && email !== own });
  })

  /**
   * The customer's e-mail where the typed one is another and they have not agreed to sign in with it; null otherwise,
   * and if the API does not say: sending the address finds out.
   */
  .post("/other-email", jsonBody(z.object({ email: z.string(), newSignIn: z.boolean() })), async (c) => {
    const { email, newSignIn } = c.req.valid("json");
    const { address } = await reviewOrder(c.env.visitor);
    const own = address?.email ?? "";
    return replyWith({ own: deliveryEmail(email, own, newSignIn) === null ? own : null });
  })

  .get("/confirm", async (c) => {
    const { visitor } = c.env;
    const previousOrders = await readPreviousOrders(visitor);
    const review = await reviewOrder(visitor);
    const confirmed = await writeConfirmForm(visitor, review);
    const { items, unsold } = review.cart;
    return replyWith({
      order: confirmView(review),
      confirmed,
      previousOrders,
      cart: items.length > 0 ? ("sold" as const) : unsold.length > 0 ? ("unsold" as const) : ("empty" as const),
    });
  })

  /** `titles` name the products that are no longer part of the order. */
  .post("/submit", jsonBody(orderForm), async (c) => {
    const { visitor } = c.env;
    const form = c.req.valid("json");
    if (!visitor.env.PAYMENT_METHODS.includes(form.payment)) throw new BffError("bad-request");
    const outcome = await placeOrder(visitor, form);
    if (outcome.outcome !== "changed") return replyWith(outcome);
    return replyWith({ ...outcome, titles: await titlesOfRemoved(visitor, outcome.differences) });
  })

  /** What has changed since a confirm page was rendered, before anything else is done for its form. */
  .post("/changes", jsonBody(orderForm.pick({ confirmed: true })), async (c) => {
    const { visitor } = c.env;
    const differences = await changesSince(visitor, c.req.valid("json").confirmed);
    return replyWith({ differences, titles: await titlesOfRemoved(visitor, differences) });
  })

  /** The outcome of the last submit, after looking up its order. */
  .get("/result", async (c) => {
    await customerToken(c.env.visitor);
    return replyWith(await readPreviousOrders(c.env.visitor));
  })

  /** Applies a coupon, if the API knows it and it is unused; returns what it takes off here, and the rest, which lapses. */
  .post("/coupon", jsonBody(z.object({ code: z.string() })), async (c) => {
    const { visitor } = c.env;
    await customerSession(visitor);
    const code = couponCode(c.req.valid("json").code);
    if (!/^[\w-]{1,40}$/.test(code)) return replyWith({ outcome: "bad" as const });
    const { coupon, totals } = await reviewOrder(visitor, code);
    if (!coupon) return replyWith({ outcome: "bad" as const });
    writeNotes(visitor, { coupon: { code } });
    await keepBeside(visitor, { coupon: null });
    const amount = totals.couponUsed;
    return replyWith({ outcome: "used" as const, amount, rest: coupon.amount - amount });
  })
  .post("/coupon/remove", async (c) => {
    writeNotes(c.env.visitor, { coupon: null });
    return replyWith({});
  })

  /** Stores the points that the shopper asks to use, cut at the limit, and returns how many that are. */
  .post("/bonus", jsonBody(z.object({ points: tugrik })), async (c) => {
    const { visitor } = c.env;
    writeNotes(visitor, { bonus: c.req.valid("json").points });
    const { totals } = await reviewOrder(visitor);
    writeNotes(visitor, { bonus: totals.bonusUsed });
    await keepBeside(visitor, { bonus: null });
    return replyWith({ used: totals.bonusUsed });
  });

async function titlesOfRemoved(visitor: Visitor, differences: readonly Difference[]) {
  const removed = differences.flatMap((difference) => (difference.what === "removed" ? [difference.id] : []));
  const rows = await productRows(visitor.api.cached, removed);
  return [...(rows?.values() ?? [])].map((row) => ({ id: row.id, title: titleOf(row) }));
}
