import { expect, test } from "vitest";
import { parseOrderPayment, parsePaymentMethod } from "./payment.ts";

test.each([
  ["qpay", "qpay", "qpay"],
  ["storepay", "storepay", "storepay"],
  ["mcredit", "mcredit", "mcredit"],
  ["mongolchat", null, "mongolchat"], // on older orders only
  ["QPAY", null, null],
  ["constructor", null, null],
  ["", null, null],
  [null, null, null],
])("%o is %o at the checkout and %o on an order", (text, chosen, placed) => {
  expect(parsePaymentMethod(text)).toBe(chosen);
  expect(parseOrderPayment(text)).toBe(placed);
});
