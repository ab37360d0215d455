/** A customer changes what the shop knows of them, and their password: by plain HTTP. */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { expectMistakes, valuesOf } from "#tests/support/form-faults.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop, sharedShop } from "#tests/support/shared-shop.ts";

const { account, notices } = SENTENCES.mn;

const INFO = "/profile?role=info";
const PASSWORD = "/profile?role=password";
const GOOD = { name: "Дэмо Дорж", email: DEMO.email, phone: "88112233", phone2: "77112233" };
const both = (password: string) => ({ password, rePassword: password });

const signedIn = (origin: string, who?: Customer) => new PlainBrowser(origin).signIn(who);

describe("with an API that records its requests", () => {
  const shop = sharedFaultyShop();
  let browser: PlainBrowser;
  beforeAll(async () => {
    browser = await signedIn(shop.origin);
  });
  beforeEach(() => {
    shop.api.reset();
    shop.api.calls.length = 0;
  });

  const sent = (endpoint: string) => shop.api.calls.filter(({ name }) => name === endpoint).map(({ body }) => body);

  test("the page opens with the API's data of the customer, in two tabs at once", async () => {
    await browser.open("/profile");
    expect(valuesOf(browser.visit, "info")).toMatchObject({ name: "Дэмо Болд", email: DEMO.email, phone: "99112233" });
    expect(browser.visit.page.querySelector(".tabs [aria-current=page]")?.textContent).toBe("Хувийн мэдээлэл");
    expect(browser.visit.page.querySelector("title")?.textContent).toBe(windowTitle("Хувийн мэдээлэл"));
    await browser.follow("Нууц үг");
    expect(browser.here).toBe(PASSWORD);
    const completed = browser.visit.page.querySelectorAll("#password input[autocomplete]");
    expect(completed.map((field) => field.getAttribute("autocomplete"))).toEqual([
      "username",
      "new-password",
      "new-password",
    ]);
    expect(completed[0]?.getAttribute("value")).toBe(DEMO.email);
  });

  test("each of two tabs changes what was changed in it, and nothing that the other has changed", async () => {
    await browser.open(INFO);
    const first = browser.visit;
    // The other tab's change.
    shop.api.alter((name, reply) =>
      name === "myInfo" ? JSON.parse(JSON.stringify(reply).replaceAll("Дэмо Болд", "Дэмо Сараа")) : reply,
    );
    await browser.goBackTo(first).press("info", { phone: "88112233" });
    expect(sent("updateInfo")).toEqual([
      { info: expect.objectContaining({ name: "Дэмо Сараа", phone: "88112233", email: DEMO.email }) },
    ]);
    shop.api.calls.length = 0;
    await browser.goBackTo(first).press("info", { name: "Дэмо Дорж" });
    expect(sent("updateInfo")).toEqual([{ info: expect.objectContaining({ name: "Дэмо Дорж", phone: "99112233" }) }]);
  });

  test("an e-mail address that the API answers with success but does not store belongs to another customer", async () => {
    await browser.open(INFO);
    await browser.press("info", { ...GOOD, email: "other@och.mn" });
    expectMistakes(browser.visit, { email: "Уучлаарай. Бүртгэлтэй имэйл хаяг байна." });
    shop.api.set('body {"result":"failed"}', "updateInfo");
    await browser.press("info", GOOD);
    expectMistakes(browser.visit, { email: "Уучлаарай. Бүртгэлтэй имэйл хаяг байна." });
  });

  test("a password is stored nowhere when the session has ended", async () => {
    const own = await signedIn(shop.origin);
    await own.open(PASSWORD);
    own.cookies.delete("session");
    await own.press("password", both("another-1"));
    expect(own.visit.url.pathname).toBe("/login");
    expect(own.heard.slice(-2).join()).not.toContain("another-1");
    expect(sent("changePassword")).toEqual([]);
    // A notice says that the form was not sent, and signing in leads back to it.
    expect(own.text).toContain(notices.passwordNotChanged);
    await own.press(account.login, DEMO);
    expect(own.here).toBe(PASSWORD);
  });
});

describe("with the reference API", () => {
  const shop = sharedShop();

  test("a changed name is in the header at once, and in another browser once it reads the account; the picture is the API's", async () => {
    const who = await newCustomer(shop.apiOrigin);
    const [browser, other] = [await signedIn(shop.origin, who), await signedIn(shop.origin, who)];
    await browser.open(INFO);
    await browser.press("info", { ...GOOD, email: who.email });
    const picture = browser.visit.page.querySelector(".profile-card img")?.getAttribute("src") ?? "";
    expect(picture).toBe("/images/user/default.png");
    const { status, headers } = await fetch(new URL(picture, shop.origin));
    expect([status, headers.get("Content-Type")]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(browser.text).toContain(`Сайн уу, ${GOOD.name}`);
    expect(valuesOf(browser.visit, "info")).toEqual({ ...GOOD, email: who.email });
    await other.open("/profile");
    expect(other.text).toContain(`Сайн уу, ${GOOD.name}`);
  });

  test("what was typed when the session had ended elsewhere waits for the same customer, and for nobody else", async () => {
    const [who, another] = [await newCustomer(shop.apiOrigin), await newCustomer(shop.apiOrigin)];
    const [browser, elsewhere] = [await signedIn(shop.origin, who), await signedIn(shop.origin, who)];
    await browser.open(INFO);
    await elsewhere.open("/profile");
    await elsewhere.press("Бүх төхөөрөмжөөс гарах");
    // Mistakes and all.
    const typed = { ...GOOD, email: who.email, phone: "12" };
    const form = browser.visit;
    await browser.press("info", typed);
    expect(browser.visit.url.pathname).toBe("/login");
    await browser.press(account.login, { ...who });
    expect(browser.visit.url.pathname).toBe("/profile");
    expect(valuesOf(browser.visit, "info")).toEqual(typed);
    // At another browser the address alone says nothing.
    const other = await signedIn(shop.origin, who);
    await other.open(browser.here);
    expect(valuesOf(other.visit, "info").phone).not.toBe("12");
    await other.press("Бүх төхөөрөмжөөс гарах");
    await browser.goBackTo(form).press("info", typed);
    expect(browser.visit.url.pathname).toBe("/login");
    await browser.press(account.login, { ...another });
    expect(browser.visit.url.pathname).toBe("/profile");
    expect(valuesOf(browser.visit, "info").email).toBe(another.email);
    expect(browser.visit.html).not.toContain(GOOD.name);
  });
});
