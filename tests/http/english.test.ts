/** English pages: Mongolian text on them comes from the catalogue, and is marked as Mongolian (`lang`). */

import type { HTMLElement, Node } from "node-html-parser";
import { NodeType } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as brand from "#app/brand.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PAGE_STATES, shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/** Addresses that answer without a page, or redirect. */
const NO_PAGES = /^\/(language|theme|view|logout|suggestions|review|login\/|$)|paid|callback/;

const PATHS = [
  ...new Set([
    ...shopRoutes().map(({ path }) => path),
    ...PAGE_STATES,
    "/",
    "/category/1?view=list",
    "/home?tab=discounted",
  ]),
].filter((path) => path === "/" || !NO_PAGES.test(path));

/** Texts with Cyrillic letters that no element marks as Mongolian, with their element. */
function unmarked(element: HTMLElement): string[] {
  const found = new Set<string>();
  const look = (node: Node, isMarked: boolean) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { parentNode: parent } = node;
      // A name has no language.
      if (!isMarked && /[\u0400-\u04FF]/.test(node.text.replaceAll(brand.name, "")))
        found.add(`<${parent?.rawTagName} class="${parent?.classNames}"> ${node.text.trim().slice(0, 40)}`);
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
  look(element, false);
  return [...found];
}

async function english(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/language/en?next=%2F");
  return browser;
}

const WHO: Record<string, () => Promise<PlainBrowser>> = {
  "a guest": english,
  "a customer with a cart": async () => {
    const browser = await english();
    await browser.open("/single-product/4");
    await browser.press("buy");
    await browser.open("/login");
    await browser.press("Sign in", { email: "demo@och.mn", password: "demo-1234" });
    await browser.post("/saved", { intent: "save", id: "4" });
    return browser;
  },
  "a customer on the last step": async () => {
    const browser = await WHO["a customer with a cart"]?.();
    if (!browser) throw new Error("unreachable");
    await browser.open("/shipping");
    await browser.press("confirm", {
      personal: "organisation",
      name: "Дэмо Болд",
      phone: "99112233",
      register: "1234567",
      email: "demo@och.mn",
      district: "1",
      khoroo: "1",
      more: "45 тоот",
      w3w: "нэг.хоёр.гурав",
    });
    expect(browser.visit.url.pathname).toBe("/confirm-order");
    return browser;
  },
  "a customer who has ordered": async () => {
    const browser = await WHO["a customer on the last step"]?.();
    if (!browser) throw new Error("unreachable");
    await browser.press("confirm", { payment: "qpay" });
    expect(PATHS).toContain(browser.visit.url.pathname);
    expect(browser.visit.status).toBe(200);
    return browser;
  },
};

test.each(Object.entries(WHO))("every page in English marks what is Mongolian, for %s", async (_, come) => {
  const browser = await come();
  for (const path of PATHS) {
    const { page } = await browser.open(path);
    expect.soft(page.querySelector("html")?.getAttribute("lang"), path).toBe("en");
    expect.soft(unmarked(page), path).toEqual([]);
  }
});

test("the header's counts name what they count", async () => {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.open("/language/en");
  const cartOf = async (quantity: string) => {
    await browser.post("/cart", { intent: "add", id: "5", quantity });
    const { page } = await browser.open("/terms");
    return page.querySelector(".cart-menu summary .visually-hidden")?.textContent;
  };
  expect([await cartOf("1"), await cartOf("1")]).toEqual(["Cart: 1 item", "Cart: 2 items"]);
});

test("a Mongolian page marks nothing: it is Mongolian itself", async () => {
  const { page } = await new PlainBrowser(shop.origin).open("/category/1");
  expect(page.querySelectorAll("main [lang], footer [lang]")).toEqual([]);
});
