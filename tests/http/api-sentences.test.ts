/**
 * The shop API's own sentences, which it has in Mongolian only: a Mongolian page says them word for word, an English
 * one says those that are known in English, and marks any other as Mongolian.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { apiSentence } from "#app/words/api-sentence.server.ts";
import { DEMO, PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { atConfirm } from "#tests/support/walk.ts";

const { forgot: forgotEnglish, refusals } = SENTENCES.en;

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

const CYRILLIC = /[\u0400-\u04FF]/;
const UNKNOWN = "Систем түр засвартай байна";

/** A documented sentence of each call, and its English on English pages; all of them: the last test. */
const SAID = {
  login: ["Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!", refusals.unconfirmed],
  forgotPassword: ["И-мэйл илгээхэд алдаа гарлаа", forgotEnglish.refused],
  submitOrder: ["Уучлаарай хөгжүүлэлт хийгдэж байна", refusals.noSuchPayment],
} as const;
type Call = keyof typeof SAID;

/** No page shows these: they reveal who is registered, and the shop checks for the last one itself. */
const NEVER_SHOWN = [
  "Уучлаарай. Энэ и-мэйл хаяг нь бүртгэлгүй байна",
  "Нууц үг амжилттай шинэчлэгдлээ. И-мэйл хаягаа шалгана уу",
  "Уучлаарай. Бүртгэлтэй имэйл хаяг байна.",
];

/** The page whose button makes the call, and what is typed there. */
const FORMS: Record<Call, { come: () => Promise<PlainBrowser>; page: string; button: string; typed: object }> = {
  login: { come: guest, page: "/login", button: "main form button", typed: DEMO },
  forgotPassword: { come: guest, page: "/forgot-password", button: "[value=confirm]", typed: { email: DEMO.email } },
  submitOrder: {
    come: () => atConfirm(shop),
    page: "/confirm-order",
    button: "[value=confirm]",
    typed: { payment: "qpay" },
  },
};

async function guest(): Promise<PlainBrowser> {
  return new PlainBrowser(shop.origin);
}

async function told(call: Call, sentence: string, language: "en" | "mn") {
  const { come, page, button, typed } = FORMS[call];
  const browser = await come();
  await browser.open(`/language/${language}?next=%2Fbonus`);
  shop.api.set(`body ${JSON.stringify({ result: "failed", data: sentence })}`, call);
  const pressed = (await browser.open(page)).page.querySelector(button);
  if (pressed) await browser.press(pressed, { ...typed });
  const alert = browser.visit.page.querySelector("main .notice[role=alert]");
  return { text: alert?.textContent ?? "", marked: alert?.querySelector("[lang=mn]")?.textContent };
}

test.each(Object.entries(SAID) as [Call, [string, string]][])("%s", async (call, [sentence, inEnglish]) => {
  const { text, marked } = await told(call, sentence, "en");
  expect(text).toContain(inEnglish);
  expect(text).not.toMatch(CYRILLIC);
  expect(marked).toBeUndefined();
  expect(await told(call, sentence, "mn")).toEqual({ text: expect.stringContaining(sentence), marked: undefined });
  // An unknown one is shown as it is, marked as Mongolian.
  expect(await told(call, UNKNOWN, "en")).toEqual({ text: expect.stringContaining(UNKNOWN), marked: UNKNOWN });
});

test("every sentence of the reference API is known, or never shown", () => {
  const sources = ["api/routes/user.ts", "api/routes/purchase.ts", "api/queries/submission.ts"];
  const said = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/"([^"\n]*[\u0400-\u04FF][^"\n]*)"/g)].map(
      ([, text = ""]) => text,
    ),
  );
  expect(said.length).toBeGreaterThan(12);
  const unknown = said.filter(
    (text) => !NEVER_SHOWN.includes(text) && CYRILLIC.test(apiSentence("en", text, "ui.close")),
  );
  expect(unknown).toEqual([]);
});
