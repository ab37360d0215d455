import { expect, test } from "vitest";
import { offersInstalments, PAYMENT_METHODS, parsePaymentMethod, paysInParts } from "./payment.ts";

test.each([...PAYMENT_METHODS, "QPAY", "constructor", "", null])("%o is read as it is, or not at all", (text) => {
  expect(parsePaymentMethod(text)).toBe(PAYMENT_METHODS.some((method) => method === text) ? text : null);
});

test("instalments are offered where mcredit is", () => {
  expect([offersInstalments(["qpay", "mcredit"]), offersInstalments(["qpay", "storepay"])]).toEqual([true, false]);
});

test("a shop sells in parts with storepay or mcredit, also beside other ways to pay", () => {
  expect([paysInParts(["qpay", "storepay"]), paysInParts(["mcredit"])]).toEqual([true, true]);
  expect([paysInParts(["qpay", "mongolchat"]), paysInParts([])]).toEqual([false, false]);
});
