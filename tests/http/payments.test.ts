/** A shop with one payment method, and orders that were placed with another. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { textNames } from "#app/info/markdown.vite.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS, paymentMethod } from "#bff/rules/payment-methods.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { atConfirm } from "#tests/support/walk.ts";

const { order: words } = SENTENCES.mn;

/** What is said of the methods that this shop does not offer. */
const OTHERS = new RegExp(
  ["хувааж", ...PAYMENT_METHOD_NAMES.flatMap((name) => [name, PAYMENT_METHODS[name].brand])]
    .filter((word) => word.toLowerCase() !== "qpay")
    .join("|"),
  "i",
);

let qpayOnly: FaultyShop;
beforeAll(async () => {
  qpayOnly = await startFaultyShop({ PAYMENT_METHODS: "qpay" });
});
afterAll(() => qpayOnly?.stop());
afterEach(() => qpayOnly.api.reset());

const customer = () => atConfirm(qpayOnly);

describe("a shop that takes qpay only", () => {
  test("offers nothing else anywhere: checkout, footer, product page", async () => {
    const browser = await customer();
    const choices = browser.visit.page.querySelectorAll('[name="payment"]').map((input) => input.getAttribute("value"));
    expect(choices).toEqual(["qpay"]);
    await browser.open("/single-product/1");
    expect(browser.text).not.toMatch(OTHERS);
    expect(browser.text).toContain("QPay");
    for (const page of textNames()) {
      const { status } = await browser.open(`/${page}`);
      expect(status, page).toBe(page === "instalments" ? 404 : 200);
      expect(browser.text, page).not.toMatch(OTHERS);
    }
  });
});

/** The page of an order that waits for payment, with the given fields in the API's row. */
async function orderPage(row: Record<string, unknown>, reply: Record<string, unknown> = {}): Promise<PlainBrowser> {
  const browser = await customer();
  qpayOnly.api.alter((name, answer) =>
    name === "showOrder" && "order" in answer && Array.isArray(answer.order)
      ? { ...answer, ...reply, order: [{ ...answer.order[0], ...row }] }
      : answer,
  );
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
  return browser;
}

describe("an order that waits to be paid", () => {
  const STOREPAY = /storepay/i;
  test.each([...PAYMENT_METHOD_NAMES, "lend"] as const)(
    "by %s shows its method's instructions, with a code and without",
    async (payment) => {
      const withCode = await orderPage({ payment });
      const main = () => withCode.visit.page.querySelector("main")?.textContent ?? "";
      expect(STOREPAY.test(main())).toBe(payment === "storepay");
      expect(main().includes("Mongol Chat")).toBe(payment === "mongolchat");
      for (const QRCode of ["", "null", null]) {
        const without = await orderPage({ payment, QRCode });
        const text = without.visit.page.querySelector("main")?.textContent ?? "";
        expect(STOREPAY.test(text), String(QRCode)).toBe(payment === "storepay");
        expect(text.includes(words.transfer)).toBe(payment !== "lend" && paymentMethod(payment).transfer === true);
        expect(text).not.toContain(words.payByQr);
        expect(without.visit.page.querySelector("svg.qr")).toBeNull();
        qpayOnly.api.reset();
      }
    },
  );

  test("shows the payment deadline: from its own row, or else the customer's list, or none", async () => {
    const end_at = "2099-11-24T09:30:00.000Z";
    expect((await orderPage({ end_at })).text).toContain("2099.11.24 17:30 цагаас өмнө");
    qpayOnly.api.reset();

    const browser = await customer();
    qpayOnly.api.alter((name, answer) =>
      name === "myInfo" && "order" in answer && Array.isArray(answer.order)
        ? { ...answer, order: answer.order.map((row) => ({ ...row, end_at })) }
        : answer,
    );
    await browser.press("confirm", { payment: "qpay" });
    expect(browser.text).toContain("2099.11.24 17:30 цагаас өмнө");
    qpayOnly.api.set("500", "myInfo");
    await browser.open(browser.visit.url.pathname);
    expect(browser.visit.status).toBe(200);
    expect(browser.text).not.toContain("цагаас өмнө");
  });
});
