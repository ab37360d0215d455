import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { WELCOME_BONUS } from "#bff/domain/bonus.ts";
import { deliveryEstimate, FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "#bff/domain/delivery.ts";
import { INSTALMENTS } from "#bff/domain/instalments.ts";
import { formatNumber, formatTugrik } from "#bff/domain/money.ts";
import { INFORMATION_PAGES } from "./pages.ts";
import { siteValues } from "./site-values.server.ts";
import { type Block, fillText, type InformationText } from "./text.ts";
import { INFORMATION_TEXTS } from "./texts.server.ts";

const { information: names } = SENTENCES.mn;
const { information: englishNames } = SENTENCES.en;

const SHOP = { name: "Оч", phone: "7700-1234", email: "info@och.mn", address: "Улаанбаатар" };

describe.each(INFORMATION_PAGES)("/%s", (page) => {
  const { mn, en } = { mn: INFORMATION_TEXTS.mn[page], en: INFORMATION_TEXTS.en[page] };

  test("has a route, and the title by which lists name it", () => {
    expect(existsSync(`app/routes/${page}.tsx`)).toBe(true);
    expect([mn.title, en.title]).toEqual([names[page], englishNames[page]]);
  });

  test("says the same in both languages, as far as its shape and links tell", () => {
    expect(shapeOf(en)).toEqual(shapeOf(mn));
  });

  test.each(Object.entries({ mn, en }))("is whole in %s once its values are filled in", (_language, text) => {
    const filled = fillText(text, (sentence) => interpolate(sentence, siteValues(SHOP)));
    expect(JSON.stringify(filled)).not.toMatch(/[{]{2}|undefined|NaN/);
    // What search engines print of a description.
    expect(filled.description.length, "letters of the description").toBeGreaterThanOrEqual(50);
    expect(filled.description.length, "letters of the description").toBeLessThanOrEqual(160);
  });
});

test("names the numbers of the rules instead of repeating them", () => {
  const fees = deliveryEstimate(0);
  expect(siteValues(SHOP)).toEqual({
    shop: "Оч",
    phone: "7700-1234",
    email: "info@och.mn",
    address: "Улаанбаатар",
    welcomeBonus: formatNumber(WELCOME_BONUS),
    lowestFee: formatTugrik(fees.min),
    highestFee: formatTugrik(fees.max),
    flatFee: formatTugrik(FLAT_FEE),
    flatFeeAbove: formatTugrik(FLAT_FEE_ABOVE),
    instalments: String(INSTALMENTS),
  });
  const figures = [WELCOME_BONUS, ...Object.values(ZONE_FEES), FLAT_FEE, FLAT_FEE_ABOVE].map((figure) =>
    formatNumber(figure).replaceAll(",", ",?"),
  );
  for (const page of INFORMATION_PAGES) {
    for (const language of ["mn", "en"]) {
      const source = readFileSync(`app/information/texts/${language}/${page}.md`, "utf8");
      expect(source, `${language}/${page}`).not.toMatch(new RegExp(`\\b(?:${figures.join("|")}|7700)`));
    }
  }
});

/** A text without its words: sections, kinds of blocks, lengths of lists and tables, targets of links. */
function shapeOf({ layout, sections }: InformationText) {
  return { layout, sections: sections.map(({ blocks, payments }) => [payments, ...blocks.map(shapeOfBlock)]) };
}

function shapeOfBlock(block: Block) {
  const hrefs = [...JSON.stringify(block).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
  if (block.kind === "paragraph") return { kind: block.kind, hrefs };
  if (block.kind === "list") return { kind: block.kind, ordered: block.ordered, items: block.items.length, hrefs };
  return { kind: block.kind, columns: block.head.length, rows: block.rows.length, hrefs };
}
