import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { LONGEST_TEXT } from "./listing-state.ts";
import { atomsOf } from "./search-forms.ts";
import {
  coreOf,
  hasWords,
  NameVocabulary,
  OfferVocabulary,
  readOffer,
  respelled,
  textOf,
  textWithout,
} from "./search-reading.ts";
import { Vocabulary } from "./search-vocabulary.ts";
import { COLOUR_WORDS } from "./search-words.ts";

const names = new NameVocabulary({
  categories: [
    { id: 1, name: "Гар утас" },
    { id: 3, name: "Компьютер" },
    { id: 5, name: "Зурагт, проектор" },
    { id: 10, name: "Гэр ахуй" },
    { id: 12, name: "Гоо сайхан" },
    { id: 13, name: "Дагалдах хэрэгсэл" },
  ],
  subCategories: [
    { id: 1, categoryId: 1, name: "Ухаалаг утас", specs: ["RAM"] },
    { id: 2, categoryId: 1, name: "Товчлууртай утас", specs: [] },
    { id: 6, categoryId: 3, name: "Зөөврийн компьютер", specs: ["RAM", "SSD"] },
    { id: 7, categoryId: 3, name: "Тоглоомын компьютер", specs: ["RAM", "SSD"] },
    { id: 9, categoryId: 3, name: "Компьютерын дэлгэц", specs: [] },
    { id: 14, categoryId: 3, name: "SSD хадгалагч", specs: ["Багтаамж"] },
    { id: 16, categoryId: 5, name: "Зурагт", specs: [] },
    { id: 33, categoryId: 10, name: "Угаалгын машин", specs: [] },
    { id: 34, categoryId: 10, name: "Тоос сорогч", specs: [] },
    { id: 35, categoryId: 10, name: "Робот тоос сорогч", specs: [] },
    { id: 44, categoryId: 12, name: "Сахлын машин", specs: [] },
    { id: 48, categoryId: 13, name: "Цэнэглэгч", specs: [] },
  ],
  readsWords: true,
  brands: [
    { id: 1, name: "Sarnai" },
    { id: 2, name: "Borteq" },
    { id: 30, name: "Khuslen One" },
  ],
});

describe("names", () => {
  test.each([
    ["утас", "Гар утас", []],
    ["gar utas", "Гар утас", []],
    ["ухаалаг утас", "Ухаалаг утас", [1]],
    ["smart phone", "Ухаалаг утас", [1]],
    ["гарутас", "Гар утас", []],
    ["компьютер зөөврийн", "Зөөврийн компьютер", [6]],
    ["laptop", "Зөөврийн компьютер, Тоглоомын компьютер", [6, 7]],
    ["gaming laptop", "Тоглоомын компьютер", [7]],
    ["тв", "Зурагт", [16]],
    ["дэлгэц", "Компьютерын дэлгэц", [9]],
    ["сорогч", "Тоос сорогч, Робот тоос сорогч", [34, 35]],
    ["робот тоос сорогч", "Робот тоос сорогч", [35]],
    ["утасны цэнэглэгч", "Цэнэглэгч", [48]],
    ["laptop 512gb ssd", "Зөөврийн компьютер, Тоглоомын компьютер", [6, 7]],
    ["зурагтны", "Зурагт", [16]],
    ["ухаалга утас", "Ухаалаг утас", [1]],
    ["ухаалаг уатс", "Ухаалаг утас", [1]],
  ])("%s is %s", (text, label, subCategories) =>
    expect(names.read(text).category).toMatchObject({ label, subCategories }),
  );

  test.each(["машин", "iphone", "samsung", "4tb", "зураг", "гэр", "цүнх", "128", ""])("%s names nothing", (text) => {
    expect(names.read(text)).toMatchObject({ category: null, brands: [] });
  });

  test.each([
    ["зурагтт", false],
    ["зурагд", true],
    ["Sarnia", true],
    ["цэнэлгэгч", true],
    ["Sarnai", false],
  ])("%s has a typing error: %s", (text, isCorrected) => expect(names.read(text).isCorrected).toBe(isCorrected));

  test("brands in either script, of one word or two", () => {
    expect(names.read("Borteq-ийн ногоон, сарнай, khuslen one").brands.map(({ id }) => id)).toEqual([2, 1, 30]);
  });

  test("what no name took is left, in the text's own order and spelling", () => {
    const reading = names.read("хар Sarnai Nova5 Pro утас 128 GB");
    expect(textOf(reading, coreOf(reading))).toBe("Nova5 Pro");
    expect(textWithout(reading, reading.categoryPlaces)).toBe("хар Sarnai Nova5 Pro 128 GB");
    expect(textWithout(reading, reading.brandPlaces[0] ?? [])).toBe("хар Nova5 Pro утас 128 GB");
  });

  test.each(COLOUR_WORDS.flat())("the colour %s is no text that a title has to contain", (word) => {
    const reading = names.read(`${word} Nova5`);
    expect(textOf(reading, coreOf(reading))).toBe("Nova5");
  });

  test("any text is read, and the same again", () => {
    const word = fc.constantFrom(
      "утас",
      "Sarnai",
      "128gb",
      "цагаан",
      "Nova",
      "5",
      "smart",
      "hurgugch",
      "-тай",
      "'",
      "ба",
    );
    const texts = fc.oneof(
      fc.string({ maxLength: LONGEST_TEXT }),
      fc.array(word, { maxLength: 20 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const first = names.read(text);
        expect(names.read(text)).toEqual(first);
        expect([...first.free].every((place) => first.atoms[place] !== undefined)).toBe(true);
      }),
    );
  });

  test("no text is looked up more often than 24 words, four in a piece and few forms of a piece can be", () => {
    const lookups = (read: () => unknown) => {
      const looked = vi.spyOn(Map.prototype, "get");
      try {
        read();
        return looked.mock.calls.length;
      } finally {
        looked.mockRestore();
      }
    };
    // A piece begins with each word, has one to four, and is looked up in two orders, exactly and leniently.
    const words = lookups(() => names.read("a1б".repeat(LONGEST_TEXT / 3)));
    expect(words).toBeGreaterThan(24);
    expect(words).toBeLessThanOrEqual(24 * 4 * 2 * 2);
    // Of each word four forms: 256 combinations, were they not bounded.
    const piece = atomsOf("сонинуудын ".repeat(4));
    const forms = lookups(() => new Vocabulary<true>().find(piece));
    expect(forms).toBeGreaterThan(24);
    expect(forms).toBeLessThanOrEqual(96 * 2);
  });
});

describe("what a list offers", () => {
  const offer = new OfferVocabulary({
    colours: ["Хар", "Цагаан", "Ягаан", "Нил ягаан", "Хөх", "Тэнгэр цэнхэр"].map((value) => ({ value })),
    specs: [
      { name: "RAM", values: ["8GB", "16GB"].map((value) => ({ value, total: 20 })) },
      { name: "График", values: ["16GB"].map((value) => ({ value, total: 3 })) },
      { name: "Дэлгэцийн_хэмжээ", values: ["15.6 инч", "27 инч"].map((value) => ({ value, total: 9 })) },
      { name: "Холболт", values: ["USB", "Bluetooth", "Bluetooth, 2.4 ГГц"].map((value) => ({ value, total: 9 })) },
      { name: "Гаралт", values: ["USB-C", "USB-C, USB-A"].map((value) => ({ value, total: 9 })) },
      { name: "GPS", values: ["Тийм"].map((value) => ({ value, total: 9 })) },
    ],
  });
  const read = (text: string) => {
    const reading = names.read(text);
    const { colours, specs, free } = readOffer(reading, offer);
    return { colours, specs, left: textOf(reading, [...free]) };
  };

  test.each([
    ["цагаан утас", ["Цагаан"]],
    ["tsagaan ongotei utas", ["Цагаан"]],
    ["нил ягаан утас", ["Нил ягаан"]],
    ["ягаан утас", ["Ягаан"]],
    ["blue phone", ["Хөх", "Тэнгэр цэнхэр"]],
    ["цагаа утас", ["Цагаан"]],
  ])("%s: colours %j", (text, colours) => expect(read(text)).toEqual({ colours, specs: [], left: "" }));

  test.each([
    ["компьютер 16 gb", "RAM", ["16GB"]],
    ["16gb график компьютер", "График", ["16GB"]],
    ["15.6 компьютер", "Дэлгэцийн_хэмжээ", ["15.6 инч"]],
    ["27inch дэлгэц", "Дэлгэцийн_хэмжээ", ["27 инч"]],
    ["блютуз утас", "Холболт", ["Bluetooth", "Bluetooth, 2.4 ГГц"]],
    ["type c утас", "Гаралт", ["USB-C", "USB-C, USB-A"]],
    ["typec утас", "Гаралт", ["USB-C", "USB-C, USB-A"]],
    ["gps утас", "GPS", ["Тийм"]],
  ])("%s: %s is %j", (text, name, values) =>
    expect(read(text)).toEqual({ colours: [], specs: [{ name, values }], left: "" }),
  );

  test("what it does not have stays text: a colour, a figure, another make", () => {
    expect(read("улаан samsung утас 4tb")).toEqual({ colours: [], specs: [], left: "улаан samsung 4tb" });
  });
});

test.each([
  ["nova5", ["nova 5"]],
  ["128 gb", ["128gb"]],
  ["256 гб", ["256gb"]],
  ["1 тб хатуу диск", ["1tb хатуу диск"]],
  ["wifi", ["wi-fi"]],
  ["wifi6 рутер", ["wi-fi 6 рутер", "wifi 6 рутер"]],
  ["цэнэглэгч type c", ["цэнэглэгч usb-c"]],
  ["G 7 pro", ["g7 pro"]],
  ["Air 5 Max", []],
  ["утас", []],
  ["%' OR '%'='", []],
])("%s may also be spelled %j", (text, others) => expect(respelled(text)).toEqual(others));

test.each([
  ["Borteq Nova 5 Pro Ухаалаг утас", "pro nova5", true],
  ["Borteq Nova 5 Pro Ухаалаг утас", "нова", true],
  ["Borteq Nova 5 Pro Ухаалаг утас", "nova 9", false],
  ["Borteq Nova 5 Pro Ухаалаг утас", "samsung", false],
])("%s has %s: %s", (title, text, has) => expect(hasWords(title, text)).toBe(has));
