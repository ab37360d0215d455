import { describe, expect, test } from "vitest";
import {
  askedText,
  isAskableName,
  isAskableSpec,
  isSendable,
  seenText,
  sentText,
  typedText,
  withoutFourBytes,
} from "./sent-text.ts";

describe("a text of several lines is sent", () => {
  test.each([
    ["with its line ends as the API has them", "нэг\r\nхоёр\rгурав\u2029дөрөв", "нэг\nхоёр\nгурав\nдөрөв"],
    ["with one space for a run of control characters", "нэг\t\t\u0007хоёр", "нэг хоёр"],
    ["without empty lines around it", "\n\n нэг\n\nхоёр \n", "нэг\n\nхоёр"],
  ])("%s", (_, typed, sent) => {
    expect(sentText(typed, true)).toBe(sent);
  });
});

test("a text of one line has its words one space apart", () => {
  expect(sentText(" нэг\n\n хоёр\t\u0000гурав ")).toBe("нэг хоёр гурав");
});

test.each([
  ["О'Нил", "О’Нил"],
  ['"үг" 27"', "“үг” 27”"],
  ['(""үг"")', "(““үг””)"],
  ["ŉ", "’n"],
  ["a\\b\u202ec\ud800", "abc"],
])("%j is sent as %s", (typed, sent) => {
  expect(sentText(typed)).toBe(sent);
});

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

describe("a name that the API listed can be asked for", () => {
  test.each(["Хар", "15.6 (FHD) 100%", "x".repeat(120), "‘Хар’ “ба” «цагаан»"])("%s", (name) => {
    expect(isAskableName(name)).toBe(true);
  });

  test.each(["", " ", "x".repeat(121), "Хар?", "O'Neil", '15.6"', "a\\b", "a\nb", "ŉ", "Хар 🖤", "\u202eХар"])(
    "but not %j",
    (name) => {
      expect(isAskableName(name)).toBe(false);
    },
  );
});

describe("a specification can be asked for", () => {
  test.each(["RAM", "Screen_size", "_size", "Өнгө", "m2", "x".repeat(64)])("%s", (name) => {
    expect(isAskableSpec(name)).toBe(true);
  });

  test.each([
    ["that has no name", ""],
    ["whose name begins with a digit", "2G"],
    ["whose name begins with a sign", "-RAM"],
    ["of two words", "Screen size"],
    ["with SQL behind its name", "RAM;--"],
    ["whose name is longer than a column's", "x".repeat(65)],
    ["with a letter of four bytes", "a𠀀"],
    ["with an apostrophe in a letter", "aŉ"],
  ])("but none %s", (_, name) => {
    expect(isAskableSpec(name)).toBe(false);
  });
});
