/**
 * The order page in each state that the API's orders can have: what it shows and what it does not.
 */

import { afterEach, describe, expect, test } from "vitest";
import { formatMoment } from "#app/date.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { type OrderStatus, parseOrderStatus } from "#bff/rules/order.ts";
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS, paymentMethod } from "#bff/rules/payment-methods.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { atAddress } from "#tests/support/walk.ts";

const { account, delivery, order: words, orders, shell, summary } = SENTENCES.mn;

const shop = sharedFaultyShop();
afterEach(() => shop.api.reset());

const signedIn = () => new PlainBrowser(shop.origin).signIn();

/** An order of two pieces at 103,000 with 10 % off and one at 101,000, delivered for 5,000. */
const ROW = {
  ordernumber: "PI000777",
  created_at: "2026-11-20T09:30:00.000Z",
  status: "pending",
  total_amount: 291_400,
  tax: 5_000,
  discount: 20_600,
  add_bonus: 8_592,
  used_bonus: 0,
  payment: "qpay",
  QRCode: "https://pay.test/qr",
};
const line = (id: number, quantity: number, amount: number) => ({
  id,
  image: null,
  name: "Ухаалаг утас",
  model: `Model ${id}`,
  color_name: "Хар",
  quantity,
  amount,
});
const LINES = [line(1, 1, 101_000), line(3, 2, 103_000)];

interface Told {
  row?: Record<string, unknown>;
  reply?: Record<string, unknown>;
  /** The order's row of `my-info`; absent, the list does not have it. */
  mine?: Record<string, unknown>;
  bonus?: number;
}

/** Makes the API answer with one order, whatever its number. */
function tell({ row, reply, mine, bonus = 2_020 }: Told): void {
  shop.api.alter((name, answer) => {
    if (name === "showOrder") {
      return { result: "success", order: [{ ...ROW, ...row }], product: LINES, coupon: 0, ...reply };
    }
    if (name === "myInfo" && "info" in answer && Array.isArray(answer.info)) {
      const order = mine ? [{ ...ROW, ...row, ...mine, enable_is: 1 }] : [];
      return { ...answer, info: [{ ...answer.info[0], bonus }], order };
    }
    return answer;
  });
}

/** The page of an order that this shop did not place itself. */
async function opened(told: Told): Promise<PlainBrowser> {
  const browser = await signedIn();
  tell(told);
  await browser.open("/show-order/PI000777");
  expect(browser.visit.status).toBe(200);
  return browser;
}

const main = ({ visit }: PlainBrowser) => visit.page.querySelector("main");
const spaced = (text: string) => text.replace(/\s+/g, " ");
const textOf = (browser: PlainBrowser) => spaced(main(browser)?.textContent ?? "");
/** Labels with their values. */
const pairsOf = (browser: PlainBrowser, list: string) =>
  browser.visit.page
    .querySelectorAll(`main ${list} > div`)
    .map((row) => [row.querySelector("dt")?.textContent.trim(), row.querySelector("dd")?.textContent.trim()]);
const rowsOf = (browser: PlainBrowser) => pairsOf(browser, ".summary-list");
const factsOf = (browser: PlainBrowser) => pairsOf(browser, ".facts");
const linesOf = (browser: PlainBrowser) =>
  browser.visit.page
    .querySelectorAll("main .order-lines li")
    .map((item) => [item.querySelector(".order-line-count")?.textContent, item.querySelector("b")?.textContent]);

describe("in each state", () => {
  /** What is said of the bonus, whether it can be paid, and whether a delivery is promised. */
  const STATES: [status: string, bonus: string | null, canPay: boolean, delivery: boolean][] = [
    ["pending", words.bonusToCome, true, true],
    ["paid", words.bonusEarned, false, true],
    ["shipping", words.bonusEarned, false, false],
    ["delivered", words.bonusEarned, false, false],
    ["expired", null, false, false],
    ["Хойшлуулсан", null, false, false],
  ];

  test.each(STATES)("%s: no message is false", async (status, bonus, canPay, delivery) => {
    const browser = await opened({ row: { status } });
    const known: OrderStatus | null = parseOrderStatus(status);
    expect(textOf(browser)).toContain(known ? orders[known] : status);
    const labels = rowsOf(browser).map(([label]) => label);
    expect(labels.filter((label) => label?.includes("эгдэ") || label === words.bonusEarned)).toEqual(
      bonus ? [bonus] : [],
    );
    expect(main(browser)?.querySelector("#payment") !== null).toBe(canPay);
    expect(main(browser)?.querySelector("svg.qr") !== null).toBe(canPay);
    const kind = main(browser)?.querySelector(".letterhead-kind")?.textContent;
    expect(kind).toBe(canPay ? words.invoice : bonus ? words.receipt : undefined);
    expect(textOf(browser).includes(orders.foot)).toBe(delivery);
    expect(textOf(browser).includes("24 цаг")).toBe(delivery);
    expect(/http-equiv="refresh"/.test(browser.visit.html)).toBe(canPay);
    expect(textOf(browser).includes(words.paidNotice)).toBe(status === "paid");
    expect(textOf(browser).includes(interpolate(words.expiredNote, { phone: "7700-1234" }))).toBe(status === "expired");
  });

  test.each<[status: string, createdAgo: number, isSaid: boolean]>([
    ["pending", 0, false],
    ["paid", 3, true],
    ["paid", 30, false],
    ["delivered", 0, false],
  ])("%s, ordered %i days ago: the day by which it has come is said while it is ahead", async (status, ago, isSaid) => {
    const created_at = new Date(Date.now() - ago * 86_400_000).toISOString();
    const browser = await opened({ row: { status, created_at } });
    expect(textOf(browser).includes("Хамгийн сүүлд")).toBe(isSaid);
    expect(textOf(browser).includes("Одоо төлвөл")).toBe(status === "pending");
  });

  test.each([
    ["pending", words.planIfNow],
    ["paid", words.planAsOrdered],
    ["delivered", words.planAsOrdered],
    ["expired", null],
  ])("%s by instalments: the four sums and days are kept", async (status, note) => {
    const browser = await opened({ row: { status, payment: "mcredit", total_amount: 291_401, tax: 5_001 } });
    const plan = factsOf(browser).filter(([day]) => /^\d{4}\.\d\d\.\d\d$/.test(day ?? ""));
    if (note === null) return expect([plan, textOf(browser).includes(words.plan)]).toEqual([[], false]);
    expect(textOf(browser)).toContain(note);
    expect(plan).toHaveLength(4);
    const sums = plan.map(([, sum]) => Number(sum?.replace(/\D/g, "")));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(291_401);
    if (status !== "pending")
      expect(plan.map(([day]) => day)).toEqual(["2026.11.20", "2026.12.20", "2027.01.20", "2027.02.20"]);
  });

  const PHONE = { phone: "7700-1234" };

  test.each<[what: string, row: object, coupon: number, isTold: boolean]>([
    ["a coupon", {}, 10_000, true],
    ["bonus", { used_bonus: 2_000 }, 0, true],
    ["neither", {}, 0, false],
  ])(
    "with %s: where there is something, the page says to ask whether it comes back, and the shopper can order again",
    async (_, row, coupon, isTold) => {
      const total_amount = 291_400 - coupon - Number(Reflect.get(row, "used_bonus") ?? 0);
      const told = (status: string) => opened({ row: { status, total_amount, ...row }, reply: { coupon } });
      expect(textOf(await told("expired")).includes(interpolate(words.expiredAsk, PHONE))).toBe(isTold);
      const pending = await told("pending");
      expect(textOf(pending)).toContain(words.otherWayNote);
      expect(textOf(pending).includes(interpolate(words.otherWayAsk, PHONE))).toBe(isTold);
      expect(main(pending)?.querySelector("[name=intent][value=again]")).not.toBeNull();
      expect(textOf(await told("paid"))).not.toContain(words.otherWayNote);
    },
  );

  test.each([...PAYMENT_METHOD_NAMES, "lend"] as const)(
    "paid by %s it states that, and its method's instructions, with a code and without",
    async (payment) => {
      for (const QRCode of [ROW.QRCode, "null"]) {
        const browser = await opened({ row: { payment, QRCode } });
        const text = textOf(browser);
        if (payment !== "lend")
          expect(factsOf(browser)).toContainEqual([words.payment, PAYMENT_METHODS[payment].label.mn]);
        expect(/storepay/i.test(text), `${QRCode}`).toBe(payment === "storepay");
        expect(text.includes("Mongol Chat")).toBe(payment === "mongolchat");
        shop.api.reset();
        if (QRCode === ROW.QRCode) continue;
        expect(text.includes(words.transfer)).toBe(payment !== "lend" && paymentMethod(payment).transfer === true);
        expect(text).not.toContain(words.payByQr);
        expect(main(browser)?.querySelector("svg.qr")).toBeNull();
      }
    },
  );

  const HOUR = 3_600_000;
  const endIn = (hours: number) => ({ end_at: new Date(Date.now() + hours * HOUR).toISOString() });

  test("the payment deadline is shown while it can be paid, and not afterwards", async () => {
    const mine = endIn(30);
    const said = interpolate(orders.payBy, { date: formatMoment(mine.end_at) });
    // From the order's own row, or else from the customer's list.
    for (const told of [{ row: mine }, { mine }]) {
      expect(textOf(await opened(told))).toContain(said);
      shop.api.reset();
    }
    expect(textOf(await opened({ mine, row: { status: "expired" } }))).not.toContain(said);
  });

  test("between the deadline and the expiry nobody is asked to pay: the page and the tracking say that the time is over", async () => {
    const mine = endIn(-0.5);
    const date = formatMoment(mine.end_at);
    const browser = await opened({ mine, row: { payment: "mcredit" } });
    expect(textOf(browser)).toContain(interpolate(orders.overdue, { date, phone: "7700-1234" }));
    for (const text of [words.toPay, words.plan, words.cancel, "Одоо төлвөл", "өмнө төлнө"])
      expect(textOf(browser)).not.toContain(text);
    expect(main(browser)?.querySelector("#payment, svg.qr")).toBeNull();
    expect(main(browser)?.querySelector("[name=intent][value=again]")).not.toBeNull();
    await browser.open("/track-order?no=PI000777");
    expect(textOf(browser)).toContain(interpolate(orders.overdue, { date, phone: "7700-1234" }));
    expect(textOf(browser)).not.toContain("өмнө төлнө");
  });

  test("an order is cancelled by telephone or by a message that names it, with a press", async () => {
    const browser = await opened({});
    const controls = main(browser)?.querySelectorAll("[aria-labelledby=cancel] a") ?? [];
    expect(controls.map((link) => link.getAttribute("href"))).toEqual(["tel:7700-1234", "/contact?order=PI000777"]);
    await browser.follow("/contact?order=PI000777");
    await browser.press("confirm", { message: "Андуурч захиалсан." });
    expect(shop.api.feedback.map(({ body }) => Object(body).subject)).toEqual(["Цуцлах: PI000777"]);
  });
});

describe("the sums", () => {
  test("stand in the order, with the words and in the units of the cart and the confirm page", async () => {
    const row = { used_bonus: 2_000, total_amount: 269_400 };
    const browser = await opened({ row, reply: { coupon: 500_000 } });
    expect(rowsOf(browser)).toEqual([
      [summary.price, formatTugrik(307_000)],
      [summary.discount, formatTugrik(-20_600)],
      [summary.coupon, formatTugrik(-20_000)],
      [words.bonusUsed, formatTugrik(-2_000)],
      [summary.delivery, formatTugrik(5_000)],
      [words.total, formatTugrik(269_400)],
      [words.bonusToCome, formatTugrik(8_592)],
    ]);
  });

  test.each([
    ["mcredit", words.firstToPay, 72_850],
    ["qpay", words.toPay, 291_400],
  ])("by %s: what is due now stands above how to pay it", async (payment, label, amount) => {
    const browser = await opened({ row: { payment } });
    const due = main(browser)?.querySelector("#payment .total")?.textContent;
    expect(due).toBe(label + formatTugrik(amount));
  });

  test("of lines whose paid price is unknown show the list price, and say so", async () => {
    const browser = await opened({});
    expect(linesOf(browser)).toEqual([
      [`Хар · 1 × ${formatTugrik(101_000)}`, formatTugrik(101_000)],
      [`Хар · 2 × ${formatTugrik(103_000)}`, formatTugrik(206_000)],
    ]);
    expect(textOf(browser)).toContain(orders.listPrices);
  });
});

describe("an order that was placed here", () => {
  const ADDRESS = { name: "Дэмо Болд", phone: "99112233", phone2: "88112233", more: "12-р байр, 45 тоот" };

  /** Walks to the confirm page with two pieces of a discounted product and one of another. */
  async function atConfirm(address: Record<string, string>): Promise<PlainBrowser> {
    const browser = await atAddress(shop, { 1: 1, 3: 2 });
    await browser.press("confirm", address);
    expect(browser.visit.url.pathname).toBe("/confirm-order");
    return browser;
  }

  const deliveryOf = (browser: PlainBrowser) =>
    browser.visit.page.querySelectorAll(".deliver-to p").map((part) => spaced(part.textContent).trim());

  test.each<[string, Record<string, string>]>([
    ["a person", ADDRESS],
    ["an organisation", { ...ADDRESS, personal: "organisation", register: "1234567", w3w: "гал.ус.шороо" }],
  ])("shows the prices and the delivery that were confirmed, to %s, also in another browser", async (_, address) => {
    const browser = await atConfirm(address);
    const confirmed = { lines: linesOf(browser), delivery: deliveryOf(browser) };
    expect(confirmed.lines).toContainEqual([`Хар · 2 × ${formatTugrik(92_700)}`, formatTugrik(185_400)]);
    expect(confirmed.delivery.join(" ")).toContain("Дэмо Болд");
    tell({ row: { ordernumber: "PI000001" } });
    await browser.press("confirm", { payment: "qpay" });
    expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
    expect(linesOf(browser)).toEqual(confirmed.lines);
    expect(deliveryOf(browser)).toEqual(confirmed.delivery);
    expect(textOf(browser)).not.toContain(orders.listPrices);
    const other = await signedIn();
    await other.open("/show-order/PI000001");
    expect([linesOf(other), deliveryOf(other)]).toEqual([confirmed.lines, confirmed.delivery]);
  });

  test("and changed at the API since has the API's prices", async () => {
    const browser = await atConfirm(ADDRESS);
    tell({ row: { ordernumber: "PI000001", discount: 10_000, total_amount: 302_000 } });
    await browser.press("confirm", { payment: "qpay" });
    expect(linesOf(browser)).toContainEqual([`Хар · 2 × ${formatTugrik(103_000)}`, formatTugrik(206_000)]);
    expect(textOf(browser)).toContain(orders.listPrices);
  });
});

describe("an order of which only the API knows", () => {
  test("shows the API's kind of receiver and three words, and no address", async () => {
    const browser = await opened({ mine: { receiver: "company", w3w: "гал.ус.шороо" } });
    const shown = browser.visit.page.querySelector(".deliver-to")?.textContent ?? "";
    expect(shown).toContain(delivery.organisation);
    expect(shown).toContain("гал.ус.шороо");
    expect(shown).not.toMatch(/45 тоот|99112233|demo@och\.mn/);
  });

  test.each([undefined, { receiver: "personal" }])("shows no delivery that is unknown: %o", async (mine) => {
    const browser = await opened(mine ? { mine } : {});
    expect(browser.visit.page.querySelector(".deliver-to")).toBeNull();
  });
});

describe("the header's bonus", () => {
  const bonusOf = ({ visit }: PlainBrowser) => visit.page.querySelector(".bonus-link")?.textContent.trim();
  const printed = (bonus: number) => interpolate(shell.myBonus, { bonus: formatNumber(bonus) });

  test("is fresh on the order page, by one call, and stays so on the next, also while the API does not answer", async () => {
    const browser = await signedIn();
    expect(bonusOf(browser)).toBe(printed(2_020));
    tell({ bonus: 8_612 });
    shop.api.calls.length = 0;
    await browser.open("/show-order/PI000777");
    expect(bonusOf(browser)).toBe(printed(8_612));
    expect(shop.api.calls.filter(({ name }) => name === "myInfo")).toHaveLength(1);
    await browser.open("/brands");
    expect(bonusOf(browser)).toBe(printed(8_612));
    shop.api.set("500", "myInfo");
    await browser.open("/show-order/PI000777");
    expect([browser.visit.status, bonusOf(browser)]).toEqual([200, printed(8_612)]);
  });
});

describe("an order that is not there", () => {
  test("is a 404 at its own address that says what to do, and leads to another account and back", async () => {
    const browser = await signedIn();
    for (const path of ["/show-order/%27", "/show-order/PI999/paid", "/show-order/PI999"]) {
      await browser.open(path);
      expect([browser.visit.status, browser.visit.url.pathname]).toEqual([404, path]);
    }
    expect(browser.visit.page.querySelector("title")?.textContent).toBe(windowTitle(words.notFound));
    for (const said of [words.notFound, "7700-1234"]) expect(textOf(browser)).toContain(said);
    expect(main(browser)?.querySelector('a[href="/profile"]')).not.toBeNull();
    await browser.press(words.otherAccount);
    expect(browser.here).toBe("/login?next=%2Fshow-order%2FPI999");
    tell({});
    await browser.press(account.login, DEMO);
    expect([browser.visit.url.pathname, browser.visit.status]).toEqual(["/show-order/PI999", 200]);
  });
});

describe("without a script", () => {
  /** What only a browser without scripts shows, as HTML. */
  const noscriptOf = ({ visit }: PlainBrowser) =>
    [...visit.html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, html]) => html).join("");
  const refreshOf = ({ visit }: PlainBrowser) =>
    /<noscript><meta http-equiv="refresh" content="(\d+);url=([^"]*)"/.exec(visit.html)?.slice(1);

  test("a waiting order reloads by itself, rarely, for some minutes, and says so; none of it can be collapsed", async () => {
    const browser = await opened({});
    let seconds = 0;
    for (let looks = 0; looks < 30; looks++) {
      const refresh = refreshOf(browser);
      if (!refresh) break;
      const [wait = "", next = ""] = refresh;
      expect(Number(wait)).toBeGreaterThanOrEqual(30);
      seconds += Number(wait);
      expect(main(browser)?.querySelector("details")).toBeNull();
      expect(main(browser)?.querySelector('button[name="check"]')).not.toBeNull();
      await browser.open(next.replaceAll("&amp;", "&"));
    }
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refreshOf(browser)).toBeUndefined();
    expect(main(browser)?.querySelector('button[name="check"]')).not.toBeNull();
    expect(noscriptOf(browser)).toContain(words.checkByHand);
  });

  test("looking again can be stopped, and no address makes it last longer", async () => {
    const browser = await opened({});
    const [, stop = ""] = /<a href="([^"]*)">/.exec(noscriptOf(browser)) ?? [];
    expect(noscriptOf(browser)).toContain(words.refreshing);
    await browser.open(stop);
    expect(browser.visit.url.pathname).toBe("/show-order/PI000777");
    expect(refreshOf(browser)).toBeUndefined();
    expect(noscriptOf(browser)).toContain(words.checkByHand);
    for (const look of ["-1", "1e9", "abc", ""]) {
      await browser.open(`/show-order/PI000777?look=${look}`);
      const [, next = ""] = refreshOf(browser) ?? [];
      expect(next, look).toMatch(/^$|\?look=([1-9]|10)(#|$)/);
    }
  });
});

test("the companion that scripts ask tells whether an order still waits", async () => {
  const browser = await signedIn();
  for (const [status, answer] of [
    ["pending", { paid: false, waiting: true }],
    ["paid", { paid: true, waiting: false }],
    ["expired", { paid: false, waiting: false }],
  ] as const) {
    tell({ row: { status } });
    await browser.open("/show-order/PI000777/paid");
    expect(JSON.parse(browser.visit.html), status).toEqual(answer);
  }
});
