/** One order, as its page shows it. */

import { encode } from "uqr";
import { deliveryCalendar } from "#app/brand.ts";
import type { OrderRecord } from "../checkout/order-ledger.ts";
import { dayAt, deliveryDay } from "../rules/delivery-day.ts";
import { parseOrderStatus } from "../rules/order.ts";
import { orderSums } from "../rules/order-sums.ts";
import { type PaymentMethod, parsePaymentMethod, paymentMethod } from "../rules/payment-methods.ts";
import { toListPrice, toUnitPrice, type UnitPrice } from "../rules/price.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { picture } from "./picture.ts";
import { titleOf } from "./product-card.ts";

export type OrderView = NonNullable<ReturnType<typeof orderView>>;

/** A QR code as the path of its dark squares on a grid of `size` × `size`, quiet zone included. */
export interface QrCode {
  size: number;
  path: string;
}

type ShownOrder = Extract<ReplyOf<"showOrder">, { result: "success" }>;
type OwnRow = ReplyOf<"myInfo">["order"][number];

/** Further data about an order, beside `show-order`. */
export interface OrderKnowledge {
  /** The order's row of `my-info`, which lists the newest orders only (docs/api.md, section 4). */
  mine: OwnRow | undefined;
  /** What the customer confirmed. */
  record: OrderRecord | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** @param reply the API's answer for a submitted order of this customer */
export function orderView(reply: ShownOrder, { mine, record, now }: OrderKnowledge) {
  const order = reply.order[0];
  if (!order) return null;
  const status = parseOrderStatus(order.status);
  const payment = parsePaymentMethod(order.payment);
  const goods = reply.product.reduce((sum, line) => sum + line.amount * line.quantity, 0);
  const sums = orderSums({
    goods,
    discountTotal: order.discount,
    delivery: order.tax,
    coupon: reply.coupon,
    bonusUsed: order.used_bonus,
    total: order.total_amount,
  });
  const paid = sums.subtotal === goods ? paidPrices(reply.product, sums.discountTotal, record) : null;
  const lines = reply.product.map((line, index) => {
    const shownPrice = paid?.[index] ?? toListPrice(line.amount);
    return {
      id: line.id,
      href: `/single-product/${line.id}`,
      title: titleOf(line),
      colour: line.color_name,
      picture: picture("product", line.image),
      quantity: line.quantity,
      /** For one piece: what was paid, or where `hasListPrices` what it cost without its discount. */
      shownPrice,
      amount: shownPrice * line.quantity,
    };
  });
  const payBy = status === "pending" ? (order.end_at ?? mine?.end_at ?? null) : null;
  const isOverdue = payBy !== null && Date.parse(payBy) <= now;
  const canBePaid = status === "pending" && !isOverdue;
  return {
    number: order.ordernumber,
    /** A moment, ISO 8601; null when the API gives none. */
    createdAt: order.created_at,
    /** Null for an unknown status, which is shown as it came. */
    status,
    statusText: order.status,
    lines,
    /** Whether the lines show list prices: only the total discount is known. */
    hasListPrices: paid === null && sums.discountTotal !== 0,
    /** The delivery address as confirmed; null if only the API knows the order. */
    deliverTo: record?.address ?? null,
    /** The API's data of an order's delivery; null when missing, or when `deliverTo` has more. */
    receiver: record ? null : receiverOf(mine),
    bonusEarned: order.add_bonus,
    ...sums,
    payment,
    /** Until when it can be paid, a moment, only while it waits for that; null when the API does not say. */
    payBy,
    /** That moment is over: the API expires it by a job of its own, until when it is pending. */
    isOverdue,
    /** Until which day it is delivered if it is paid now, `YYYY-MM-DD`; only while it can be. */
    deliverBy: canBePaid ? deliveryDay(now, deliveryCalendar) : null,
    /** The latest delivery day of a paid order, `YYYY-MM-DD`; null if unknown or past. */
    deliveredBy: status === "paid" || status === "shipping" ? latestDelivery(order, { mine, now }) : null,
    /** How to pay, only while the order waits for it and is not overdue. */
    toPay: canBePaid ? toPay(order.QRCode, payment) : null,
  };
}

/** How long an order waits for its payment, in milliseconds (rule O5). */
const PAYMENT_WAIT_MS = 3 * 86_400_000;

/**
 * The API does not say when an order was paid: at the latest now, or when it would have lapsed, and it is delivered
 * within the working hours after that (rule D5).
 */
function latestDelivery(
  { created_at, end_at }: ShownOrder["order"][number],
  { mine, now }: Pick<OrderKnowledge, "mine" | "now">,
): string | null {
  const lapse = Date.parse(end_at ?? mine?.end_at ?? "") || Date.parse(created_at ?? "") + PAYMENT_WAIT_MS;
  if (Number.isNaN(lapse)) return null;
  const day = deliveryDay(Math.min(now, lapse), deliveryCalendar);
  return day >= dayAt(now) ? day : null;
}

/**
 * The paid unit price of each line: `show-order` gives only list prices and the total discount.
 * @param discountTotal the total discount
 * @returns null when unknown: the confirmed prices have expired, or disagree with the API
 */
function paidPrices(
  lines: ShownOrder["product"],
  discountTotal: number,
  record: OrderRecord | null,
): UnitPrice[] | null {
  if (discountTotal === 0) return lines.map(({ amount }) => toUnitPrice(amount));
  const confirmed = lines.flatMap(
    (line) => record?.lines.find(({ id, quantity }) => id === line.id && quantity === line.quantity)?.unitPrice ?? [],
  );
  const [only, ...others] = lines;
  const alone = only && others.length === 0 ? [toUnitPrice(only.amount - discountTotal / only.quantity)] : [];
  return [confirmed, alone].find((prices) => addUpTo(prices, lines, discountTotal)) ?? null;
}

/** Whether lines at these prices add up to the order's sum. */
function addUpTo(prices: readonly UnitPrice[], lines: ShownOrder["product"], discountTotal: number): boolean {
  if (prices.length !== lines.length || !prices.every((price) => Number.isInteger(price) && price >= 0)) return false;
  const off = lines.reduce((sum, line, index) => sum + (line.amount - (prices[index] ?? 0)) * line.quantity, 0);
  return off === discountTotal;
}

function receiverOf(mine: OwnRow | undefined) {
  const kinds = new Map([
    ["personal", true],
    ["company", false],
  ]);
  const personal = kinds.get(mine?.receiver ?? "") ?? null;
  const w3w = mine?.w3w || null;
  return personal === null && w3w === null ? null : { personal, w3w };
}

function toPay(text: string | null, payment: PaymentMethod | null) {
  return {
    /** The QR code; null where the method has none. */
    qr: text === null ? null : qrCode(text),
    /** Where the code leads, when it is an address: a tap pays on the phone itself. */
    link: text && isWebAddress(text) ? text : null,
    /** Whether the sum can be transferred to the shop's account. */
    transfer: payment !== null && paymentMethod(payment).transfer === true,
  };
}

/** Draws runs of dark squares, row by row; four light squares around are the standard's quiet zone (ISO/IEC 18004). */
function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4, ecc: "M" });
  const path = data.map((row, y) => {
    const runs = row.map((dark) => (dark ? "1" : "0")).join("");
    return [...runs.matchAll(/1+/g)]
      .map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`)
      .join("");
  });
  return { size, path: path.join("") };
}

/** Only web addresses become links: text from upstream may be `javascript:`. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
}
