/** /track-order: the form is open to all, the order is shown to its customer only. */

import { afterEach, expect, test } from "vitest";
import { formatMoment } from "#app/date.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { account, orders, tracking: words } = SENTENCES.mn;

const shop = sharedFaultyShop();
afterEach(() => shop.api.reset());

const ORDER = {
  ...{ ordernumber: "PI000777", created_at: "2026-11-20T09:30:00.000Z", status: "pending" },
  ...{ total_amount: 106_000, tax: 5_000, payment: "qpay", QRCode: "https://pay.test/qr" },
};
const LINE = { id: 1, image: null, name: "Ухаалаг утас", model: "Model 1", quantity: 1, amount: 101_000 };

/** Makes the API know one order, whatever its number, and list others. */
function know(row: object = {}, order: object[] = []): void {
  shop.api.alter((name, answer) => {
    if (name === "showOrder") return { result: "success", order: [{ ...ORDER, ...row }], product: [LINE], coupon: 0 };
    return name === "myInfo" ? { ...answer, order } : answer;
  });
}

const main = ({ visit }: PlainBrowser) => visit.page.querySelector("main");
const textOf = (browser: PlainBrowser) => (main(browser)?.textContent ?? "").replace(/\s+/g, " ");

test("a guest who looks an order up signs in on the way, and comes back to the answer", async () => {
  know();
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/track-order");
  await browser.press(words.track, { no: "PI000777" });
  expect(browser.visit.url.pathname).toBe("/login");
  expect(browser.text).toContain("Нэвтэрсэн байх шаардлагатай");
  expect(shop.api.calls.some(({ name }) => name === "showOrder")).toBe(false);
  await browser.press(account.login, DEMO);
  expect(browser.here).toBe("/track-order?no=PI000777");
  expect(textOf(browser)).toContain("PI000777");
});

// Of every state: bff/rules/order.test.ts.
test.each([
  ["paid", 40, ["done", "done", "step", "ahead", "ahead"], orders.paid],
  ["expired", 20, ["done", "ahead", "ahead", "ahead", "ahead"], orders.expired],
])("%s: number, date, status, %i percent, its stages and products", async (status, percent, stages, word) => {
  know({ status });
  const browser = await new PlainBrowser(shop.origin).signIn();
  await browser.open("/track-order?no=PI000777");
  const said = ["PI000777", "2026.11.20 17:30", word, "Model 1", words.seeProducts];
  for (const text of [...said, interpolate(words.percent, { percent })]) expect(textOf(browser)).toContain(text);
  const shown = main(browser)?.querySelectorAll(".steps li") ?? [];
  expect(
    shown.map((item) => (item.classList.contains("done") ? "done" : (item.getAttribute("aria-current") ?? "ahead"))),
  ).toEqual(stages);
  expect(textOf(browser).includes(`(${words.now})`)).toBe(status === "paid");
  expect(textOf(browser).includes(orders.foot)).toBe(status === "paid");
  expect(textOf(browser).includes(words.cancelled)).toBe(status === "expired");
});

test("a customer's newest orders are a press away, without the draft, and one that waits says until when", async () => {
  const end_at = new Date(Date.now() + 86_400_000).toISOString();
  know({ end_at }, [
    { ...ORDER, ordernumber: "PI000778", enable_is: 0 },
    { ...ORDER, enable_is: 1, end_at },
  ]);
  const browser = await new PlainBrowser(shop.origin).signIn();
  await browser.open("/track-order");
  const rows = main(browser)?.querySelectorAll(".order-rows li") ?? [];
  expect(rows).toHaveLength(1);
  for (const said of ["2026.11.20", orders.pending, "106,000"]) expect(rows[0]?.textContent).toContain(said);
  await browser.follow("/track-order?no=PI000777");
  expect(textOf(browser)).toContain(interpolate(orders.payBy, { date: formatMoment(end_at) }));
});
