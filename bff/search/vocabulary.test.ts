import { describe, expect, test } from "vitest";
import { atomsOf } from "./forms.ts";
import { sameNames, Vocabulary } from "./vocabulary.ts";

const vocabularyOf = (...names: string[]) => {
  const vocabulary = new Vocabulary<string>();
  for (const name of names) vocabulary.add(name, name);
  return vocabulary;
};

const found = (vocabulary: Vocabulary<string>, typed: string, isLenient = false) =>
  vocabulary.find(atomsOf(typed), isLenient);

describe("names that mean the same", () => {
  test.each([
    ["утас", ["Гар утас", "телефон"]],
    ["гар утас", ["утас", "phone"]],
    ["laptop", ["Зөөврийн компьютер", "Тоглоомын компьютер"]],
  ])("of %s are %j among others", (name, others) => {
    expect(sameNames(name)).toEqual(expect.arrayContaining(others));
  });
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

  test("a word may be meant as six others at most", () => {
    const names = ["Картан", "Картар", "Картал", "Картас", "Картам", "Картад", "Картаг", "Картаб"];
    expect(found(vocabularyOf(...names), "картах", true)).toEqual(names.slice(0, 6));
    expect(found(vocabularyOf(...names), "картах", true)).toEqual(names.slice(0, 6));
  });
});
