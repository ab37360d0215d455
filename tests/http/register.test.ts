/**
 * Registering by plain HTTP: each rule with its sentence, the API's answers, and the confirmation by mail until the
 * customer is signed in.
 */

import { beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { expectMistakes, valuesOf } from "#tests/support/form-faults.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop, sharedShop } from "#tests/support/shared-shop.ts";

const { account, badLink, notices, provider, register } = SENTENCES.mn;

const GOOD = {
  name: "Бат-Эрдэнэ",
  email: "bat.erdene@example.mn",
  phone: "99112233",
  password: "a-secret-1",
  rePassword: "a-secret-1",
};

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

async function registered(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/register?next=%2Fcart");
  await browser.press("confirm", GOOD);
  return browser;
}

describe("what the API says", () => {
  test("of a registered address stands at the address, of a mail that could not be sent above the form", async () => {
    shop.api.set('body {"result":"failed"}', "register");
    const { visit } = await registered();
    expectMistakes(visit, { email: "Уучлаарай. Цахим хаяг бүртгэлтэй байна" });
    expect(valuesOf(visit, "register")).toEqual({ ...GOOD, password: "", rePassword: "" });
    shop.api.set('body {"result":"somewrong"}', "register");
    const { visit: unsent } = await registered();
    expect([unsent.status, unsent.page.querySelector("main [role=alert]")?.textContent]).toEqual([
      503,
      "Уучлаарай. алдаа гарлаа дахин оролдоно уу",
    ]);
  });

  test("success: the notice, a page with the next step, nobody signed in, the way back kept", async () => {
    const browser = await registered();
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.page.querySelector(".notice-success")?.textContent).toBe("АмжилттайБүртгэгдлээ");
    expect(browser.visit.page.querySelector("h1")?.textContent).toBe(register.sentTitle);
    expect(browser.text).toContain(register.sent);
    expect(browser.cookies.has("session")).toBe(false);
    // Where the mail went is told to the browser that asked for it, and to nobody who opens the address.
    expect(browser.text).toContain(`${register.sentTo} ${GOOD.email}`);
    const other = new PlainBrowser(shop.origin);
    await other.open("/register?sent=1");
    expect(other.text).not.toContain(register.sentTo);
    await browser.follow(/^\/login\?next=%2Fcart$/);
    expect(browser.visit.page.querySelector("main input[name=next]")?.getAttribute("value")).toBe("/cart");
  });
});

describe("the page", () => {
  test("works with password managers, names the terms at the button, leads to signing in and back", async () => {
    const browser = new PlainBrowser(shop.origin);
    const { page } = await browser.open("/register?next=%2Fcart");
    const completed = page.querySelectorAll("#register input[autocomplete]");
    expect(completed.map((field) => `${field.getAttribute("name")} ${field.getAttribute("autocomplete")}`)).toEqual(
      "name name, email username, phone tel, password new-password, rePassword new-password".split(", "),
    );
    expect(page.querySelector("#register p a[href='/terms']")?.parentNode?.textContent).toBe(
      `Би бүртгүүлснээр үйлчилгээний нөхцөлийг зөвшөөрч байна. ${provider.termsBeside}`,
    );
    expect(page.querySelector("#register a[href='/terms']")?.getAttribute("target")).toBe("_blank");
    await browser.open("/login?next=%2Fcart");
    expect(browser.text).toContain(account.noAccount.replace("\u00a0", " "));
    await browser.follow(/^\/register\?next=%2Fcart$/);
    await browser.follow(/^\/login\?next=%2Fcart$/);
    expect(browser.visit.url.pathname).toBe("/login");
  });
});

describe("with the reference API", () => {
  const whole = sharedShop();

  test("on the way to a page a guest registers, confirms by the mail's link, and is there with the welcome bonus", async () => {
    const browser = new PlainBrowser(whole.origin);
    const email = `${crypto.randomUUID()}@example.mn`;
    const customer = { ...GOOD, email };
    await browser.post("/cart", { intent: "add", id: "5", quantity: "1" });
    await browser.open("/register?next=%2Fshipping");
    await browser.press("confirm", customer);
    expect(browser.text).toContain(notices.registered);
    await browser.open("/login");
    await browser.press(account.login, customer);
    expect(browser.visit.status).toBe(400);
    expect(browser.text).toContain("Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!");
    const { link } = await mailTo(whole.apiOrigin, email);
    await browser.open(link ?? "");
    expect(browser.here).toBe("/login?sms=1");
    expect(valuesOf(browser.visit, "login")).toMatchObject({ email });
    expect(browser.text).toContain("И-мэйл хаягаа амжилттай баталгаажлаа");
    // A second time it leads to a page that says what to do.
    const used = await fetch(link ?? "", { redirect: "manual" });
    const helping = new PlainBrowser(whole.origin);
    await helping.open(new URL(used.headers.get("Location") ?? "").pathname);
    expect(helping.visit.status).toBe(200);
    expect(helping.text).toContain(badLink.used);
    for (const way of ["/login", "/register"])
      expect(helping.visit.page.querySelector(`main a[href="${way}"]`), way).not.toBeNull();
    // In another browser the confirmation leads to the front page.
    await helping.open("/login?sms=1");
    expect(helping.visit.page.querySelector("main input[name=next]")?.getAttribute("value")).toBe("/");
    await browser.press(account.login, customer);
    expect(browser.visit.url.pathname).toBe("/shipping");
    expect(browser.text).toContain(notices.signedIn);
    expect(browser.text).toContain(`Миний бонус ${formatNumber(WELCOME_BONUS)}`);
    expect(browser.text).toContain(GOOD.name);
  });
});
