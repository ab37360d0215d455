import { describe, expect, test } from "vitest";
import { atomsOf, isMistyped, nameForms, typedForms } from "./forms.ts";

const keys = (text: string) => atomsOf(text).map(({ key }) => key);

describe("the words of a text", () => {
  test.each([
    ["128gb", "128 GB"],
    ["128gb", "128 гб"],
    ["128gb", "128gb-тай"],
    ["55 инч", "55inch"],
    ["55 инч", "55 инчийн"],
    ["20000 мАц", "20000mah"],
    ["144 Гц", "144hz"],
    ["2 метр", "2 м"],
    ["Wi-Fi 6", "wifi6"],
    ["хөргөгч", "hurgugch"],
    ["хөргөгч", "хоргогч"],
    ["чихэвч", "chihevch"],
    ["цагаан", "cagaan"],
    ["Borteq", "бортек"],
  ])("%s is %s", (one, other) => expect(keys(other).join("")).toBe(keys(one).join("")));

  test("a model's number is no figure with a unit", () => {
    expect(atomsOf("Air 5 Max").map(({ isUnit }) => isUnit)).toEqual([false, false, false]);
    expect(keys("5 max")).not.toEqual(keys("5 mah"));
  });

  test.each(["128 gb", "128 гб", "128 гb", "128 gб", "128гб-ын", "128 гигабайтын"])(
    "%s is a figure with its unit, whichever keyboard typed it",
    (text) => expect(atomsOf(text)).toMatchObject([{ key: "128" }, { key: "gb", isUnit: true }]),
  );
});

describe("a typed word and the word of a name", () => {
  const fits = (typed: string, name: string) => {
    const [atom] = atomsOf(typed);
    return atom !== undefined && typedForms(atom).some((form) => nameForms(name).includes(form));
  };

  test.each([
    ["зурагтны", "зурагт"],
    ["чихэвчний", "чихэвч"],
    ["чихэвчнүүд", "чихэвч"],
    ["хөргөгчийн", "хөргөгч"],
    ["компьютерийн", "Компьютерын"],
    ["компьютерууд", "компьютер"],
    ["таблетыг", "таблет"],
    ["данхаар", "данх"],
    ["өнгийн", "өнгө"],
    ["өнгөтэй", "өнгө"],
    ["алтаникс", "Altanix"],
    ["угаалгын", "угаалгын"],
    ["компьютер", "Компьютерын"],
    ["канон", "Canon"],
    ["чип", "Chip"],
    ["ус", "Ус"],
    ...["утс", "утсыг", "утсаар", "утсанд", "утсаа", "утснаас", "утасных", "utsaar", "utsand"].map(
      (typed): [string, string] => [typed, "утас"],
    ),
  ])("%s is %s", (typed, name) => expect(fits(typed, name)).toBe(true));

  test.each([
    ["зураг", "зурагт"],
    ["утасгүй", "утас"],
    ["цагаан", "цаг"],
    ["хар", "гар"],
    ["компот", "компьютер"],
    ["цагаа", "цаг"],
    ["гар", "г"],
    ["нм", "ном"],
    ["мотор", "монитор"],
    ["хип", "Chip"],
  ])("%s is not %s", (typed, name) => expect(fits(typed, name)).toBe(false));
});

describe("one typing error", () => {
  test.each([
    ["sarnia", "sarnai"],
    ["borteg", "bortek"],
    ["laptp", "laptop"],
    ["laptoop", "laptop"],
    ["otsa", "otas"],
  ])("%s is meant as %s", (typed, known) => expect(isMistyped(typed, known)).toBe(true));

  test.each([
    ["iphone", "phone"],
    ["hone", "phone"],
    ["har", "gar"],
    ["otos", "otas"],
    ["laptop", "laptop"],
    ["lapt", "laptop"],
    ["sambar", "saondbar"],
    ["sanlai", "sarnai"],
    ["salrai", "sarnai"],
    ["gra", "gar"],
  ])("%s is not meant as %s", (typed, known) => expect(isMistyped(typed, known)).toBe(false));
});
