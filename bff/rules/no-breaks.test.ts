import { expect, test } from "vitest";
import { withoutBreaks } from "./no-breaks.ts";

test.each([
  ["6.7 инч дэлгэц", "6.7_инч дэлгэц"],
  ["Selengo Cool 5 Pro Хөргөгч 380 л, A++ ангилал", "Selengo Cool 5 Pro Хөргөгч 380_л, A++_ангилал"],
  ["Камер 26 MP, 144 Hz", "Камер 26_MP, 144_Hz"],
  ["Сүхбаатар дүүрэг, 1-р хороо, Их тойруу 21", "Сүхбаатар дүүрэг, 1-р_хороо, Их тойруу 21"],
  ["8-10 кг", "8-10_кг"],
  ["8GB / 256GB / 6.7 инч", "8GB_/ 256GB_/ 6.7_инч"],
])("a number stays with its unit: %s", (text, shown) => {
  expect(withoutBreaks(text).replaceAll("\u00a0", "_")).toBe(shown);
});

test.each(["Borteq Nova 5 Pro Ухаалаг утас", "Nova 5 лаазтай", "iPhone 15 ГБ2", "Nova5 л", "A цаг", ""])(
  "what only looks like one stays as it is: %s",
  (text) => expect(withoutBreaks(text)).toBe(text),
);
