/** The contact page and its form, by plain HTTP. */

import { beforeEach, describe, expect, test } from "vitest";
import * as brand from "#app/brand.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { MAX_FEEDBACK_PER_HOUR } from "#bff/rules/feedback.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { expectMistakes, valuesOf } from "#tests/support/form-faults.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop, sharedShop } from "#tests/support/shared-shop.ts";

const { account, contact: words } = SENTENCES.mn;

const GOOD = { subject: "Хүргэлт", message: "Маш хурдан ирлээ.\nБаярлалаа!" };

const signedIn = (origin: string) => new PlainBrowser(origin).signIn(undefined, "/contact");

const alertOf = ({ visit }: PlainBrowser) => visit.page.querySelector("main [role=alert]")?.textContent;

describe("with a mailbox that records what it is sent", () => {
  const shop = sharedFaultyShop();
  beforeEach(() => shop.api.reset());

  test("the page says where the shop is and when it is open, and asks no other host for anything", async () => {
    const browser = new PlainBrowser(shop.origin);
    const { status, page, html } = await browser.open("/contact");
    expect(status).toBe(200);
    expect(page.querySelector("title")?.textContent).toBe(windowTitle("Дэлгүүрийн байршил"));
    expect(page.querySelector("h1")?.textContent).toBe("Дэлгүүрийн байршил & Холбоо барих");
    const text = page.querySelector("main")?.textContent ?? "";
    for (const fact of ["Сүхбаатар дүүрэг", "7700-1234", "info@och.mn", "09:00–18:00", "Амарна", "Ажлын байр"])
      expect(text, fact).toContain(fact);
    const hrefs = page.querySelectorAll("main a[href]").map((a) => a.getAttribute("href") ?? "");
    expect(hrefs).toEqual(expect.arrayContaining(["tel:7700-1234", "mailto:info@och.mn"]));
    expect(hrefs.filter((href) => href.startsWith("https:"))).toHaveLength(1);
    expect(html).not.toMatch(/(?:src|action)="(?:https?:)?\/\//);
    expect(page.querySelectorAll("iframe")).toEqual([]);
  });

  test("a valid message is sent once, with its sender and nothing else; the form is empty again", async () => {
    const browser = await signedIn(shop.origin);
    const longest = { subject: "ө".repeat(50), message: "ө".repeat(200) };
    for (const typed of [GOOD, longest]) {
      await browser.press("confirm", { ...typed, email: "other@och.mn", name: "Өөр", id: "1" });
      expect(browser.notices).toMatch(/Амжилттай.*Сэтгэгдэл илгээгдлээ/s);
      expect(valuesOf(browser.visit, "feedback")).toEqual({ subject: "", message: "" });
    }
    const [first, second] = shop.api.feedback.map(({ body }) => Object(body));
    expect(shop.api.feedback).toHaveLength(2);
    expect(first).toEqual({
      ...GOOD,
      name: "Дэмо Болд",
      email: DEMO.email,
      id: expect.stringMatching(/^[\w-]{22}$/),
      text: `${GOOD.subject}\n\n${GOOD.message}\n\n— Дэмо Болд, ${DEMO.email}`,
    });
    expect(second).toMatchObject(longest);
    expect(second.id).not.toBe(first.id);
    const { headers } = shop.api.feedback[0] ?? {};
    expect(headers?.["idempotency-key"]).toBe(first.id);
    expect(JSON.stringify([headers, first])).not.toContain(shop.api.token);
  });

  test("ten messages an hour reach the shop's mailbox from a customer; the next stays in the form", async () => {
    const counting = await startFaultyShop({ RATE_LIMITS: "on" });
    try {
      const browser = await signedIn(counting.origin);
      for (let sent = 1; sent <= MAX_FEEDBACK_PER_HOUR; sent++) {
        await browser.press("confirm", { ...GOOD, subject: `${sent}` });
        expect(browser.visit.url.searchParams.has("sent"), `${sent}`).toBe(true);
      }
      await browser.press("confirm", GOOD);
      expect([browser.visit.status, alertOf(browser)]).toEqual([429, expect.stringContaining("Нэг цагийн дотор 10")]);
      expect(valuesOf(browser.visit, "feedback")).toEqual(GOOD);
      expect(counting.api.feedback).toHaveLength(MAX_FEEDBACK_PER_HOUR);
    } finally {
      await counting.stop();
    }
  });

  test("one form that is pressed twice is sent once, side by side and one after the other", async () => {
    const browser = await signedIn(shop.origin);
    const form = browser.filled("confirm", GOOD);
    const cookie = browser.cookie;
    const post = async () => {
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { Cookie: cookie, Origin: shop.origin },
        body: new URLSearchParams(form.fields),
        redirect: "manual",
      });
      await answer.body?.cancel();
      return [answer.status, answer.headers.get("Location")?.startsWith("/contact?sent=")];
    };
    const sent = [303, true];
    expect(await Promise.all([post(), post(), post()])).toEqual([sent, sent, sent]);
    expect(await post()).toEqual(sent);
    expect(shop.api.feedback).toHaveLength(1);
  });

  test("a message that a mailbox refused, and the shopper sends again, has one id, by which the mailbox knows it", async () => {
    const browser = await signedIn(shop.origin);
    shop.api.setFeedback("status 301");
    await browser.press("confirm", GOOD);
    expect([browser.visit.status, alertOf(browser)]).toEqual([503, words.fault]);
    shop.api.setFeedback("ok");
    await browser.press("confirm");
    expect(browser.text).toContain("Сэтгэгдэл илгээгдлээ");
    const ids = new Set(shop.api.feedback.map(({ body }) => Object(body).id));
    expect([shop.api.feedback.length, ids.size]).toEqual([2, 1]);
    expect(shop.logged.join("\n")).not.toMatch(/Хүргэлт|\/feedback"/);
  });

  test("a guest's mistakes are said at once, and a message is there again after signing in; no call was made before", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/contact");
    await browser.press("confirm", { subject: "", message: GOOD.message });
    expectMistakes(browser.visit, { subject: words.required });
    // What an address alone names is no title.
    await browser.open("/contact?order=%3Cb%3E&draft=1");
    expect(valuesOf(browser.visit, "feedback")).toEqual({ subject: "", message: "" });
    const longest = { subject: "ө".repeat(50), message: "中".repeat(200) };
    await browser.press("confirm", longest);
    expect(browser.visit.url.pathname).toBe("/login");
    expect(browser.text).toContain("Нэвтэрсэн байх шаардлагатай");
    expect(shop.api.calls.filter(({ authorization }) => authorization)).toEqual([]);
    await browser.press(account.login, DEMO);
    expect(browser.visit.url.pathname).toBe("/contact");
    expect(valuesOf(browser.visit, "feedback")).toEqual(longest);
    expect(browser.text).toContain(words.drafted);
    expect(shop.api.feedback).toEqual([]);
    await browser.press("confirm");
    expect(shop.api.feedback.map(({ body }) => body)).toEqual([expect.objectContaining(longest)]);
  });
});

test("without a mailbox there is no form and no thanks: the page names the mail address", async () => {
  const shop = await startFaultyShop({ FEEDBACK_URL: "" });
  try {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/contact");
    const mails = browser.visit.page.querySelectorAll('main a[href^="mailto:"]').map((a) => a.getAttribute("href"));
    // In the list of addresses, for applications, and in place of the form.
    expect(mails.toSorted()).toEqual(
      [brand.email, brand.jobsEmail, brand.email].map((to) => `mailto:${to}`).toSorted(),
    );
    expect(browser.visit.page.querySelectorAll("main form")).toEqual([]);
    expect(browser.text).toContain(`${words.byMail} ${brand.email}`);
    await browser.post("/contact", { ...GOOD, intent: "confirm", key: "x" });
    expect(browser.visit.status).toBe(503);
    expect(browser.text).not.toContain("Сэтгэгдэл илгээгдлээ");
  } finally {
    await shop.stop();
  }
});

describe("with the reference API", () => {
  const shop = sharedShop();

  test("what a customer writes is in the sandbox's outbox, as text", async () => {
    const customer = await newCustomer(shop.apiOrigin);
    const browser = await new PlainBrowser(shop.origin).signIn(customer, "/contact");
    await browser.press("confirm", { subject: "<b>Тод</b>", message: "Нэг\nхоёр 😀" });
    expect(browser.text).toContain("Сэтгэгдэл илгээгдлээ");
    const outbox = await (await fetch(`${shop.apiOrigin}/sandbox/outbox`)).text();
    expect(outbox).toContain("&lt;b&gt;Тод&lt;/b&gt;");
    expect(outbox).toContain("Нэг\nхоёр 😀");
    expect(outbox).toContain(customer.email);
  });
});
