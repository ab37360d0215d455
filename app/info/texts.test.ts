import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "#bff/rules/delivery.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { parsePaymentMethod } from "#bff/rules/payment-methods.ts";
import { parseText, textNames } from "./markdown.vite.ts";
import { withValues } from "./read-text.server.ts";
import { TEXTS } from "./texts.server.ts";
import type { Text } from "./texts.ts";
import { siteValues } from "./values.server.ts";

const textOf = (language: "mn" | "en", name: string): Text =>
  TEXTS[language].get(name) ?? expect.fail(`${language}/${name}`);

describe.each(textNames())("/%s", (name) => {
  const { mn, en } = { mn: textOf("mn", name), en: textOf("en", name) };

  test("says the same in both languages, as far as its shape and links tell", () => {
    expect(shapeOf(en)).toEqual(shapeOf(mn));
  });

  test.each(Object.entries({ mn, en }))("is whole in %s once its values are filled in", (_language, text) => {
    const filled = withValues(text, siteValues());
    expect(JSON.stringify(filled)).not.toMatch(/[{]{2}|undefined|NaN/);
    // What search engines print of a description.
    expect(filled.description.length, "letters of the description").toBeGreaterThanOrEqual(50);
    expect(filled.description.length, "letters of the description").toBeLessThanOrEqual(160);
    for (const { payments } of [text, ...text.sections])
      for (const method of payments?.split(", ") ?? []) expect(parsePaymentMethod(method)).toBe(method);
    for (const { tokens } of text.sections) expect(tokens).not.toEqual([]);
    for (const href of hrefsIn(filled)) expect(href).toMatch(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/);
  });
});

test("the texts stand in the same order in both languages, each in a place of its own", () => {
  expect([...TEXTS.en.keys()]).toEqual([...TEXTS.mn.keys()]);
  expect(new Set([...TEXTS.mn.values()].map(({ order }) => order)).size).toBe(TEXTS.mn.size);
});

test("one text is of some shops alone, which the sitemap knows by its name (bff/feeds/feeds.ts)", () => {
  expect([...TEXTS.mn].filter(([, { payments }]) => payments).map(([name]) => name)).toEqual(["instalments"]);
});

test("names the numbers of the rules instead of repeating them", () => {
  const figures = [WELCOME_BONUS, ...Object.values(ZONE_FEES), FLAT_FEE, FLAT_FEE_ABOVE].map((figure) =>
    formatNumber(figure).replaceAll(",", ",?"),
  );
  for (const name of textNames()) {
    for (const language of ["mn", "en"]) {
      const source = readFileSync(`app/info/texts/${language}/${name}.md`, "utf8");
      expect(source, `${language}/${name}`).not.toMatch(new RegExp(`\\b(?:${figures.join("|")}|7700)`));
    }
  }
});

const HEAD = "---\ntitle: Title\ndescription: What it says\norder: 1\n---\n";

test.each([
  ["no fields", "## One\n\ntext", "title, description and order"],
  ["an unknown field", HEAD.replace("order", "colour: red\norder"), "colour"],
  ["text before the first heading", `${HEAD}text`, "before the first"],
  ["another level of heading", `${HEAD}## One\n\n### Two\n\ntext`, "heading"],
  ["HTML", `${HEAD}## One\n\n<script>alert(1)</script>\n`, "html"],
  ["HTML in a line", `${HEAD}## One\n\na <b>b</b>`, "html"],
])("the build refuses %s", (_what, source, message) => {
  expect(() => parseText(source)).toThrow(message);
});

/** A text without its words: sections, kinds of tokens, lengths of lists and tables, targets of links. */
function shapeOf({ layout, order, payments, sections }: Text) {
  return { layout, order, payments, sections: sections.map((section) => [section.payments, ...shapesIn(section)]) };
}

const shapesIn = ({ tokens }: Text["sections"][number]) =>
  tokens.map((token) => ({
    type: token.type,
    ordered: token.ordered,
    items: token.items?.length,
    columns: token.header?.length,
    rows: token.rows?.length,
    hrefs: hrefsIn(token),
  }));

const hrefsIn = (part: object) => [...JSON.stringify(part).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
