/**
 * Whoever speaks to the browser says what they see (WCAG 2.5.3): the name of every link and button holds its visible
 * words. On every page, for guests and customers, in both languages; new pages are tested automatically.
 */

import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { LANGUAGES } from "#bff/rules/language.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { card: mn } = SENTENCES.mn;
const { card: en } = SENTENCES.en;

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
  // Buttons say that a product is sold out in the place of what they do.
  shop.api.dress({ products: { 2: { remain: 0 } } });
});
afterAll(() => shop?.stop());

async function guest(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  for (const { name, value } of await orderingCustomer(shop.origin)) browser.cookies.set(name, value);
  return browser;
}

/** Chosen stars are another link than stars to choose from. */
const FURTHER = ["/single-product/1?stars=5", "/compare?ids=1,2,3&differences=1"];

const NAMED = ["a", "button", "summary"].map((tag) => `${tag}[aria-label]`).join();
const PATHS = [...openPaths(), ...PAGE_STATES, ...FURTHER].filter((path) => !/^\/(?:language|logout)/.test(path));

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

describe.each([
  ["a guest", guest],
  ["a customer", customer],
])("%s", (_, come) => {
  test.each(LANGUAGES)("in %s", async (language) => {
    const browser = await come();
    await browser.open(`/language/${language}?next=%2F`);
    const wrong = new Set<string>();
    const shown = new Set<string>();
    for (const path of PATHS) {
      await browser.open(path);
      for (const element of browser.visit.page.querySelectorAll(NAMED)) {
        const text = seen(element);
        if (text === "") continue;
        const name = element.getAttribute("aria-label") ?? "";
        if (!` ${words(name)} `.includes(` ${text} `)) wrong.add(`${path}: "${text}" is named "${name}"`);
        shown.add(text);
      }
    }
    expect([...wrong]).toEqual([]);
    const card = language === "mn" ? mn : en;
    expect([...shown]).toEqual(expect.arrayContaining([card.add, card.soldOut].map(words)));
  });
});
