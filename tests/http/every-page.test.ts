/**
 * What every page says, for guests and customers, in both languages, which are chosen on any page without leaving it; a
 * new page is here by itself. Every number of
 * money, points or pieces from 1,000 on has its separator (rule P4; `formatNumber`). And whoever speaks to the browser
 * says what they see (WCAG 2.5.3): the name of every link and button holds its visible words. Mongolian text on English
 * pages comes from the catalogue, and is marked as Mongolian (`lang`).
 */
import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import * as brand from "#app/brand.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { LANGUAGES } from "#bff/rules/language.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();
beforeAll(async () => {
  // Buttons say that a product is sold out in the place of what they do.
  shop.api.dress({ products: { 2: { remain: 0 } } });
});

const browse = () => new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });

async function guest(): Promise<PlainBrowser> {
  const browser = browse();
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = browse();
  for (const { name, value } of await orderingCustomer(shop.origin)) browser.cookies.set(name, value);
  await browser.post("/saved", { intent: "save", id: "4" });
  return browser;
}

async function ordered(): Promise<PlainBrowser> {
  const browser = await customer();
  await browser.open("/confirm-order");
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
  return browser;
}

/** Chosen stars are another link than stars to choose from. */
const FURTHER = [
  ...["/single-product/1?stars=5", "/compare?ids=1,2,3&differences=1"],
  ...["/category/1?view=list", "/home?tab=discounted"],
];
const PATHS = [...openPaths(), ...PAGE_STATES, ...FURTHER].filter(
  (path) => !/^\/(?:language|logout|view|theme)/.test(path),
);

/** Words alone, as speech has no punctuation. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is seen of it: pictures have no words, and some words are for listeners alone. */
function seen(element: HTMLElement): string {
  const copy = element.clone() as HTMLElement;
  for (const unseen of copy.querySelectorAll("svg, .visually-hidden, [hidden]")) unseen.remove();
  return words(copy.textContent);
}

/** The links and buttons that have a name beside their words. */
const namedOn = ({ page }: Visit) =>
  page
    .querySelectorAll("a[aria-label], button[aria-label], summary[aria-label]")
    .map((element) => ({ text: seen(element), name: element.getAttribute("aria-label") ?? "" }))
    .filter(({ text }) => text !== "");

/** No amounts: dates, years, accounts, phones, ids of requests, and words of letters and digits, as the numbers of orders. */
const NO_AMOUNTS = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(?:19|20)\d{2}(?= он|\.\d{2}\.\d{2})/g,
  /© \d{4}/g,
  /\b\d{4}(?: \d{3}){2}\b/g,
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

/** Texts with Cyrillic letters on an English page that no element marks as Mongolian, with their element. */
function unmarked({ page }: Visit): string[] {
  const found: string[] = [];
  const look = (node: Node, isMarked: boolean) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { parentNode: parent } = node;
      // A name has no language.
      if (!isMarked && /[\u0400-\u04FF]/.test(node.text.replaceAll(brand.name, "")))
        found.push(`<${parent?.rawTagName} class="${parent?.classNames}"> ${node.text.trim().slice(0, 40)}`);
      return;
    }
    for (const child of node.childNodes) {
      const own = "getAttribute" in child ? (child as HTMLElement) : null;
      // Names and typed texts are not from the catalogue.
      if (own && /^(script|style|head|template|textarea|bdi)$/i.test(own.rawTagName ?? "")) continue;
      const lang = own?.getAttribute("lang");
      look(child, lang === undefined ? isMarked : lang === "mn");
    }
  };
  look(page, false);
  return found;
}

const isBare = (text: string) => /\d{4,}/.test(NO_AMOUNTS.reduce((rest, pattern) => rest.replace(pattern, " "), text));

describe.each([
  ["a guest", guest],
  ["a customer on the last step", customer],
  ["a customer who has ordered", ordered],
])("%s", (_, come) => {
  test.each(LANGUAGES)(
    "in %s: numbers have their separators, names hold what is seen, Mongolian is marked",
    async (language) => {
      const browser = await come();
      await browser.open(`/language/${language}?next=%2F`);
      const [bare, wrong, shown] = [new Set<string>(), new Set<string>(), new Set<string>()];
      let amounts = 0;
      for (const path of PATHS) {
        const visit = await browser.open(path);
        for (const { text, name } of namedOn(visit)) {
          if (!` ${words(name)} `.includes(` ${text} `)) wrong.add(`${path}: "${text}" is named "${name}"`);
          shown.add(text);
        }
        if (language === "en" && visit.page.querySelector("html")) {
          expect.soft(visit.page.querySelector("html")?.getAttribute("lang"), path).toBe("en");
          expect.soft(unmarked(visit), path).toEqual([]);
        }
        amounts += visit.page.textContent.match(/\d,\d{3}/g)?.length ?? 0;
        for (const text of textsOf(visit).filter(isBare)) bare.add(`${path}: ${text.trim().slice(0, 100)}`);
      }
      expect([[...bare], [...wrong]]).toEqual([[], []]);
      expect(amounts).toBeGreaterThan(100);
      const { add, soldOut } = SENTENCES[language].card;
      expect([...shown]).toEqual(expect.arrayContaining([add, soldOut].map(words)));
    },
  );
});

/** Pages of their own that a further address is needed for. */
const BESIDES = ["/forgot-password?sent=1", "/login?next=%2Fcart", "/register?sent=1", "/404"];

test.each([
  ["a guest", guest],
  ["a customer", customer],
])("%s stays on the same page when another language or other colours are chosen", async (_, come) => {
  const browser = await come();
  const left: string[] = [];
  let pages = 0;
  for (const path of [...openPaths(), ...PAGE_STATES, ...BESIDES]) {
    const page = await browser.open(path);
    // Addresses that lead on, and answers without a page around them.
    if (browser.here !== path || page.status !== 200 || !page.page.querySelector("header a[hreflang]")) continue;
    pages++;
    for (const link of page.page.querySelectorAll('a[href^="/language/"], a[href^="/theme/"]')) {
      const href = link.getAttribute("href") ?? "";
      // The header of a link that a browser follows.
      browser.headers.Referer = page.url.href;
      await browser.open(href);
      delete browser.headers.Referer;
      if (browser.here !== path) left.push(`${path}: ${href} → ${browser.here}`);
    }
  }
  expect(left).toEqual([]);
  expect(pages).toBeGreaterThan(25);
});

test("the points of a customer are the same in the header and in the profile", async () => {
  const { page } = await (await customer()).open("/profile");
  const points = page.querySelector("main dd.num")?.textContent ?? "";
  expect(points).toBe(formatNumber(Number(points.replaceAll(",", ""))));
  expect(page.querySelector(".bonus-link")?.textContent).toContain(points);
});

test("the header's counts name what they count", async () => {
  const browser = browse();
  await browser.open("/language/en");
  const cartOf = async (quantity: string) => {
    await browser.post("/cart", { intent: "add", id: "5", quantity });
    const { page } = await browser.open("/terms");
    return page.querySelector(".cart-menu summary .visually-hidden")?.textContent;
  };
  expect([await cartOf("1"), await cartOf("1")]).toEqual(["Cart: 1 item", "Cart: 2 items"]);
});

test("a Mongolian page marks nothing: it is Mongolian itself", async () => {
  const { page } = await browse().open("/category/1");
  expect(page.querySelectorAll("main [lang], footer [lang]")).toEqual([]);
});
