/**
 * Every link of every page, a guest's and a customer's, leads to a page that is there, and to the place on it that it
 * names; and each of these pages is written as the HTML standard has it.
 */
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { textNames } from "#app/info/markdown.vite.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS } from "#tests/support/walk.ts";

const shop = sharedFaultyShop();

/** Links that are not followed: they would end the session, or lead to no page. */
const NOT_FOLLOWED = /^\/(logout|images\/|assets\/)/;

/** Links that differ only in query values are followed once, except where the query selects a part of the page. */
function keyOf({ pathname, searchParams }: URL): string {
  const parts = ["role", "tab", "category", "stars", "reviews", "view", "p"].filter((name) => searchParams.has(name));
  return [pathname, ...parts.map((name) => `${name}=${searchParams.get(name)}`)].join(" ");
}

/** Invalid HTML that browsers repair silently, of the kinds that pages here have had. */
function markupFaults(page: HTMLElement): string[] {
  const ids = page.querySelectorAll("[id]").map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
    ...page.querySelectorAll("time:not([datetime])").map(({ outerHTML }) => outerHTML),
    // A field for phones takes whole numbers.
    ...page.querySelectorAll("[type=tel][autocomplete|=tel]:not([autocomplete=tel])").map(({ outerHTML }) => outerHTML),
  ];
}

/** Follows every link from the routes' own addresses on; GET writes nothing, so the order does not matter. */
async function walk(browser: PlainBrowser): Promise<{ broken: Record<string, string>; pages: number }> {
  const known = new Map<string, { ids: Set<string>; tabs: string[]; status: number } | null>();
  /** What is wrong, and a page that has it. */
  const broken = new Map<string, string>();
  const waiting = shopRoutes()
    .filter(({ id }) => !id.endsWith("logout"))
    .map(({ path }) => ({ url: new URL(path, shop.origin), from: "the routes" }));
  const uses: { url: URL; from: string }[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { url, from } = next;
    if (url.origin !== shop.origin || NOT_FOLLOWED.test(url.pathname)) continue;
    uses.push(next);
    if (known.has(keyOf(url))) continue;
    const cookie = browser.cookie;
    const response = await fetch(url, { headers: { Accept: "text/html", Cookie: cookie } });
    const page = parse(await response.text());
    const ids = new Set(page.querySelectorAll("[id]").map(({ id }) => id));
    for (const fault of markupFaults(page)) broken.set(fault, url.pathname + url.search);
    const tabs = page.querySelectorAll(".tabs a[aria-current]").map((a) => a.getAttribute("href") ?? "");
    // A guest is redirected to the sign-in page, so the linked place is not on that page.
    if (new URL(response.url).pathname === url.pathname) known.set(keyOf(url), { ids, tabs, status: response.status });
    else known.set(keyOf(url), null);
    if (response.status >= 400 && from !== "the routes") broken.set(`${url.pathname}: ${response.status}`, from);
    for (const a of page.querySelectorAll("a[href]")) {
      const href = a.getAttribute("href") ?? "";
      const here = url.pathname + url.search;
      if (!href.startsWith("#")) waiting.push({ url: new URL(href, response.url), from: here });
      else if (href.length > 1 && !ids.has(decodeURIComponent(href.slice(1))))
        broken.set(`${href}: no such place`, here);
    }
  }
  for (const { url, from } of uses) {
    const target = known.get(keyOf(url));
    const id = decodeURIComponent(url.hash.slice(1));
    if (id && target?.status === 200 && !target.ids.has(id))
      broken.set(`${url.pathname}${url.hash}: no such place`, from);
    const role = url.searchParams.get("role");
    if (
      role &&
      target?.status === 200 &&
      url.pathname === "/profile" &&
      !target.tabs.includes(`/profile?role=${role}`)
    ) {
      broken.set(`${url.pathname}?role=${role}: no such tab`, from);
    }
  }
  return { broken: Object.fromEntries(broken), pages: known.size };
}

test("every information page is linked in the footer of every page, and /bonus promises what the shop gives", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/contact");
  const hrefs = browser.visit.page.querySelectorAll("footer a").map((a) => a.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(textNames().map((name) => `/${name}`)));
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

/** With something in the cart, the compare list and among what was viewed. */
async function shopper(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/2");
  await browser.press("compare");
  await browser.open("/single-product/3");
  await browser.press("add");
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = await shopper();
  return browser.signIn();
}

test.each([
  ["a guest who has just come", async () => new PlainBrowser(shop.origin)],
  ["a guest with a full cart", shopper],
  [
    "a customer with an order",
    async () => {
      const browser = await customer();
      await browser.open("/shipping");
      await browser.press("confirm", ADDRESS);
      await browser.press("confirm", { payment: "qpay" });
      expect(browser.visit.url.pathname).toBe("/show-order/PI000001");
      return browser;
    },
  ],
])(
  "%s",
  async (_, come) => {
    const { broken, pages } = await walk(await come());
    expect(broken).toEqual({});
    expect(pages).toBeGreaterThan(20);
  },
  240_000,
);
