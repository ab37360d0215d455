/** A browser that takes no cookies is told so where it matters, and no other ever is. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { notices } from "#app/i18n/mn/notices.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

const ADD = { intent: "add", id: "1", quantity: "1", returnTo: "/category/1" };
const SIGN_IN = { email: "demo@och.mn", password: "demo-1234", next: "/profile" };
const WRITES: [string, (browser: PlainBrowser) => Promise<unknown>][] = [
  ["adding to the cart", (browser) => browser.post("/cart", ADD)],
  ["signing in", (browser) => browser.post("/login", SIGN_IN)],
  ["signing in on the way to a page for customers", (browser) => browser.post("/login?next=/profile", SIGN_IN)],
  ["choosing a language", (browser) => browser.open("/language/mn?next=/category/1%3Fpage=1")],
  ["choosing a view", (browser) => browser.open("/view/list?next=/category/1")],
];

/** Forgets every cookie at once. */
function withoutCookies(): PlainBrowser {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  browser.cookies.set = () => browser.cookies;
  return browser;
}

/** What the page reads out at once. */
const alert = ({ visit }: PlainBrowser) => visit.page.querySelector('.notices [role="alert"]')?.textContent ?? "";

test.each(WRITES)(
  "%s: a browser without cookies is told, in a page that is not kept and links to no mark",
  async (_, write) => {
    const browser = withoutCookies();
    await write(browser);
    expect(browser.visit.status).toBe(200);
    expect(alert(browser)).toContain(notices.noCookies);
    expect(browser.visit.headers.get("cache-control")).toBe("private, no-store");
    expect(browser.visit.html).not.toContain("cookies=");
    await browser.open(browser.visit.url.pathname);
    expect(alert(browser)).toBe("");
  },
);

test.each(WRITES)("%s: a browser with cookies is told nothing, at an address without a mark", async (_, write) => {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await write(browser);
  expect(browser.visit.status).toBe(200);
  expect(browser.visit.html, browser.visit.url.href).not.toContain(notices.noCookies);
  expect(browser.visit.url.search).not.toContain("cookies=");
});

test("a mark that is old, made up or of nobody says nothing and leads to the clean address", async () => {
  for (const mark of ["", "check", `1700000000.${"A".repeat(43)}`, `9999999999.${"A".repeat(43)}`]) {
    const browser = withoutCookies();
    await browser.open(`/category/1?page=1&cookies=${mark}`);
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.url.search).toBe("?page=1");
    expect(alert(browser)).toBe("");
  }
});

test("with a script the mark comes and goes in a header", async () => {
  const headers = { Origin: shop.origin, "Sec-Fetch-Site": "same-origin" };
  const body = new URLSearchParams(ADD);
  const posted = await fetch(`${shop.origin}/cart.data`, { method: "POST", headers, body });
  const mark = posted.headers.get("x-cookie-check") ?? "";
  expect(mark).not.toBe("");
  const ask = async (more: Record<string, string>) =>
    (await fetch(`${shop.origin}/category/1.data`, { headers: { ...headers, ...more } })).text();
  expect(await ask({ "X-Cookie-Check": mark })).toContain(notices.noCookies);
  expect(await ask({ "X-Cookie-Check": mark, Cookie: "view=grid" })).not.toContain(notices.noCookies);
  expect(await ask({})).not.toContain(notices.noCookies);
});
