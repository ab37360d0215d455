/** A shop with one payment method. */

import { expect, test } from "vitest";
import { textNames } from "#app/info/markdown.vite.ts";
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from "#bff/rules/payment-methods.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { atConfirm } from "#tests/support/walk.ts";

/** What is said of the methods that this shop does not offer. */
const OTHERS = new RegExp(
  ["хувааж", ...PAYMENT_METHOD_NAMES.flatMap((name) => [name, PAYMENT_METHODS[name].brand])]
    .filter((word) => word.toLowerCase() !== "qpay")
    .join("|"),
  "i",
);

const qpayOnly = sharedFaultyShop({ PAYMENT_METHODS: "qpay" });

test("a shop that takes qpay only offers nothing else anywhere: checkout, footer, product page", async () => {
  const browser = await atConfirm(qpayOnly);
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
