import { expect, test } from "vitest";
import { offersInstalments, PAYMENT_METHODS, parsePaymentMethod } from "./payment.ts";

test.each([...PAYMENT_METHODS, "QPAY", "constructor", "", null])("%o is read as it is, or not at all", (text) => {
  expect(parsePaymentMethod(text)).toBe(PAYMENT_METHODS.some((method) => method === text) ? text : null);
});

test("instalments are offered where mcredit is", () => {
  expect([offersInstalments(["qpay", "mcredit"]), offersInstalments(["qpay", "storepay"])]).toEqual([true, false]);
});
