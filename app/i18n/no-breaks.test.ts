import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken, withoutBreaks } from "./no-breaks.ts";

test.each([
  ["6.7 инч дэлгэц", "6.7_инч дэлгэц"],
  ["Санах ой 100 МБ/с", "Санах ой 100_МБ/с"],
  ["Selengo Cool 5 Pro Хөргөгч 380 л, A++ ангилал", "Selengo Cool 5 Pro Хөргөгч 380_л, A++_ангилал"],
  ["150 кг хүртэл", "150_кг хүртэл"],
  ["10000 мАц зөөврийн цэнэглэгч", "10000_мАц зөөврийн цэнэглэгч"],
  ["9000 BTU агааржуулагч", "9000_BTU агааржуулагч"],
  ["Сүхбаатар дүүрэг, 1-р хороо, Их тойруу 21", "Сүхбаатар дүүрэг, 1-р_хороо, Их тойруу 21"],
  ["8-10 кг", "8-10_кг"],
])("a number stays with its unit: %s", (text, shown) => {
  expect(withoutBreaks(text).replaceAll("\u00a0", "_")).toBe(shown);
});

test.each(["Borteq Nova 5 Pro Ухаалаг утас", "Nova 5 лаазтай", "iPhone 15 ГБ2", "Nova5 л", "A цаг", ""])(
  "what only looks like one stays as it is: %s",
  (text) => expect(withoutBreaks(text)).toBe(text),
);

test.each([
  ["1-р хороо, 12-р байр", "<1-р>_хороо, <12-р>_байр"],
  ["Санах ой 100 МБ/с", "Санах ой 100_<МБ/с>"],
  ["USB-C утас", "<USB-C> утас"],
])("what stays together does not break at its hyphen or slash either: %s", (text, drawn) => {
  const html = renderToStaticMarkup(createElement(Fragment, null, ...unbroken(text)));
  const shown = html.replace(/<span class="nowrap">(.*?)<\/span>/g, "<$1>").replaceAll("\u00a0", "_");
  expect(shown).toBe(drawn);
});
