import { expect, test } from "vitest";
import { foldLetters, twinOf } from "./letters.ts";

test.each([
  ["Nоte 4", "Note 4"],
  ["Аltanix Тower", "Altanix Tower"],
  ["утac", "утас"],
  ["компьютep", "компьютер"],
  ["Х2 Pro", "X2 Pro"],
  ["USB-С кабель", "USB-C кабель"],
  ["45 м2", "45 м²"],
  ["45m2", "45м²"],
])("%s is %s: a word of both alphabets is of the one whose letters have no twin", (typed, folded) =>
  expect(foldLetters(typed)).toBe(folded),
);

test.each(["хар утас", "Sarnai-ийн утас", "128GB-тай", "Bluetooth-т", "5G утас", "smartцаг", "2 м кабель", "4к"])(
  "%s stays as it is",
  (text) => expect(foldLetters(text)).toBe(text),
);

test.each([
  ["НЕРА", "HEPA"],
  ["xap", "хар"],
  ["Nova", null],
  ["зурагт", null],
])("the shapes of %s in the other alphabet are %s", (word, twin) => expect(twinOf(word)).toBe(twin));
