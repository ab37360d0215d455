/** /track-order: the form is open to all, the order is shown to its customer only. */

import { afterEach, describe, expect, test } from "vitest";
import { formatMoment } from "#app/date.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { account, tracking: words } = SENTENCES.mn;

const shop = sharedFaultyShop();
afterEach(() => shop.api.reset());

const CUSTOMER = { email: "demo@och.mn", password: "demo-1234" };

const signedIn = () => new PlainBrowser(shop.origin).signIn();

const ORDER = {
  ordernumber: "PI000777",
  created_at: "2026-11-20T09:30:00.000Z",
  status: "pending",
  total_amount: 106_000,
  tax: 5_000,
  payment: "qpay",
  QRCode: "https://pay.test/qr",
};
const LINE = {
  id: 1,
  image: null,
  name: "Ухаалаг утас",
  model: "Model 1",
  color_name: "Хар",
  quantity: 1,
  amount: 101_000,
};

/** Makes the API know one order, by its exact number. */
function know(row: Record<string, unknown> = {}, rows: Record<string, unknown>[] = []): void {
  shop.api.alter((name, answer) => {
    if (name === "showOrder") return { result: "success", order: [{ ...ORDER, ...row }], product: [LINE], coupon: 0 };
    return name === "myInfo" ? { ...answer, order: rows } : answer;
  });
}

const main = ({ visit }: PlainBrowser) => visit.page.querySelector("main");
const textOf = (browser: PlainBrowser) => (main(browser)?.textContent ?? "").replace(/\s+/g, " ");
const stagesOf = (browser: PlainBrowser) =>
  browser.visit.page
    .querySelectorAll("main .steps li")
    .map((item) => (item.classList.contains("done") ? "done" : (item.getAttribute("aria-current") ?? "ahead")));

test("a guest who looks an order up signs in on the way, and comes back to the answer", async () => {
  know();
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/track-order");
  await browser.press(words.track, { no: "PI000777" });
  expect(browser.visit.url.pathname).toBe("/login");
  expect(browser.text).toContain("Нэвтэрсэн байх шаардлагатай");
  expect(shop.api.calls.some(({ name }) => name === "showOrder")).toBe(false);
  await browser.press(account.login, CUSTOMER);
  expect(browser.here).toBe("/track-order?no=PI000777");
  expect(textOf(browser)).toContain("PI000777");
});

describe("a customer", () => {
  const STATES: [status: string, percent: number, stages: string[], word: string][] = [
    ["paid", 40, ["done", "done", "step", "ahead", "ahead"], words.statusPaid],
    ["delivered", 100, ["done", "done", "done", "done", "done"], words.statusDelivered],
    ["expired", 20, ["done", "ahead", "ahead", "ahead", "ahead"], words.statusExpired],
  ];

  test.each(STATES)(
    "%s: number, date, status, %i percent, its stages and products",
    async (status, percent, stages, word) => {
      know({ status });
      const browser = await signedIn();
      await browser.open("/track-order?no=PI000777");
      expect(browser.visit.status).toBe(200);
      const text = textOf(browser);
      for (const said of ["PI000777", "2026.11.20 17:30", word, "Model 1", words.seeProducts])
        expect(text).toContain(said);
      expect(text).toContain(interpolate(words.percent, { percent }));
      expect(stagesOf(browser)).toEqual(stages);
      expect(stages.filter((stage) => stage === "done")).toHaveLength(percent / 20);
      const current = main(browser)?.querySelector(".steps [aria-current]")?.textContent ?? null;
      expect(current?.endsWith(`(${words.now})`)).toBe(stages.includes("step") || undefined);
      expect(text.includes(words.foot)).toBe(status === "paid");
      expect(text.includes(words.cancelled)).toBe(status === "expired");
    },
  );

  test("the API's own deadline stands beside an order that waits", async () => {
    const end_at = new Date(Date.now() + 86_400_000).toISOString();
    know({ end_at });
    const browser = await signedIn();
    await browser.open("/track-order?no=PI000777");
    expect(textOf(browser)).toContain(interpolate(words.payBy, { date: formatMoment(end_at) }));
  });

  test("their newest orders are a press away, without the draft", async () => {
    know({}, [
      { ...ORDER, ordernumber: "PI000778", enable_is: 0 },
      { ...ORDER, enable_is: 1 },
      { ...ORDER, ordernumber: "PI000001" },
    ]);
    const browser = await signedIn();
    await browser.open("/track-order");
    const links = main(browser)
      ?.querySelectorAll('a[href^="/track-order?no="]')
      .map((link) => link.textContent);
    expect(links).toEqual(["PI000777", "PI000001"]);
    const rows = main(browser)
      ?.querySelectorAll(".order-rows li")
      .map((row) => row.textContent.replace(/\s+/g, " "));
    for (const row of rows ?? [])
      for (const said of ["2026.11.20", words.statusPending, "106,000"]) expect(row).toContain(said);
  });
});
