import { expect, test } from "vitest";
import type { ReplyOf } from "../upstream/contract.ts";
import { type OrderView, orderView } from "./order.ts";

type ShownOrder = Extract<ReplyOf<"showOrder">, { result: "success" }>;

/** What an order that waits for its payment, with this code from its payment provider, offers to pay by. */
function toPayOf(code: string): OrderView["toPay"] {
  const sums = { total_amount: 1_000, used_bonus: 0, add_bonus: 0, discount: 0, tax: 0 };
  const state = { ordernumber: "PI1", status: "pending", payment: "qpay", created_at: null, end_at: null };
  const unsaid = { receiver: null, w3w: null, enable_is: null };
  const row = { ...sums, ...state, ...unsaid, QRCode: code };
  const reply: ShownOrder = { result: "success", order: [row], product: [], coupon: 0 };
  const order = orderView(reply, { mine: undefined, record: null, now: Date.now() });
  return order?.toPay ?? null;
}

test.each(["https://qpay.example/pay?id=1", "http://127.0.0.1:8788/sandbox/bank/PI1"])(
  "the payment code %s is a link too",
  (code) => {
    expect(toPayOf(code)).toMatchObject({ link: code, qr: { size: expect.any(Number) } });
  },
);

test.each([
  "javascript:alert(document.domain)",
  "JavaScript:alert(1)//https://qpay.example",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example/pay",
  "/logout",
  "0002010102121531279404962794049600022310027138152045734530349654031005802MN",
])("the payment code %s is a QR code alone, and no link", (code) => {
  expect(toPayOf(code)).toMatchObject({ link: null, qr: { size: expect.any(Number) } });
});
