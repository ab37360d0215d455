/**
 * Cart, address and confirmation without a script: nothing typed is lost, and each sum and refusal is explained.
 */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliveryCalendar } from "#app/brand.ts";
import { dayInWords } from "#app/date-in-words.server.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { translator } from "#app/words/translate.server.ts";
import { FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "#bff/rules/delivery.ts";
import { MAX_DRAFT_LENGTHS } from "#bff/rules/delivery-address.ts";
import { dayAt, deliveryDay } from "#bff/rules/delivery-day.ts";
import { instalmentDays } from "#bff/rules/instalments.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { PAYMENT_METHODS } from "#bff/rules/payment-methods.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS, atAddress, atConfirm } from "#tests/support/walk.ts";

const { cart, checkout, checkoutAnswers, delivery, fees, notices, payment, summary, ui } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeAll(async () => {
  shop.api.newCustomers();
});
beforeEach(() => shop.api.reset());

const LIMIT = { limit: formatTugrik(FLAT_FEE_ABOVE) };

const plain = (text: string) => text.replace(/\s/g, " ");

/** A field with its message, as assistive technology finds it. */
function fieldOf({ visit: { page } }: PlainBrowser, name: string) {
  const field = page.querySelector(`main [name=${name}]`);
  const described = (field?.getAttribute("aria-describedby") ?? "").split(" ");
  return {
    value: field?.getAttribute("value") ?? field?.querySelector("option[selected]")?.getAttribute("value"),
    messages: described.map((id) => (id ? page.querySelector(`#${id}`)?.textContent : undefined)),
    isInvalid: field?.getAttribute("aria-invalid") === "true",
  };
}

/** The text of a sum's row. */
function rowOf({ visit: { page } }: PlainBrowser, label: string): string {
  const rows = page.querySelectorAll(".summary-list > div");
  return plain(rows.find((row) => row.querySelector("dt")?.textContent.startsWith(label))?.textContent ?? "");
}

test.each([
  ["/shipping", atAddress],
  ["/confirm-order", atConfirm],
] as const)("on %s a coupon that was used elsewhere meanwhile is reported as gone, once", async (page, arrive) => {
  const gone = interpolate(checkout.couponGone, { code: "OCH2020" });
  const browser = await arrive(shop);
  await browser.press("coupon", { coupon: "OCH2020" });
  shop.api.set('body {"result":"failed"}', "useCoupon");
  for (const _ of ["first", "reload"]) {
    await browser.open(page);
    expect(browser.text).toContain(gone);
  }
  await browser.press("remove-coupon");
  expect(browser.text).not.toContain(gone);
});

test("a notice that is no success is not headed as one", async () => {
  const browser = await atAddress(shop);
  await browser.press("bonus", { ...ADDRESS, bonus: "500" });
  expect(browser.notices).toContain(ui.success);
  expect(browser.notices).not.toContain(notices.pressAgain);
  await browser.press("bonus", { ...ADDRESS, bonus: "0" });
  expect(browser.notices).toContain(notices.bonusNone);
  expect(browser.notices).not.toContain(ui.success);
});

test("a half-typed address is there again after a visit to the cart", async () => {
  const browser = await atAddress(shop);
  await browser.press("cart", { more: "Шинэ хаяг 7", phone: "88" });
  expect(browser.visit.url.pathname).toBe("/cart");
  await browser.open("/shipping");
  expect(browser.visit.page.querySelector("[name=more]")?.textContent).toBe("Шинэ хаяг 7");
  expect(fieldOf(browser, "phone").value).toBe("88");
});

test("the khoroo is required again for another district, whichever button is clicked", async () => {
  const browser = await atAddress(shop);
  expect(fieldOf(browser, "khoroo").value).toBe("1");
  await browser.press("place", { ...ADDRESS, district: "2" });
  expect([fieldOf(browser, "district").value, fieldOf(browser, "khoroo").value]).toEqual(["2", ""]);
  expect(browser.visit.page.querySelectorAll("[name=khoroo] option")).toHaveLength(1 + 28);
  await browser.press("confirm", { ...ADDRESS, district: "1", khoroo: "3" });
  expect(browser.visit.status).toBe(400);
  expect(fieldOf(browser, "khoroo")).toMatchObject({ value: "", isInvalid: true });
  await browser.press("confirm", { ...ADDRESS, district: "1", khoroo: "3" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
});

/** The address that the API was last sent. */
const sentAddress = () => Object(shop.api.calls.findLast(({ name }) => name === "createOrder")?.body).shipping;

// Further spellings: bff/rules/contact.test.ts.
test("phones, three words and question marks, as people write and paste them, reach the API as it takes them", async () => {
  const browser = await atAddress(shop);
  const w3w = `https://what3words.com/${encodeURIComponent("гурван.үгт.хаяг")}`;
  const typed = { ...ADDRESS, phone: "+976 9911-2233", phone2: "(976) 8811 2233", more: "45 тоот (хаалга нь?)", w3w };
  await browser.press("confirm", typed);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(sentAddress()).toMatchObject({
    w3w: "гурван.үгт.хаяг",
    user: { phone: "99112233", phone2: "88112233", more: "45 тоот (хаалга нь？)" },
  });
  expect(browser.text).toContain("45 тоот (хаалга нь?)");
});

/** As long as a field lets it be, which is longer than the API accepts. */
const filling = (name: "more" | "name") =>
  "Баянзүрх дүүргийн урт хаяг, "
    .repeat(12)
    .slice(0, MAX_DRAFT_LENGTHS[name] - 1)
    .concat("!");

test.each([
  ["confirm", "name", checkoutAnswers.nameTooLong],
  ["place", "more", null],
] as const)("%s with a %s that is too long loses nothing that the field took", async (button, name, message) => {
  const browser = await atAddress(shop);
  const field = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(field?.getAttribute("maxlength")).toBe(String(MAX_DRAFT_LENGTHS[name]));
  await browser.press(button, { ...ADDRESS, [name]: filling(name) });
  if (message === null) await browser.open("/shipping");
  else expect([browser.visit.url.pathname, browser.visit.status]).toEqual(["/shipping", 400]);
  const shown = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(name === "more" ? shown?.textContent : shown?.getAttribute("value")).toBe(filling(name));
  if (message) expect(shown?.parentNode?.textContent).toContain(message);
});

test("another e-mail address is explained at its field, beside every other mistake, and sent once the shopper agrees", async () => {
  const browser = await atAddress(shop);
  const other = "other@och.mn";
  expect(browser.text).not.toContain(checkout.emailYes);
  await browser.press("confirm", { ...ADDRESS, name: "", email: other });
  expect(browser.visit.status).toBe(400);
  const told = browser.visit.page.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href"));
  expect(told).toEqual(["#shipping-name", "#shipping-email"]);
  expect(browser.text).toContain(interpolate(checkoutAnswers.emailOther, { own: DEMO.email }));
  expect(fieldOf(browser, "email").value).toBe(other);
  const box = browser.visit.page.querySelector("main [name=newSignIn]");
  expect([box?.getAttribute("value"), box?.hasAttribute("checked")]).toEqual(["yes", false]);
  expect(sentAddress()).toBeUndefined();
  await browser.press("confirm", { ...ADDRESS, email: other, newSignIn: "yes" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain(interpolate(notices.signInChanged, { email: other }));
  expect(sentAddress()).toMatchObject({ user: { email: other } });
});

describe("the delivery", () => {
  test("that is listed and not in the total says so, known or not", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.post("/cart", { intent: "add", id: "1", quantity: "1" });
    await browser.open("/cart");
    expect(rowOf(browser, summary.delivery)).toContain(fees.deliveryAtAddress);
    await browser.post("/cart", { intent: "add", id: "1", quantity: "1" });
    await browser.open("/cart");
    expect(rowOf(browser, summary.delivery)).toContain(plain(formatTugrik(FLAT_FEE)));
    expect(rowOf(browser, summary.delivery)).toContain(fees.deliveryLater);
    expect(rowOf(browser, summary.total)).toContain(fees.withoutDelivery);
  });

  test("states why it costs what it does, also before a khoroo is chosen, and that a coupon has changed it", async () => {
    const browser = await atAddress(shop, { 1: 2 });
    await browser.press("place", { ...ADDRESS, district: "2" });
    expect(rowOf(browser, summary.total)).toContain(plain(formatTugrik(202_000 + FLAT_FEE)));
    expect(rowOf(browser, summary.delivery)).toContain(plain(formatTugrik(FLAT_FEE)));
    expect(rowOf(browser, summary.delivery)).toContain(plain(interpolate(fees.feeFlat, LIMIT)));
    await browser.press("place", { ...ADDRESS, district: "1" });
    await browser.press("coupon", { ...ADDRESS, khoroo: "1", coupon: "OCH2020" });
    expect(rowOf(browser, summary.delivery)).toContain(plain(formatTugrik(ZONE_FEES.cheap)));
    expect(rowOf(browser, summary.delivery)).toContain(plain(interpolate(fees.feeByCoupon, LIMIT)));
    await browser.press("confirm", ADDRESS);
    expect(rowOf(browser, summary.delivery)).toContain(plain(interpolate(fees.feeByCoupon, LIMIT)));
  });
});

test("the bonus says why it has its limit, and what remains", async () => {
  const browser = await atAddress(shop);
  // Half of 101,000 ₮ is more than the points that the customer has.
  expect(fieldOf(browser, "bonus").messages).toContain(
    interpolate(checkoutAnswers.bonusByBalance, { limit: formatTugrik(2_020) }),
  );
  await browser.press("bonus", { bonus: "2000" });
  expect(fieldOf(browser, "bonus").messages.join()).toContain(interpolate(checkoutAnswers.bonusLeft, { left: "20" }));
  shop.api.alter((name, reply) =>
    name === "cartShipping" ? JSON.parse(JSON.stringify(reply).replace('"bonus":2020', '"bonus":120000')) : reply,
  );
  await browser.open("/shipping");
  const [limit, payable] = [formatTugrik(50_500), formatTugrik(101_000)];
  expect(fieldOf(browser, "bonus").messages.join()).toContain(
    interpolate(checkoutAnswers.bonusByHalf, { limit, payable, balance: "120,000" }),
  );
});

test("the sums have one order, wording and unit on all three steps", async () => {
  const browser = await atAddress(shop);
  await browser.press("coupon", { ...ADDRESS, coupon: "OCH2020" });
  const rows = () =>
    browser.visit.page
      .querySelectorAll(".checkout-summary .summary-list > div")
      .map((row) => [row.querySelector("dt")?.childNodes[0]?.textContent, row.querySelector("dd")?.textContent]);
  const address = rows();
  await browser.press("confirm", ADDRESS);
  expect(rows()).toEqual(address);
  await browser.open("/cart");
  const labels = rows().map(([label]) => label);
  expect(labels).toEqual(address.map(([label]) => label).filter((label) => labels.includes(label)));
  for (const [label, value] of rows()) if (label !== summary.delivery) expect(value).toMatch(/₮$/);
});

// Before the first order, to which an empty checkout would lead.
test.each(["/shipping", "/confirm-order"])(
  "%s with an empty cart leads to the cart, which says so, and not to a page that was not found",
  async (step) => {
    const browser = new PlainBrowser(shop.origin);
    await browser.signIn();
    await browser.open(step);
    expect([browser.visit.url.pathname, browser.visit.status]).toEqual(["/cart", 200]);
    expect(browser.text).toContain(cart.empty);
    expect(browser.notices).toContain(notices.cartEmpty);
  },
);

test("a second tab with another payment method learns the order's own", async () => {
  const browser = await atConfirm(shop);
  const second = browser.visit;
  await browser.press("confirm", { payment: "qpay" });
  const { pathname } = browser.visit.url;
  expect(pathname).toMatch(/^\/show-order\//);
  await browser.goBackTo(second).press("confirm", { payment: "storepay" });
  expect(browser.visit.url.pathname).toBe(pathname);
  const told = browser.notices;
  expect(told).toContain(interpolate(notices.orderPlacedWith, { method: PAYMENT_METHODS.qpay.label.mn }));
  expect(told).not.toContain(ui.success);
  await browser.goBackTo(second).press("confirm", { payment: "qpay" });
  expect(browser.notices).toContain(notices.orderPlaced);
});

test("product, address, confirmation and order name the day of delivery, and instalments their days and sums", async () => {
  const browser = await atAddress(shop);
  const sentence = () =>
    interpolate(delivery.deliverBy, { day: dayInWords(translator("mn"), deliveryDay(Date.now(), deliveryCalendar)) });
  expect(browser.text).toContain(sentence());
  const guest = new PlainBrowser(shop.origin);
  await guest.open("/single-product/1");
  expect(guest.text).toContain(sentence());
  await browser.press("confirm", ADDRESS);
  expect(browser.text).toContain(sentence());
  const [today, ...later] = instalmentDays(dayAt(Date.now())).map((day) => day.replaceAll("-", "."));
  expect(today).toMatch(/^\d{4}\.\d\d\.\d\d$/);
  // 104,000 ₮ with the delivery.
  expect(plain(browser.text)).toContain(
    plain(
      interpolate(payment.instalmentPlan, {
        first: formatTugrik(26_000),
        days: later.join(", "),
        each: formatTugrik(26_000),
      }),
    ),
  );
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.text).toContain(sentence());
});

test("a coupon of which a part lapses: the notice and the page say how much, and it can be taken out before the order", async () => {
  const browser = await atAddress(shop);
  await browser.press("coupon", { ...ADDRESS, coupon: "BIG" });
  // Half of 101,000, of a coupon of 500,000.
  const [amount, rest] = [formatTugrik(50_500), formatTugrik(449_500)];
  const notice = browser.notices;
  expect(plain(notice)).toContain(plain(interpolate(notices.couponUsedInPart, { amount, rest })));
  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(plain(browser.text)).toContain(plain(interpolate(checkout.couponRest, { rest })));
  await browser.press("remove-coupon");
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
});
