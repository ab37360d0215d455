/**
 * Every number of money, points or pieces from 1,000 on is printed with its separator, on every page and in both
 * languages (rule P4; `formatNumber`). A new page is here by itself.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatNumber } from "#bff/rules/money.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import type { PlainBrowser, Visit } from "#tests/support/plain-browser.ts";
import { comeAs } from "#tests/support/shop-forms.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/** No amounts: dates, years, phones, ids of requests, and words of letters and digits, as the numbers of orders. */
const NO_AMOUNTS = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(?:19|20)\d{2}(?= он|\.\d{2}\.\d{2})/g,
  /© \d{4}/g,
  /: [0-9a-f]{8}$/g,
  /(?:\+976[\s-]?)?\b\d{4}[\s-]?\d{4}\b/g,
  /[\p{L}_]+[\p{L}\d_-]*\d{4,}[\p{L}\d_-]*/gu,
];

/** Attributes that are read out or shown. */
const SHOWN = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"];

/** The texts of a page, its title, description and named attributes among them. */
function textsOf({ page }: Visit): string[] {
  for (const element of page.querySelectorAll("script, style, template, svg")) element.remove();
  const named = SHOWN.flatMap((name) => page.querySelectorAll(`[${name}]`).map((one) => one.getAttribute(name) ?? ""));
  const described = page.querySelectorAll('meta[name="description"]').map((one) => one.getAttribute("content") ?? "");
  const leaves = page.querySelectorAll("*").flatMap(({ childNodes }) => childNodes);
  // Text that stands in several elements would be joined to another number.
  return [...leaves.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text), ...named, ...described];
}

function bare(visit: Visit): string[] {
  return textsOf(visit).flatMap((text) => {
    const amounts = NO_AMOUNTS.reduce((rest, pattern) => rest.replace(pattern, " "), text);
    return /\d{4,}/.test(amounts) ? [`${visit.url.pathname}: ${text.trim().slice(0, 100)}`] : [];
  });
}

async function look(browser: PlainBrowser): Promise<{ found: string[]; amounts: number }> {
  const found = new Set<string>();
  let amounts = 0;
  for (const path of [...openPaths(), ...PAGE_STATES].filter((one) => !/^\/(?:language|logout|view|theme)/.test(one))) {
    const visit = await browser.open(path);
    amounts += visit.page.textContent.match(/\d,\d{3}/g)?.length ?? 0;
    for (const text of bare(visit)) found.add(text);
  }
  return { found: [...found], amounts };
}

describe.each(["mn", "en"])("in %s", (language) => {
  test.each(["guest", "payer"] as const)(
    "for a %s",
    async (who) => {
      const browser = await comeAs(who, shop.origin);
      await browser.open(`/language/${language}`);
      const { found, amounts } = await look(browser);
      expect(found).toEqual([]);
      expect(amounts).toBeGreaterThan(100);
    },
    120_000,
  );
});

test("the points of a customer are the same in the header and in the profile", async () => {
  const browser = await comeAs("customer", shop.origin);
  const { page } = await browser.open("/profile");
  const points = page.querySelector("main dd.num")?.textContent ?? "";
  expect(points).toBe(formatNumber(Number(points.replaceAll(",", ""))));
  expect(page.querySelector(".bonus-link")?.textContent).toContain(points);
});
