import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken } from "./no-breaks.ts";

test.each([
  ["1-р хороо, 12-р байр", "<1-р>_хороо, <12-р>_байр"],
  ["Санах ой 100 МБ/с", "Санах ой 100_<МБ/с>"],
  ["USB-C утас", "<USB-C> утас"],
])("what stays together does not break at its hyphen or slash either: %s", (text, drawn) => {
  const html = renderToStaticMarkup(createElement(Fragment, null, ...unbroken(text)));
  const shown = html.replace(/<span class="nowrap">(.*?)<\/span>/g, "<$1>").replaceAll("\u00a0", "_");
  expect(shown).toBe(drawn);
});
