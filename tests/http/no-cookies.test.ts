/** A browser without cookies gets a message where it matters, and no other browser does. */

import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { refusalIn } from "#tests/support/refused-data.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { notices } = SENTENCES.mn;

const shop = sharedFaultyShop();

const ADD = { intent: "add", id: "1", quantity: "1", returnTo: "/category/1" };
const SIGN_IN = { email: "demo@och.mn", password: "demo-1234", next: "/profile" };
const WRITES: [string, (browser: PlainBrowser) => Promise<unknown>][] = [
  ["adding to the cart", (browser) => browser.post("/cart", ADD)],
  ["signing in", (browser) => browser.post("/login", SIGN_IN)],
  ["choosing a view", (browser) => browser.open("/view/list?next=/category/1")],
];

/** Forgets every cookie at once. */
function withoutCookies(headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" }): PlainBrowser {
  const browser = new PlainBrowser(shop.origin, headers);
  browser.cookies.set = () => browser.cookies;
  return browser;
}

/** The page's alerts. */
const alert = ({ visit }: PlainBrowser) => visit.page.querySelector('.notices [role="alert"]')?.textContent ?? "";

test.each(WRITES)(
  "%s: a browser without cookies gets a message, on a page that is not cached and has no link with a mark",
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

test.each(WRITES)("%s: a browser with cookies gets no message, at an address without a mark", async (_, write) => {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await write(browser);
  expect(browser.visit.status).toBe(200);
  expect(browser.visit.html, browser.visit.url.href).not.toContain(notices.noCookies);
  expect(browser.visit.url.search).not.toContain("cookies=");
});

test("an old, forged or foreign mark has no effect and redirects to the clean address", async () => {
  for (const mark of ["", "check", `1700000000.${"A".repeat(43)}`, `9999999999.${"A".repeat(43)}`]) {
    const browser = withoutCookies();
    await browser.open(`/category/1?page=1&cookies=${mark}`);
    expect(browser.visit.status).toBe(200);
    expect(browser.visit.url.search).toBe("?page=1");
    expect(alert(browser)).toBe("");
  }
});

test("a script's form from a browser without cookies is refused, and says why", async () => {
  const headers = { Origin: shop.origin, "Sec-Fetch-Site": "same-origin" };
  const post = (more: Record<string, string>) =>
    fetch(`${shop.origin}/cart.data`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: new URLSearchParams(ADD),
    });
  const refused = await post({});
  expect(refused.status).toBe(403);
  expect(refusalIn(await refused.text())).toEqual({ text: expect.stringContaining(notices.noCookies) });
  expect((await post({ Cookie: "view=grid" })).status).toBeLessThan(400);
});

/** Lynx sends no header about a form's origin: a token bound to a cookie proves it. */
const FORMS: [string, string, string, Record<string, string>][] = [
  ["adding to the cart", "/single-product/1", "add", {}],
  ["signing in", "/login", "Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" }],
];

/** Presses a button as a text browser does. */
async function press(browser: PlainBrowser, button: string, values: Record<string, string>, change = {}) {
  const { action, fields } = browser.filled(button, values);
  const Cookie = browser.cookie;
  const headers = { Accept: "text/html, text/*;q=0.5", ...(Cookie ? { Cookie } : {}) };
  const body = new URLSearchParams({ ...Object.fromEntries(fields), ...change });
  return fetch(action, { method: "POST", redirect: "manual", headers, body });
}

test.each(FORMS)(
  "%s in a text browser without cookies: the page says why nothing was done",
  async (_, path, button, values) => {
    shop.api.calls.length = 0;
    const browser = withoutCookies({});
    await browser.open(path);
    const response = await press(browser, button, values);
    const { headers, status } = response;
    expect([status, headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
    const page = parse(await response.text());
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("mn");
    expect(page.querySelector('.notices [role="alert"]')?.textContent).toContain(notices.noCookies);
    expect(page.querySelector("h1")?.textContent).toBe(notices.needsCookies);
    expect(shop.api.calls.filter(({ name }) => name === "login")).toEqual([]);
  },
);

test.each(FORMS)(
  "%s: a text browser with cookies gets no message about them, not even for a foreign form",
  async (...row) => {
    const [, path, button, values] = row;
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    expect((await press(browser, button, values)).status).toBe(303);
    const refused = [await press(browser, button, values, { formToken: "A".repeat(43) })];
    browser.cookies.clear();
    // A foreign form has no token.
    refused.push(await press(browser, button, values, { formToken: "" }));
    for (const response of refused) {
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain(notices.needsCookies);
    }
  },
);
