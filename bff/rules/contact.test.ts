import { expect, test } from "vitest";
import { phoneDigits, threeWords } from "./contact.ts";

test.each([
  " 99 11-22 33 ",
  "976-99112233",
  "(+976)99112233",
  "00976 9911 2233",
  "9911.2233",
  "9911\u20132233",
  "\u2060+976\u200b 9911\u00ad2233",
  "\u202a+976 9911\u00a02233\u202c",
])("%j is the phone number 99112233", (typed) => {
  expect(phoneDigits(typed)).toBe("99112233");
});

test.each([
  ["97699112", "97699112"], // a number of eight digits that begins like the country
  ["9769911", "9769911"],
  ["+1 976 9911 2233", "+197699112233"],
  ["+976 9911 2233 4", "+976991122334"], // one digit too many is not cut to a number
  ["+976 9911", "+9769911"],
  ["утас", "утас"],
  ["", ""],
])("%j stays what it is, for the form to refuse or take: %j", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each([
  "гурван.үгт.хаяг",
  " ///гурван.үгт.хаяг ",
  "http://www.what3words.com/гурван.үгт.хаяг/",
  "what3words.com/гурван.үгт.хаяг",
  "https://what3words.com/гурван.үгт.хаяг//",
  "https://what3words.com/mn/гурван.үгт.хаяг?alias=x#map",
  "https://w3w.co/гурван.үгт.хаяг?utm_source=share",
  `https://what3words.com/${encodeURIComponent("гурван.үгт.хаяг")}`,
  "w3w:///гурван.үгт.хаяг",
])("%j is the address гурван.үгт.хаяг", (typed) => {
  expect(threeWords(typed)).toBe("гурван.үгт.хаяг");
});

test.each([
  ["", ""],
  ["хоёр.үг", "хоёр.үг"],
  ["https://example.mn/a.b.c", "https://example.mn/a.b.c"],
  ["https://what3words.com/%E0%A4", "%E0%A4"],
])("%j is left for the form to refuse or take: %j", (typed, words) => {
  expect(threeWords(typed)).toBe(words);
});
