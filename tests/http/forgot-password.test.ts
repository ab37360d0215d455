/** A forgotten password by plain HTTP: the answers, which do not reveal who is registered. */

import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { valuesOf } from "#tests/support/form-faults.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop, sharedShop } from "#tests/support/shared-shop.ts";

const { account, forgot, notices } = SENTENCES.mn;

const shop = sharedFaultyShop();
const whole = sharedShop();
beforeEach(() => {
  shop.api.reset();
  shop.api.calls.length = 0;
});

const sent = () => shop.api.calls.filter(({ name }) => name === "forgotPassword").map(({ body }) => body);

async function askFor(email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/forgot-password?next=%2Fcart");
  await browser.press("confirm", { email });
  return browser;
}

test("a known and an unknown address are answered by the same page, word for word", async () => {
  const answers: string[] = [];
  for (const body of [
    '{"result":"success","data":"Нууц үг амжилттай шинэчлэгдлээ. И-мэйл хаягаа шалгана уу"}',
    '{"result":"failed","data":"Уучлаарай. Энэ и-мэйл хаяг нь бүртгэлгүй байна"}',
  ]) {
    shop.api.set(`body ${body}`, "forgotPassword");
    const browser = await askFor("bat@example.mn");
    expect(browser.here).toBe("/forgot-password?sent=1&next=%2Fcart");
    expect([...browser.cookies.keys()]).not.toContain("session");
    answers.push(`${browser.visit.status} ${browser.visit.page.querySelector("body main")?.innerHTML}`);
    await browser.follow(/^\/login\?next=%2Fcart$/);
  }
  expect(answers[0]).toContain(forgot.sent);
  expect(answers[0]).toContain("<bdi>bat@example.mn</bdi>");
  expect(answers[1]).toBe(answers[0]);
  expect(sent()).toEqual([{ email: "bat@example.mn" }, { email: "bat@example.mn" }]);
});

test("a mail that could not be sent: the sentence above the form, with what was typed; asked once", async () => {
  shop.api.set('body {"result":"failed","data":"И-мэйл илгээхэд алдаа гарлаа"}', "forgotPassword");
  const { visit } = await askFor("bat@example.mn");
  expect(visit.status).toBe(503);
  expect(visit.page.querySelector("main [role=alert]")?.textContent).toBe(forgot.refused);
  expect(valuesOf(visit, "forgot")).toEqual({ email: "bat@example.mn" });
  expect(sent()).toHaveLength(1);
});

test("with the reference API the mailed password signs in, and the old one no longer does", async () => {
  const { email, password } = await newCustomer(whole.apiOrigin);
  const browser = new PlainBrowser(whole.origin);
  await browser.open("/login");
  await browser.follow(account.forgot);
  await browser.press("confirm", { email });
  await browser.follow(/^\/login$/);
  await browser.press(account.login, { email, password });
  expect(browser.visit.status).toBe(400);
  const mailed = (await mailTo(whole.apiOrigin, email)).body.match(/нууц үг: (\S+)/)?.[1] ?? "";
  await browser.press(account.login, { email, password: mailed });
  expect(browser.text).toContain(notices.signedIn);
});
