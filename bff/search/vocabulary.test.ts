import { describe, expect, test } from "vitest";
import { atomsOf } from "./forms.ts";
import { readBy, sameNames, Vocabulary } from "./vocabulary.ts";

const vocabularyOf = (...names: string[]) => {
  const vocabulary = new Vocabulary<string>();
  for (const name of names) vocabulary.add(name, name);
  return vocabulary;
};

const found = (vocabulary: Vocabulary<string>, typed: string, isLenient = false) =>
  vocabulary.find(atomsOf(typed), isLenient);

describe("a name is found", () => {
  test.each([
    ["Тоос сорогч", "тоос сорогч", "as it is"],
    ["Сарнай туяа", "сарнайтуяа", "glued, where no other name means the same"],
    ["Ухаалаг самбар", "smart самбар", "by a word that means the same"],
    ["Гар утас", "телефон", "by a name that means the same"],
    ["Air 5 Max", "max air 5", "with its number"],
    ["Power bank 20000 mAh", "power bank 20000 мАц", "with its unit in other letters"],
    ["Нэг хоёр гурав дөрөв тав", "нэг хоёр гурав дөрөв тав", "of five words"],
  ])("%s by %s: %s", (name, typed) => {
    expect(found(vocabularyOf(name), typed)).toEqual([name]);
  });

  test("with all that have it", () => {
    const vocabulary = new Vocabulary<number>();
    vocabulary.add("Sarnai", 1);
    vocabulary.add("Sarnai", 2);
    vocabulary.addValue("сарнай", 3);
    expect(vocabulary.find(atomsOf("sarnai"))).toEqual([1, 2, 3]);
  });
});

describe("nothing is found", () => {
  test.each([
    ["Нэг хоёр гурав дөрөв тав зургаа", "нэг хоёр гурав дөрөв тав зургаа", "by a name of six words"],
    ["★★", "", "by a name of signs alone"],
    ["Гар утас", "гар", "by a part of a name"],
  ])("of %s by %j: %s", (name, typed) => {
    expect(found(vocabularyOf(name), typed)).toEqual([]);
  });

  test("by another name, where a name is only itself", () => {
    const vocabulary = new Vocabulary<string>();
    vocabulary.add("Гар утас", "only itself", false);
    expect(found(vocabulary, "телефон")).toEqual([]);
    expect(found(vocabulary, "гар утас")).toEqual(["only itself"]);
  });
});

describe("names that mean the same", () => {
  test.each([
    ["утас", ["Гар утас", "телефон"]],
    ["гар утас", ["утас", "phone"]],
    ["laptop", ["Зөөврийн компьютер", "Тоглоомын компьютер"]],
  ])("of %s are %j among others", (name, others) => {
    expect(sameNames(name)).toEqual(expect.arrayContaining(others));
  });

  test("begin with the name as it is written, once", () => {
    const names = sameNames("Лаптоп");
    expect(names[0]).toBe("Лаптоп");
    expect(names.filter((name) => name.toLowerCase() === "лаптоп")).toEqual(["Лаптоп"]);
  });

  test("of any other name are itself", () => {
    expect(sameNames("Sarnai")).toEqual(["Sarnai"]);
  });
});

test("a word of a name is known with an ending too; its number is no word", () => {
  const vocabulary = vocabularyOf("Зурагт 5 Max");
  const isWord = (typed: string) => atomsOf(typed).map((atom) => vocabulary.hasWord(atom));
  expect(isWord("зурагт зурагтны max сарнай")).toEqual([true, true, true, false]);
  expect(isWord("5")).toEqual([false]);
});

describe("with a typing error", () => {
  test.each([
    ["Сарнай", "сарнйа"],
    ["Машин", "mahsin"],
    ["Цахилгаан сойз", "tashilgaan soiz"],
  ])("%s is found by %s, when errors are forgiven", (name, typed) => {
    expect(found(vocabularyOf(name), typed)).toEqual([]);
    expect(found(vocabularyOf(name), typed, true)).toEqual([name]);
  });

  test("a word that is a name's is not taken for another one", () => {
    expect(found(vocabularyOf("Картан", "Картар"), "картан", true)).toEqual(["Картан"]);
  });

  test("glued words are still found when errors are forgiven", () => {
    expect(found(vocabularyOf("Гар утас"), "гарутас", true)).toEqual(["Гар утас"]);
  });

  test("a word may be meant as six others at most", () => {
    const names = ["Картан", "Картар", "Картал", "Картас", "Картам", "Картад", "Картаг", "Картаб"];
    expect(found(vocabularyOf(...names), "картах", true)).toEqual(names.slice(0, 6));
    expect(found(vocabularyOf(...names), "картах", true)).toEqual(names.slice(0, 6));
  });
});

test("a text is read by the longest names first, and each word once", () => {
  const vocabulary = vocabularyOf("Робот", "Тоос сорогч", "Робот тоос сорогч");
  const atoms = atomsOf("сарнай робот тоос сорогч робот");
  const free = new Set(atoms.keys());
  expect(readBy(atoms, free, vocabulary)).toEqual([
    { from: 1, to: 4, meanings: ["Робот тоос сорогч"] },
    { from: 4, to: 5, meanings: ["Робот"] },
  ]);
  expect([...free]).toEqual([0]);
});
