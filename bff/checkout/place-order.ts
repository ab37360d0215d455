/**
 * Sends an order, once. The browser names a payment method and returns the signed contents of its confirm page;
 * everything is read again, and any difference stops the order (rule O1). Nothing is ever resent automatically: a lost
 * response is an outcome of its own.
 */

import { BffError } from "../errors.ts";
import { log } from "../log.ts";
import { type Confirmed, type Difference, differences } from "../rules/confirmed.ts";
import type { PaymentMethod } from "../rules/payment-methods.ts";
import { MAX_QUANTITY } from "../rules/stock.ts";
import type { Visitor } from "../session/visitor.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import { TokenRefused, UpstreamFault } from "../upstream/client.ts";
import type { RequestOf } from "../upstream/contract.ts";
import { confirmView } from "../views/checkout.ts";
import { priceCart } from "./cart-pricing.ts";
import { type ConfirmForm, confirmedOf, readConfirmForm } from "./confirm-form.ts";
import { atGate, atGateOrNull, GATE_TIMEOUT_AFTER_SUBMIT_MS } from "./customer-gate.ts";
import { leaveCheckout, settleLost } from "./leave-checkout.ts";
import type { Admission, PlacedOrder, SubmitRequest } from "./order-ledger.ts";
import { lookForOrder, readOrders } from "./order-lookup.ts";
import { customerToken, type ReviewedOrder, reviewOrder } from "./order-review.ts";
import { quietOf } from "./previous-orders.ts";
import { sendAddress } from "./shipping-address.ts";

export interface OrderForm {
  /** The signed contents of the confirm page (`confirm-form.ts`). */
  confirmed: string;
  payment: PaymentMethod;
  /** The lost submit that the shopper was told of, and repeats on purpose. */
  again?: string | undefined;
}

/**
 * `placed`: now, or just before by the same form; then with its payment method, if known. `elsewhere`: the customer has
 * ordered since the form's page was rendered, in another tab, at another device, or with this form before. `unresolved`:
 * the last submit's outcome is unknown. `outdated`: the form is not ours, or has expired. `no-gate`: the order gate does
 * not answer. `refused`: the API refused, with its own message. Only `placed` and `unresolved` may have sent anything.
 */
export type OrderOutcome =
  | { outcome: "placed"; invoiceId: string; payment?: PaymentMethod | undefined }
  | { outcome: "elsewhere"; invoiceId: string }
  | { outcome: "unresolved" | "outdated" | "no-gate" }
  | { outcome: "refused"; message: string }
  | Objection;

/**
 * `changed`: the order differs from what was confirmed. `no-address`: there is none, or the API refuses it. `empty`: no
 * line can be sold, or not any more.
 */
type Objection = { outcome: "changed"; differences: Difference[] } | { outcome: "no-address" | "empty" };

/** Places the order of a confirm form, or finds the one that was already placed with it. */
export async function placeOrder(visitor: Visitor, form: OrderForm): Promise<OrderOutcome> {
  let wasSent = false;
  const placing = place(visitor, form, () => {
    wasSent = true;
  })
    .catch((error: unknown): OrderOutcome => {
      if (error instanceof BffError && error.code === "upstream-unreachable") return { outcome: "no-gate" };
      throw error;
    })
    .then((outcome) => {
      countOutcome(visitor, form, outcome, wasSent);
      return outcome;
    });
  // Continues when the shopper leaves the page.
  visitor.request.waitUntil(placing.catch(() => undefined));
  return placing;
}

/** For the log: the outcome of an order that was sent, or why it was not sent. Logs neither its number nor its sum. */
function countOutcome(
  { request: { id: requestId } }: Visitor,
  { payment }: OrderForm,
  { outcome }: OrderOutcome,
  wasSent: boolean,
) {
  if (wasSent) log(outcome === "placed" ? "info" : "warn", "order", { requestId, outcome, payment });
  else log("info", "order-not-sent", { requestId, reason: outcome === "placed" ? "repeated" : outcome, payment });
}

/** @param onSend is called before the order is sent */
async function place(visitor: Visitor, form: OrderForm, onSend: () => void): Promise<OrderOutcome> {
  const token = await customerToken(visitor);
  const sent = await readConfirmForm(visitor, form.confirmed);
  if (!sent) return { outcome: "outdated" };
  const ordered = await orderedBefore(visitor, sent);
  if (ordered) return ordered;

  const [review, before] = await Promise.all([reviewOrder(visitor), readOrders(visitor, token)]);
  const objection = await objectionTo(visitor, review, sent.confirmed);
  // A duplicate of this request may have placed the order, and so changed the stock or emptied the draft.
  if (objection) return (await orderedBefore(visitor, sent)) ?? objection;
  const request: SubmitRequest = {
    // Not the form's: an address that was sent again meanwhile is the same, or else a difference.
    key: review.draft?.orderKey ?? "",
    lines: review.cart.items.map(({ id, quantity, changes }) => ({
      id,
      // A line that the stock has cut leaves the cart whole.
      quantity: changes.some(({ reason }) => reason === "cut") ? MAX_QUANTITY : quantity,
    })),
    ...before,
    ...recordOf(review),
    newest: sent.newest,
    payment: form.payment,
    again: form.again,
    hasLooked: false,
    quiet: quietOf(visitor),
  };
  const answer = await admission(visitor, token, request);
  if (answer.next === "send") return send(visitor, token, { request, review, payment: form.payment, onSend });
  if (answer.next === "placed")
    return placed(visitor, { ...request, invoiceId: answer.invoiceId, payment: answer.payment });
  if (answer.next === "elsewhere") return { outcome: "elsewhere", invoiceId: answer.invoiceId };
  return { outcome: "unresolved" };
}

/** How long after an order another press of its form is the same confirmation: a double click, a repeat. */
const SAME_CONFIRMATION_MS = 60_000;

/** What was ordered with this form, or with another one since its page was rendered; null for nothing. */
async function orderedBefore(visitor: Visitor, form: ConfirmForm): Promise<OrderOutcome | null> {
  const { own, newest } = await atGate(visitor, (gate) => gate.placedUnder(form.key), GATE_TIMEOUT_AFTER_SUBMIT_MS);
  if (own) {
    const outcome = await placed(visitor, own);
    return Date.now() - own.at < SAME_CONFIRMATION_MS ? outcome : { outcome: "elsewhere", invoiceId: own.invoiceId };
  }
  return newest === null || newest === form.newest ? null : { outcome: "elsewhere", invoiceId: newest };
}

/** Requests admission, after a lookup if an earlier response was lost; an order that is found is this confirmation's. */
async function admission(visitor: Visitor, token: string, request: SubmitRequest): Promise<Admission> {
  const ask = (asked: SubmitRequest) =>
    atGate(visitor, async (gate): Promise<Admission> => await gate.admit(asked), GATE_TIMEOUT_AFTER_SUBMIT_MS);
  const answer = await ask(request);
  if (answer.next !== "look") return answer;
  const { open } = answer;
  const invoiceId = await settleLost(visitor, token, open);
  if (invoiceId !== null) return { next: "placed", invoiceId, payment: open.payment };
  return ask({ ...request, hasLooked: true });
}

interface Sending {
  request: SubmitRequest;
  review: ReviewedOrder;
  payment: PaymentMethod;
  onSend: () => void;
}

async function send(
  visitor: Visitor,
  token: string,
  { request, review, payment, onSend }: Sending,
): Promise<OrderOutcome> {
  const { key, lines } = request;
  // A call whose token the API refuses ends the session, and the gate must still learn what came of the order.
  const customer = await visitor.shopper.session();
  const notOrdered = () => atGateOrNull(visitor, (gate) => gate.refused(key), customer);
  const ordered = async (invoiceId: string) => {
    await atGateOrNull(visitor, (gate) => gate.placed(key, invoiceId));
    return placed(visitor, { key, lines, invoiceId });
  };
  try {
    // The API has one address per customer: another device may have sent another since, and the fee may have changed.
    if ((await sendAddress(visitor, token, review)) !== "accepted") {
      await notOrdered();
      return forgetAddress(visitor);
    }
  } catch (error) {
    await notOrdered();
    throw error;
  }
  onSend();
  try {
    const reply = await visitor.api.fresh("submitOrder", submission(review, payment), token);
    if (reply.result === "success") return await ordered(reply.invoiceId);
    await notOrdered();
    // Another shopper may have bought the last piece since this order was read.
    const left = await priceCart(visitor).catch(nothingOnFault);
    if (left?.items.length === 0) return { outcome: "empty" };
    return { outcome: "refused", message: reply.data };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) {
      // A refused token, or a request that was not sent.
      await notOrdered();
      throw error;
    }
    const found = await lookForOrder(visitor, token, request).catch(nothingOnFault);
    if (found !== null) return ordered(found);
    await atGateOrNull(visitor, (gate) => gate.lost(key), customer);
    return { outcome: "unresolved" };
  }
}

function nothingOnFault(error: unknown): null {
  if (error instanceof UpstreamFault || error instanceof TokenRefused) return null;
  throw error;
}

async function placed(
  visitor: Visitor,
  order: Pick<PlacedOrder, "key" | "lines" | "invoiceId" | "payment">,
): Promise<OrderOutcome> {
  await leaveCheckout(visitor, order);
  return { outcome: "placed", invoiceId: order.invoiceId, payment: order.payment };
}

/** The API refuses the address: the shopper must mend it. */
async function forgetAddress(visitor: Visitor): Promise<Objection> {
  const draft = await readNote(visitor, "shipping");
  if (draft) writeNotes(visitor, { shipping: { ...draft, orderKey: null } });
  return { outcome: "no-address" };
}

/**
 * What differs from a confirm form's contents, for its other buttons: their page is rendered again, and would show the
 * current state as if it had been confirmed.
 */
export async function changesSince(visitor: Visitor, confirmed: string): Promise<Difference[]> {
  await customerToken(visitor);
  const sent = await readConfirmForm(visitor, confirmed);
  const objection = sent && (await objectionTo(visitor, await reviewOrder(visitor), sent.confirmed));
  return objection?.outcome === "changed" ? objection.differences : [];
}

/** Why this form may not be submitted. */
async function objectionTo(visitor: Visitor, review: ReviewedOrder, confirmed: Confirmed): Promise<Objection | null> {
  const { cart, draft } = review;
  if (!draft?.orderKey) return { outcome: "no-address" };
  if (cart.items.length === 0) return { outcome: "empty" };
  const cut = cart.items.filter(({ changes }) => changes.some(({ reason }) => reason === "cut"));
  const found = differences(confirmed, await confirmedOf(visitor, review), new Set(cut.map(({ id }) => id)));
  return found.length > 0 ? { outcome: "changed", differences: found } : null;
}

/** The confirmed data that the order's page will show. */
function recordOf(review: ReviewedOrder): Pick<SubmitRequest, "record"> {
  const shown = confirmView(review);
  if (!shown) return {};
  const lines = shown.lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice }));
  return { record: { lines, address: shown.address } };
}

/** The request of an order to the API (docs/api.md, section 5); we compute every number. */
export function submission({ cart, totals, coupon }: ReviewedOrder, payment: PaymentMethod): RequestOf<"submitOrder"> {
  return {
    cart: {
      product: cart.items.map(({ id, product, listPrice, quantity, discount, bonusPercent }) => ({
        id,
        name: product.name,
        price: listPrice,
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
      sale: totals.discountTotal,
      bonus: totals.bonusEarned,
      useBonus: totals.bonusUsed,
      bonusLimit: totals.bonusLimit,
    },
    shipping: { amount: totals.delivery },
    coupon: { code: coupon?.code ?? null, active: coupon !== null, amount: totals.couponUsed },
    payment,
  };
}
