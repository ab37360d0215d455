/** One order, as its page shows it. */
import { encode } from "uqr";
import { type OrderStatus, parseOrderStatus } from "../domain/order.ts";
import { type OrderSums, orderSums } from "../domain/order-sums.ts";
import { type PaymentMethod, parsePaymentMethod } from "../domain/payment.ts";
import type { Env } from "../env.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { type Picture, picture } from "./picture.ts";
import { titleOf } from "./product-card.ts";

export interface OrderView extends OrderSums {
  number: string;
  /** Date and time in Ulaanbaatar, `2026-11-20 17:30`; null when the API gives none. */
  /** A moment, ISO 8601. */
  createdAt: string | null;
  /** Null for a status the shop does not know: it is then printed as it came. */
  status: OrderStatus | null;
  statusText: string;
  lines: {
    id: number;
    href: string;
    title: string;
    colour: string | null;
    picture: Picture;
    quantity: number;
    /** Undiscounted unit price at order time. */
    unitPrice: number;
  }[];
  bonusEarned: number;
  payment: PaymentMethod | null;
  /** Until when it can be paid, a moment, only while it waits for that; null when the API does not say. */
  payBy: string | null;
  /** How to pay, only while the order waits for it. */
  toPay: {
    /** The QR code; null where the method has none. */
    qr: QrCode | null;
    /** Where the code leads, when it is an address: a tap pays on the phone itself. */
    link: string | null;
    /** For a bank transfer (only qpay offers one). */
    transfer: { bank: string; account: string; receiver: string } | null;
  } | null;
}

/** A QR code as the path of its dark squares on a grid of `size` × `size`, quiet zone included. */
export interface QrCode {
  size: number;
  path: string;
}

type ShownOrder = Extract<ReplyOf<"showOrder">, { result: "success" }>;

/**
 * @param reply the API's answer for a submitted order of this customer
 * @param env names the shop's bank account
 */
export function orderView(reply: ShownOrder, env: Env): OrderView | null {
  const order = reply.order[0];
  if (!order) return null;
  const status = parseOrderStatus(order.status);
  const payment = parsePaymentMethod(order.payment);
  const lines = reply.product.map((line) => ({
    id: line.id,
    href: `/single-product/${line.id}`,
    title: titleOf(line),
    colour: line.color_name,
    picture: picture("product", line.image, ""),
    quantity: line.quantity,
    unitPrice: line.amount,
  }));
  return {
    number: order.ordernumber,
    createdAt: order.created_at,
    status,
    statusText: order.status,
    lines,
    bonusEarned: order.add_bonus,
    ...orderSums({
      goods: lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
      sale: order.discount,
      delivery: order.tax,
      coupon: reply.coupon,
      bonusUsed: order.used_bonus,
      total: order.total_amount,
    }),
    payment,
    payBy: status === "pending" ? order.end_at : null,
    toPay: status === "pending" ? toPay(order.QRCode, payment, env) : null,
  };
}

function toPay(code: string | null, payment: PaymentMethod | null, env: Env): OrderView["toPay"] {
  // One provider's orders carry the text "null" (wire contract §6.10).
  const text = code === null || code === "null" ? null : code;
  return {
    qr: text === null ? null : qrCode(text),
    link: text && isWebAddress(text) ? text : null,
    transfer:
      payment === "qpay" ? { bank: env.BANK_NAME, account: env.BANK_ACCOUNT, receiver: env.BANK_RECEIVER } : null,
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

/** Only web addresses become links: text from upstream may be `javascript:` (security.md §3). */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
}
