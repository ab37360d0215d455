/** Signing in, out and over, as the deployed Worker answers it: a copied cookie is worth nothing once it has ended. */

import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { notices } = SENTENCES.mn;

const shop = sharedShop();
let customer: Customer;
beforeAll(async () => {
  customer = await newCustomer(shop.apiOrigin);
});

const signedIn = (who: Customer) => new PlainBrowser(shop.origin).signIn(who);

const sessionOf = (browser: PlainBrowser) => `session=${browser.cookies.get("session")}`;

/** The result of each use of a cookie: a page, its data, the API's data, a write. */
async function uses(cookie: string) {
  const headers = { Cookie: cookie, Origin: shop.origin };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(shop.origin + path, { redirect: "manual", ...init, headers: { ...headers, ...init.headers } });
  const [page, data, api, write] = await Promise.all([
    ask("/profile"),
    ask("/profile.data"),
    ask("/api/user/my-info", { method: "POST" }),
    ask("/api/product/add-favourite-product", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: 20 }),
    }),
  ]);
  return [page.status, (await data.text()).includes("login"), api.status, write.status];
}
const LIVE = [200, false, 200, 200];
const ENDED = [303, true, 401, 401];

describe("signing out", () => {
  test.each([
    ["/category/1?sort=price-asc", "/category/1?sort=price-asc"],
    ["/contact", "/contact"],
    // What needs a customer.
    ["/profile?role=orders", "/"],
    ["/saved", "/"],
    ["/track-order?no=PI1", "/track-order"],
  ])("on %s leaves the shopper where they are, unless that needs a customer: %s", async (page, expected) => {
    const browser = await signedIn(customer);
    await browser.open(page);
    await browser.press("Гарах");
    expect(browser.text).toContain(notices.signedOut);
    expect(browser.here).toBe(expected);
  });

  test.each([
    ["a link", "/logout", {}],
    ["a link that names everything", "/logout?everywhere=1&clear=1&next=/cart", {}],
    ["an image of another site", "/logout", { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" } }],
    ["a prefetch", "/logout", { headers: { "Sec-Purpose": "prefetch" } }],
    ["a HEAD", "/logout", { method: "HEAD" }],
    ["a script's read", "/logout.data", {}],
  ])("is no matter of %s", async (_, path, init: RequestInit) => {
    const cookie = sessionOf(await signedIn(await newCustomer(shop.apiOrigin)));
    const headers = { ...init.headers, Cookie: cookie };
    const answer = await fetch(shop.origin + path, { redirect: "manual", ...init, headers });
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers.getSetCookie().join()).not.toContain("session=");
    expect(await uses(cookie)).toEqual(LIVE);
  });

  test("ends the session wherever it was copied, and no other", async () => {
    const [laptop, phone] = [await signedIn(customer), await signedIn(customer)];
    const copy = sessionOf(laptop);
    expect(await uses(copy)).toEqual(LIVE);
    await laptop.press("Гарах");
    expect(laptop.cookies.has("session")).toBe(false);
    expect(await uses(copy)).toEqual(ENDED);
    const open = await fetch(`${shop.origin}/cart`, { headers: { Cookie: copy } });
    expect(open.headers.getSetCookie().join()).toMatch(/^session=; Max-Age=0/);
    expect(await uses(sessionOf(phone))).toEqual(LIVE);
  });

  test("everywhere, from the profile page, ends every session of the customer and nobody else's", async () => {
    const other = await signedIn(await newCustomer(shop.apiOrigin));
    const devices = [await signedIn(customer), await signedIn(customer), await signedIn(customer)];
    const [here] = devices;
    await here?.open("/profile");
    await here?.press("Бүх төхөөрөмжөөс гарах");
    expect(here?.text).toContain("Бүх төхөөрөмж дээрх бүртгэлээсээ гарлаа");
    for (const device of devices) expect(await uses(device === here ? "" : sessionOf(device))).toEqual(ENDED);
    expect(await uses(sessionOf(other))).toEqual(LIVE);
  });
});

describe("what signing out leaves in the browser", () => {
  const left = (browser: PlainBrowser) => browser.text.includes(notices.leftHere);

  test("goes by a button, and the customer finds their cart at the next sign-in", async () => {
    const who = await newCustomer(shop.apiOrigin);
    const browser = await signedIn(who);
    await browser.press("Гарах");
    expect([browser.text.includes(notices.signedOut), left(browser)]).toEqual([true, false]);
    await browser.signIn(who);
    await openProductInStock(browser);
    const product = browser.visit.url.pathname;
    await browser.press("compare");
    await browser.open(product);
    await browser.press("add");
    await browser.open("/profile");
    await browser.press("Гарах");
    expect(browser.text).toContain(`${notices.signedOut}. ${notices.leftHere}`);
    const stays = ["shopper", "language", "theme", "view"];
    const before = browser.cookies.get("shopper");
    expect(browser.cookies.size).toBeGreaterThan(2);
    await browser.press(notices.clearHere);
    expect(browser.visit.url.pathname).toBe("/");
    expect(browser.text).toContain(notices.clearedHere);
    expect([...browser.cookies.keys()].filter((name) => !stays.includes(name))).toEqual([]);
    // The id is another one: what was kept under the first is nobody's.
    expect(browser.cookies.get("shopper")).not.toBe(before);
    await browser.open("/cart");
    expect(browser.visit.page.querySelector(`main a[href="${product}"]`)).toBeNull();
    await browser.signIn(who);
    await browser.open("/cart");
    expect(browser.visit.page.querySelector(`main a[href="${product}"]`)).not.toBeNull();
  });
});

test("a changed password ends every other session, and this one goes on under a new id", async () => {
  const who = await newCustomer(shop.apiOrigin);
  const [here, thief] = [await signedIn(who), await signedIn(who)];
  const before = sessionOf(here);
  const change = await fetch(`${shop.origin}/api/user/change-password`, {
    method: "POST",
    headers: { Cookie: before, Origin: shop.origin, "Content-Type": "application/json" },
    body: JSON.stringify({ password: "another-1234" }),
  });
  expect(await change.json()).toEqual({ result: "success" });
  const after =
    change.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("session="))
      ?.split(";")[0] ?? "";
  expect(await uses(after)).toEqual(LIVE);
  expect(await uses(before)).toEqual(ENDED);
  expect(await uses(sessionOf(thief))).toEqual(ENDED);
});

describe("a changed password whose answer never arrives", () => {
  const NEXT = "another-1234";

  /** The browser with the cookies that it had before the press. */
  async function lostAfterPress(who: Customer) {
    const browser = await signedIn(who);
    const copy = sessionOf(browser);
    await browser.open("/profile?role=password");
    const cookies = [...browser.cookies];
    await browser.press("password", { password: NEXT, rePassword: NEXT });
    const renewed = sessionOf(browser);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return { browser, copy, renewed };
  }

  test("loses nothing: the next page, whichever it is, is the customer's and says so once", async () => {
    for (const path of ["/cart", "/profile?role=orders", "/shipping"]) {
      const { browser, renewed } = await lostAfterPress(await newCustomer(shop.apiOrigin));
      await browser.open(path);
      expect(browser.text, path).toContain(notices.passwordChanged);
      expect(browser.visit.page.querySelector("form[action='/logout']"), path).not.toBeNull();
      expect(await uses(sessionOf(browser))).toEqual(LIVE);
      expect(await uses(renewed)).toEqual(LIVE);
      await browser.open("/profile");
      expect([browser.visit.url.pathname, browser.text.includes(notices.passwordChanged)]).toEqual(["/profile", false]);
    }
  });

  test("ends every copy of the session as before: one from before the form, and one of the session alone", async () => {
    const { browser, copy, renewed } = await lostAfterPress(await newCustomer(shop.apiOrigin));
    expect(await uses(copy)).toEqual(ENDED);
    // Whatever else was copied with it.
    expect(await uses(`${copy}; shopper=${browser.cookies.get("shopper")}`)).toEqual(ENDED);
    expect(await uses(renewed)).toEqual(LIVE);
    // Nor is a later one of this browser handed on once it has signed out.
    await browser.open("/");
    const cookies = [...browser.cookies];
    await browser.press("Гарах");
    expect(await uses(cookies.map((pair) => pair.join("=")).join("; "))).toEqual(ENDED);
  });
});

test("a session that an attacker planted is not adopted: it ends as the victim signs in, and theirs is new", async () => {
  const attacker = await signedIn(customer);
  const victim = new PlainBrowser(shop.origin);
  const form = await victim.open("/login");
  victim.cookies.set("session", attacker.cookies.get("session") ?? "");
  await victim.goBackTo(form).press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  expect(await uses(sessionOf(victim))).toEqual(LIVE);
  expect(await uses(sessionOf(attacker))).toEqual(ENDED);
});

describe("pages for customers", () => {
  const guarded = () =>
    shopRoutes().filter(({ path }) => /^\/(?:profile|shipping|confirm-order|show-order)(?:\/|$)/.test(path));

  test("are closed to guests in every notation of their address", async () => {
    expect(guarded().length).toBeGreaterThanOrEqual(5);
    for (const { id, path } of guarded()) {
      const routes = [
        `_routes=${encodeURIComponent(id)}`,
        "_routes=root",
        `_routes=root,${encodeURIComponent(id)}`,
        "_routes=",
      ];
      const addresses = [
        path,
        `${path}/`,
        path.toUpperCase(),
        path.replace("/s", "/%73").replace("/p", "/%70").replace("/c", "/%63"),
        `${path}.data`,
        ...routes.map((query) => `${path}.data?${query}`),
        `${path.toUpperCase()}.data?${routes[0]}`,
        `${path}/.data?${routes[0]}`,
        `${path}?${routes[0]}`,
      ];
      for (const address of addresses) {
        const answer = await fetch(shop.origin + address, { redirect: "manual" });
        const text = await answer.text();
        const leads = answer.headers.get("Location") ?? text;
        expect(leads, address).toContain("/login?next=");
        expect(answer.status, address).toBe(answer.headers.has("Location") ? 303 : 202);
      }
    }
  });

  test("are not reached through another page's data", async () => {
    for (const { id } of guarded()) {
      for (const address of ["/_root.data", "/cart.data", "/login.data"]) {
        const answer = await fetch(`${shop.origin}${address}?_routes=${encodeURIComponent(id)}`, {
          redirect: "manual",
        });
        expect(await answer.text(), `${address} ${id}`).not.toMatch(/customer|order|email/);
      }
    }
  });
});

test("a prefetch sees no notice and uses none up", async () => {
  const answer = await fetch(`${shop.origin}/profile`, { redirect: "manual" });
  const notices =
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("notices="))
      ?.split(";")[0] ?? "";
  expect(notices).not.toBe("");
  const headers = { "Sec-Purpose": "prefetch", Cookie: notices };
  for (const path of ["/login", "/login.data", "/cart", "/language/en", "/view/list?next=/category/1"]) {
    const looked = await fetch(shop.origin + path, { headers, redirect: "manual" });
    expect(looked.headers.getSetCookie(), path).toEqual([]);
    expect(await looked.text(), path).not.toContain("Нэвтэрсэн байх шаардлагатай");
  }
  const login = new PlainBrowser(shop.origin);
  login.cookies.set("notices", notices.slice("notices=".length));
  await login.open("/login");
  expect(login.text).toContain("Нэвтэрсэн байх шаардлагатай");
  expect(login.cookies.has("notices")).toBe(false);
});

test("an order's payment is returned to its customer alone, in both places", async () => {
  const [owner, stranger] = [await signedIn(shop.customer), await signedIn(await newCustomer(shop.apiOrigin))];
  const [order] = await shop.sql(
    "SELECT o.ordernumber AS number FROM orders o JOIN user u ON u.id = o.user_id WHERE u.email = ? AND o.enable_is = 1 AND o.status = 'paid' LIMIT 1",
    shop.customer.email,
  );
  const number = String(order?.number);
  expect(number).toMatch(/^PI/);
  const page = (cookie: string) =>
    fetch(`${shop.origin}/show-order/${number}/paid`, { headers: { Cookie: cookie }, redirect: "manual" });
  const api = async (cookie: string) => {
    const answer = await fetch(`${shop.origin}/api/purchase/is-paid-qpay`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: shop.origin, "Content-Type": "application/json" },
      body: JSON.stringify({ invoiceId: number }),
    });
    return [answer.status, await answer.json()];
  };
  expect(await (await page(sessionOf(owner))).json()).toEqual({ paid: true, waiting: false });
  expect(await api(sessionOf(owner))).toEqual([200, { result: "success" }]);
  expect((await page(sessionOf(stranger))).status).toBe(404);
  expect(await api(sessionOf(stranger))).toEqual([200, { result: "fail" }]);
  expect((await page("")).status).toBe(303);
  expect((await api(""))[0]).toBe(401);
});

test("several pages can poll the payment every 5 s at once, but not without bound", async () => {
  const limited = await startFaultyShop({ RATE_LIMITS: "on" });
  try {
    const browser = await new PlainBrowser(limited.origin).signIn();
    const ask = () =>
      fetch(`${limited.origin}/show-order/PI000001/paid`, {
        headers: { Cookie: sessionOf(browser) },
        redirect: "manual",
      });
    const statuses: number[] = [];
    for (let question = 0; question < 260; question++) statuses.push((await ask()).status);
    // Twelve a minute and page; two windows of the counter may be met.
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses).toContain(429);
  } finally {
    await limited.stop();
  }
});
