import { expect, test } from "vitest";
import { askedText, isSendable, seenText, sentText, typedText, withoutFourBytes } from "./sent-text.ts";

test.each([
  ["\u200b\u200f\ufeff \u2800\u3164\ud800\n", ""],
  [" \u200bБат ", " \u200bБат "],
  ["😀", "😀"],
])("of %j is seen %j", (typed, seen) => {
  expect(seenText(typed)).toBe(seen);
});

test("a shopper reads their own question marks again", () => {
  expect(sentText("Хэзээ ирэх вэ??")).toBe("Хэзээ ирэх вэ？？");
  expect(typedText(sentText("Хэзээ ирэх вэ?? Маргааш уу?"))).toBe("Хэзээ ирэх вэ?? Маргааш уу?");
});

test("a question mark, an emoji and a half of one are not searched for", () => {
  expect(askedText("📱утас?гар？таблет\ud83d")).toBe("утас гар таблет");
  expect(askedText("?？📱")).toBe("");
});

test.each([
  ["утас", true],
  ["❤ ᠮᠣᠩᠭᠣᠯ", true],
  ["утас 📱", false],
  ["𠀀", false],
])("%s can be stored by the API: %s", (text, isStored) => {
  expect(isSendable(text)).toBe(isStored);
});

test.each([
  ["Утас📱Pro", "УтасPro"],
  ["👩‍💻❤", "❤"],
  ["a\ud83d😀\ude00b", "ab"],
])("of %j is kept %j", (text, kept) => {
  expect(withoutFourBytes(text)).toBe(kept);
});
