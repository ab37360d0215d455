import { describe, expect, test } from "vitest";
import { correctedRest, distance, unknownWords } from "./corrections.ts";
import { ShopVocabulary } from "./names.ts";
import { understand } from "./understand.ts";

const shop = new ShopVocabulary({
  categories: [{ id: 1, name: "Гар утас" }],
  subCategories: [{ id: 1, categoryId: 1, name: "Ухаалаг утас", specs: [] }],
  brands: [{ id: 1, name: "Borteq" }],
});
const read = (text: string) => understand(text, { shop });

describe("what is left beside a brand, as its titles spell it", () => {
  const titles = [
    "Borteq Nova 5 Pro Ухаалаг утас",
    "Borteq Prime 8 Утас",
    "Borteq Book 2",
    "Borteq Extreme 3",
    "Borteq X2",
  ];

  test.each([
    ["Borteq Novo 5", "Nova 5"],
    ["Borteq 5 nva", "5 Nova"],
    ["Borteq Prme 8", "Prime 8"],
    ["Borteq Bok 2", "Book 2"],
    ["Borteq прайм", "Prime"],
    ["Borteq Extrmee", "Extreme"],
    ["Borteq nova", "Nova"],
  ])("%s: %s", (text, corrected) => expect(correctedRest(read(text), titles)).toBe(corrected));

  test.each(["Borteq Novo 6", "Borteq Nxxa 5", "Borteq Z2", "Borteq Nova Prime", "Borteq"])("%s: nothing", (text) => {
    const rest = correctedRest(read(text), text === "Borteq" ? [] : titles);
    expect(rest).toBeNull();
  });
});

test.each([
  ["nova", "nova", 1, 0],
  ["nova", "novo", 1, 1],
  ["prme", "prime", 1, 1],
  ["frots", "frost", 1, 1],
  ["barysto", "barista", 2, 2],
  ["nova", "prime", 2, null],
  ["nova", "novabook", 2, null],
])("between %s and %s are at most %i errors: %s", (one, other, most, errors) =>
  expect(distance(one, other, most)).toBe(errors),
);

test("unknown words are named as they stand in the text, neighbours together", () => {
  const reading = read("оюутны гоё утас 100 цаг");
  expect(unknownWords(reading, [0, 3, 4])).toEqual(["оюутны", "100 цаг"]);
  expect(unknownWords(read("<b>утас</b>"), [0, 2])).toEqual(["b"]);
});
