/** The checkout: address, coupon and bonus, confirmation, and the order itself. Every route needs a session. */
import { Hono } from "hono";
import { z } from "zod";
import type { BffEnv } from "../app.ts";
import { cookies, type ShippingDraft } from "../cookies.ts";
import { PAYMENT_METHODS } from "../domain/payment.ts";
import { BffError } from "../errors.ts";
import { jsonBody } from "../json-body.ts";
import { customerToken, type ReviewedOrder, reviewOrder } from "../order-review.ts";
import { placeOrder } from "../place-order.ts";
import { randomKey } from "../random-key.ts";
import type { RequestOf } from "../upstream/contract.ts";
import { confirmView, shippingView } from "../views/checkout.ts";
import type { Visitor } from "../visitor.ts";

/** City centre, for an address without coordinates (wire contract §6.9). */
const CITY_CENTRE = { lat: 47.919143, long: 106.917597 };

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
});

const orderForm = z.object({
  key: z.string().length(22),
  payment: z.enum(PAYMENT_METHODS),
  confirmedTotal: z.number().int(),
});

export const checkout = new Hono<BffEnv>()
  .get("/shipping", async (c) => c.json(shippingView(await reviewOrder(c.env.visitor))))

  /** Keeps what has been typed so far, valid or not, so that no error, sign-in or fault loses it. */
  .post("/draft", jsonBody(address), async (c) => {
    const { visitor } = c.env;
    const before = await visitor.jar.read(cookies.shipping);
    await keepDraft(visitor, { ...c.req.valid("json"), orderKey: before?.orderKey ?? null });
    return c.json({});
  })

  /**
   * Sends the address, which makes the order's draft at the API. `no-such-place`: district or khoroo is not one that the API
   * listed; `email-taken`: the API's only refusal, the e-mail belongs to another customer; `too-long`: the draft cookie cannot
   * hold it, which takes nearly every field at its limit in a script with three bytes a letter.
   */
  .post("/shipping", jsonBody(address), async (c) => {
    const { visitor } = c.env;
    const token = await customerToken(visitor);
    const typed = c.req.valid("json");
    if (!(await keepDraft(visitor, { ...typed, orderKey: randomKey() })))
      return c.json({ outcome: "too-long" as const });
    await keepDraft(visitor, { ...typed, orderKey: null });
    const review = await reviewOrder(visitor);
    if (review.cart.items.length === 0) return c.json({ outcome: "empty" as const });
    const shipping = draftOrder(review);
    if (!shipping) return c.json({ outcome: "no-such-place" as const });
    const reply = await visitor.fresh("createOrder", { shipping }, token);
    if (reply.result !== "success") return c.json({ outcome: "email-taken" as const });
    await keepDraft(visitor, { ...typed, orderKey: randomKey() });
    return c.json({ outcome: "accepted" as const });
  })

  .get("/confirm", async (c) => {
    const review = await reviewOrder(c.env.visitor);
    return c.json({ order: confirmView(review), empty: review.cart.items.length === 0 });
  })

  .post("/submit", jsonBody(orderForm), async (c) => {
    const { visitor } = c.env;
    const form = c.req.valid("json");
    if (!visitor.env.PAYMENT_METHODS.includes(form.payment)) throw new BffError("bad-request");
    return c.json(await placeOrder(visitor, form));
  })

  /** Takes a coupon on, if the API knows it and it is unused; returns the amount that it takes off. */
  .post("/coupon", jsonBody(z.object({ code: z.string() })), async (c) => {
    const { visitor } = c.env;
    await customerToken(visitor);
    const { code } = c.req.valid("json");
    if (!/^[\w-]{1,40}$/.test(code)) return c.json({ amount: null });
    const review = await reviewOrder(visitor, code);
    if (review.coupon) visitor.jar.write(cookies.coupon, code);
    return c.json({ amount: review.coupon && review.totals.couponUsed });
  })
  .post("/coupon/remove", async (c) => {
    c.env.visitor.jar.clear(cookies.coupon);
    return c.json({});
  })

  /** How many points the shopper wishes to use, and how many are: whatever is above the limit is cut wherever it counts. */
  .post("/bonus", jsonBody(z.object({ points: z.number().int().min(0).max(999_999_999) })), async (c) => {
    const { visitor } = c.env;
    visitor.jar.write(cookies.bonus, c.req.valid("json").points);
    const { totals } = await reviewOrder(visitor);
    return c.json({ used: totals.bonusUsed });
  });

/** Keeps an address in its cookie, if the cookie can hold it; says whether it did. */
async function keepDraft(visitor: Visitor, address: Omit<ShippingDraft, "customer">): Promise<boolean> {
  const { jar } = visitor;
  const session = await visitor.session();
  // Typed on after the session ended, it is still whose it was.
  const customer = session ? session.customer : (await jar.read(cookies.shipping))?.customer;
  const draft = { customer, ...address };
  const fits = await jar.fits(cookies.shipping, draft);
  if (fits) jar.write(cookies.shipping, draft);
  return fits;
}

/** The draft order as the API takes it (wire contract §6.9); null without a place that it listed. */
function draftOrder(review: ReviewedOrder): RequestOf<"createOrder">["shipping"] | null {
  const { draft, districts, totals, balance } = review;
  const district = districts.find(({ id }) => id === draft?.district);
  if (!draft || !district || draft.khoroo === null) return null;
  if (draft.khoroo < 1 || draft.khoroo > district.number_of_khoroo) return null;
  const { personal, name, phone, phone2, email, register, khoroo, more } = draft;
  return {
    amount: totals.delivery,
    user: {
      personal,
      district: district.id,
      khoroo,
      more,
      name,
      phone,
      phone2: personal ? phone2 : "",
      email,
      register: personal ? "" : register,
      bonus: balance,
    },
    w3w: draft.w3w || null,
    ...CITY_CENTRE,
  };
}
