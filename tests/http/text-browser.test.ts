/** A whole purchase with a text browser (w3m) at a terminal, from a product to the order's page. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "#app/i18n/mn/account.ts";
import { cart } from "#app/i18n/mn/cart.ts";
import { checkout } from "#app/i18n/mn/checkout.ts";
import { order } from "#app/i18n/mn/order.ts";
import { product } from "#app/i18n/mn/product.ts";
import { openDesk } from "#tests/support/checkout-desk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { hasTextBrowser, TextBrowser } from "#tests/support/text-browser.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

describe.skipIf(!hasTextBrowser())("with w3m", () => {
  test("a purchase", async () => {
    const desk = await openDesk(shop, 1);
    await desk.dress({ lines: [{ price: 45_000, discount: 0, bonusPercent: 3, remain: 9, quantity: 1 }] });
    const [id] = desk.products;
    const [row] = await shop.sql("SELECT model FROM product_card WHERE id = ?", id ?? 0);
    const customer = await newCustomer(shop.apiOrigin);
    const w3m = new TextBrowser(`${shop.origin}/single-product/${id}`, "12-р байр, 45 тоот");
    try {
      await w3m.at(String(row?.model));
      await w3m.type(product.quantity, "2");
      await w3m.press(product.buy);
      await w3m.at(cart.title);
      await w3m.press(cart.confirmAddress);
      await w3m.at(account.loginTitle);
      await w3m.type(account.email, customer.email);
      await w3m.type(account.password, customer.password, "Password:");
      await w3m.press(account.login);
      await w3m.at(checkout.shippingTitle);
      await w3m.type(`${checkout.name} *`, "Дэмо Болд");
      await w3m.type(`${checkout.phone} *`, "99112233");
      await w3m.choose(checkout.district, 1);
      await w3m.press(checkout.showKhoroos);
      await w3m.at(checkout.shippingTitle);
      await w3m.choose(checkout.khoroo, 1);
      await w3m.edit(checkout.more);
      await w3m.press(checkout.confirmOrder);
      await w3m.at(checkout.confirmTitle);
      await w3m.mark(checkout.qpay);
      await w3m.press(checkout.confirmTotal.split("{{")[0] ?? "");
      await w3m.at(order.title);
      await w3m.sees(order.pending);
    } finally {
      w3m.stop();
    }
    const orders = await shop.sql(
      "SELECT o.total_amount AS total, o.payment, o.more_address AS more, o.name FROM orders o JOIN user u ON u.id = o.user_id WHERE u.email = ? AND o.enable_is = 1",
      customer.email,
    );
    expect(orders).toEqual([{ total: 93_000, payment: "qpay", more: "12-р байр, 45 тоот", name: "Дэмо Болд" }]);
  });
});
