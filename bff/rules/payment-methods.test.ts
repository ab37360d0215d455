import { expect, test } from "vitest";
import { PAYMENT_METHOD_NAMES, parsePaymentMethod, paymentMethod, paysInParts } from "./payment-methods.ts";

test.each([...PAYMENT_METHOD_NAMES, "QPAY", "constructor", "", null])("%o is read as it is, or not at all", (text) => {
  expect(parsePaymentMethod(text)).toBe(PAYMENT_METHOD_NAMES.some((method) => method === text) ? text : null);
});

test("a shop sells in parts with storepay or mcredit, also beside other ways to pay", () => {
  expect([paysInParts(["qpay", "storepay"]), paysInParts(["mcredit"])]).toEqual([true, true]);
  expect([paysInParts(["qpay", "mongolchat"]), paysInParts([])]).toEqual([false, false]);
});

test("a request to a phone says where it has gone", () => {
  for (const method of PAYMENT_METHOD_NAMES.filter((name) => paymentMethod(name).paidBy === "phone")) {
    const { howToPay, howToPayByNumber } = paymentMethod(method);
    for (const language of ["mn", "en"] as const) {
      expect(howToPay?.[language], method).toBeTruthy();
      expect(howToPayByNumber?.[language], method).toContain("{{number}}");
    }
  }
});
