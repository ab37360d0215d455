/**
 * Sends an order, once. The browser names a payment method, the form's key and the total it was shown; everything else
 * is read afresh, and when the total is no longer that one nothing is sent (security.md §6).
 */
import { cookies } from "./cookies.ts";
import type { PaymentMethod } from "./domain/payment.ts";
import { BffError } from "./errors.ts";
import type { OrderGate } from "./order-gate.ts";
import { customerToken, type ReviewedOrder, reviewOrder } from "./order-review.ts";
import { TokenRefused } from "./upstream/client.ts";
import type { RequestOf } from "./upstream/contract.ts";
import type { Visitor } from "./visitor.ts";

export interface OrderForm {
  /** The single-use key that the confirm page carries. */
  key: string;
  payment: PaymentMethod;
  /** The total that the shopper was shown, in tugrik. */
  confirmedTotal: number;
}

/**
 * `changed`: price, stock or fee are not what was confirmed; nothing was sent. `refused`: the API said no, in its own words.
 * `unsure`: the answer was lost and the order was not found; the cart is kept. `outdated`: the form is of an earlier address.
 */
export type OrderOutcome =
  | { outcome: "placed"; invoiceId: string }
  | { outcome: "changed" | "unsure" | "outdated" | "empty" }
  | { outcome: "refused"; message: string };

/** Places the order of a confirm form, or finds the one that was already placed with it. */
export async function placeOrder(visitor: Visitor, form: OrderForm): Promise<OrderOutcome> {
  const token = await customerToken(visitor);
  const gate = gateOf(visitor, form.key);
  const earlier = await gate.placedOrder();
  if (earlier) return placed(visitor, form.key, earlier);

  const review = await reviewOrder(visitor);
  const objection = objectionTo(review, form);
  if (objection) {
    // What changed the stock or emptied the draft may be this very order, placed by a twin of this request.
    const twin = await gate.placedOrder();
    return twin ? placed(visitor, form.key, twin) : { outcome: objection };
  }

  const known = await orderNumbers(visitor, token);
  let answer = await gate.enter(known);
  if (answer.next === "look") {
    const found = await findNewOrder(visitor, token, answer.known);
    if (found) {
      await gate.placed(found);
      return placed(visitor, form.key, found);
    }
    answer = await gate.enter(known, true);
  }
  if (answer.next === "placed") return placed(visitor, form.key, answer.invoiceId);
  return send(visitor, token, gate, form, review, known);
}

async function send(
  visitor: Visitor,
  token: string,
  gate: DurableObjectStub<OrderGate>,
  { key, payment }: OrderForm,
  review: ReviewedOrder,
  known: string[],
): Promise<OrderOutcome> {
  try {
    const reply = await visitor.fresh("submitOrder", submission(review, payment), token);
    if (reply.result !== "success") {
      await gate.refused();
      return { outcome: "refused", message: reply.data };
    }
    await gate.placed(reply.invoiceId);
    return placed(visitor, key, reply.invoiceId);
  } catch (error) {
    if (error instanceof TokenRefused) {
      await gate.refused();
      throw error;
    }
    const found = await findNewOrder(visitor, token, known).catch(() => null);
    if (!found) {
      await gate.lost();
      return { outcome: "unsure" };
    }
    await gate.placed(found);
    return placed(visitor, key, found);
  }
}

/**
 * On success the cart and everything kept for this order goes (spec 1 §4, checkout flow). Where the draft is of another key they are
 * the next order's: an old form was sent again, by Back or from another tab.
 */
async function placed({ jar }: Visitor, key: string, invoiceId: string): Promise<OrderOutcome> {
  if ((await jar.read(cookies.shipping))?.orderKey === key) {
    for (const cookie of [cookies.cart, cookies.coupon, cookies.bonus, cookies.shipping]) jar.clear(cookie);
  }
  return { outcome: "placed", invoiceId };
}

/** Why this form may not be sent as it is. */
function objectionTo({ cart, totals, draft }: ReviewedOrder, form: OrderForm): "changed" | "outdated" | "empty" | null {
  if (draft?.orderKey !== form.key) return "outdated";
  if ([...cart.items, ...cart.unsold].some(({ changes }) => changes.length > 0)) return "changed";
  if (cart.items.length === 0) return "empty";
  return totals.total === form.confirmedTotal ? null : "changed";
}

/** What travels to the API (wire contract §7.1), every number our own. */
function submission({ cart, totals, coupon }: ReviewedOrder, payment: PaymentMethod): RequestOf<"submitOrder"> {
  return {
    cart: {
      product: cart.items.map(({ id, product, price, quantity, discount, bonusPercent }) => ({
        id,
        name: product.name,
        price,
        image: product.image ?? "",
        model: product.model,
        qty: quantity,
        color: product.color_name ?? "",
        discount,
        bonus: bonusPercent,
      })),
      real: cart.items.map(({ id, discount, bonusPercent, remain }) => ({
        id,
        discount,
        bonus_percent: bonusPercent,
        remain,
      })),
      subtotal: totals.subtotal,
      sale: totals.sale,
      bonus: totals.bonusEarned,
      useBonus: totals.bonusUsed,
      bonusLimit: totals.bonusLimit,
    },
    shipping: { amount: totals.delivery },
    coupon: { code: coupon?.code ?? null, active: coupon !== null, amount: totals.couponUsed },
    payment,
  };
}

/** The customer's submitted orders; an unfinished draft is none (wire contract §5.5, quirk). */
async function orderNumbers(visitor: Visitor, token: string): Promise<string[]> {
  const { order } = await visitor.fresh("myInfo", undefined, token);
  return order.filter((row) => row.enable_is !== 0).map((row) => row.ordernumber);
}

async function findNewOrder(visitor: Visitor, token: string, known: readonly string[]): Promise<string | null> {
  const now = await orderNumbers(visitor, token);
  return now.find((number) => !known.includes(number)) ?? null;
}

function gateOf({ env }: Visitor, key: string): DurableObjectStub<OrderGate> {
  if (!env.ORDER_GATE) throw new BffError("internal", "the binding ORDER_GATE is missing");
  return env.ORDER_GATE.get(env.ORDER_GATE.idFromName(key));
}
