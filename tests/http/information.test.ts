/** The information pages by plain HTTP: their content in both languages, and the links to them. */
import { expect, test } from "vitest";
import { textNames } from "#app/info/markdown.vite.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const shop = sharedShop();

test.each(textNames())("/%s is linked in the footer of every page, and is in the page's language", async (page) => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/contact");
  const { status, page: html } = await browser.follow(new RegExp(`^/${page}$`));
  expect(status).toBe(200);
  const title = html.querySelector("h1")?.textContent ?? "";
  expect(title).toMatch(/^[А-ЯӨҮ]/);
  expect(html.querySelector("title")?.textContent).toBe(windowTitle(title));
  expect(html.querySelector('article ~ nav [aria-current="page"], nav li [aria-current="page"]')).not.toBeNull();
  expect(html.querySelector("main")?.textContent).not.toMatch(/\{\{|undefined/);
  await browser.open(`/language/en?next=/${page}`);
  expect(browser.visit.url.pathname).toBe(`/${page}`);
  expect(browser.visit.page.querySelector("h1")?.textContent).toMatch(/^[A-Z]/);
});

test("/bonus has the specification's three cards, promises no share that the catalogue does not give, and guests are led to it from every page", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/");
  const { page } = await browser.follow("Бонус");
  expect(browser.visit.url.pathname).toBe("/bonus");
  // A number and its unit stand in one line.
  const cards = page.querySelectorAll("article section").map(({ textContent }) => textContent.replace(/\s/g, " "));
  expect(cards).toHaveLength(3);
  expect(cards[0]).toContain(`${formatNumber(WELCOME_BONUS)} бонус`);
  // The shop's own catalogue gives other shares than any text could promise: a product's page says how many.
  expect(cards[1]).not.toMatch(/\d+\s*хувь/);
  expect(cards[2]).toContain("50 хүртэл хувийг");
});
