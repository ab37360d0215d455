/**
 * Cookies that an attacker has planted, truncated, swapped or kept: none signs anybody in, no page breaks, and invalid
 * ones are cleared.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cookies } from "#bff/session/cookies.ts";
import { newCookieKeys } from "#scripts/serve.mjs";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const DEMO = { email: "demo@och.mn", password: "demo-1234" };
/** What the fake API tells of a customer. */
const PERSONAL = /Дэмо Болд|99112233/;

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
beforeEach(() => shop.api.reset());
afterAll(() => shop?.stop());

async function signedIn(browser = new PlainBrowser(shop.origin)): Promise<PlainBrowser> {
  await browser.open("/single-product/1");
  await browser.press("add");
  await browser.open("/login");
  await browser.press("Нэвтрэх", DEMO);
  expect(browser.cookies.has("session")).toBe(true);
  return browser;
}

/** A browser with an address half typed: every cookie that holds something personal. */
async function shopper(): Promise<PlainBrowser> {
  const browser = await signedIn();
  await browser.open("/shipping");
  await browser.press("place", { name: "Канари", more: "Канари гудамж" });
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(["session", "shown", "shopper"]));
  return browser;
}

const cookieIn = (browser: PlainBrowser, name = "session") => browser.cookies.get(name) ?? "";

async function openWith(cookie: string, path = "/profile") {
  const response = await fetch(shop.origin + path, {
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "none" },
  });
  return { status: response.status, set: response.headers.getSetCookie(), html: await response.text() };
}

const authenticated = () => shop.api.calls.filter(({ authorization }) => authorization?.includes(shop.api.token));

/** The answer is a guest's, without personal data; the bad value is cleared. */
async function expectGuest(cookie: string, label: string) {
  shop.api.calls.length = 0;
  const { status, set, html } = await openWith(cookie);
  expect([status, set.some((header) => header.startsWith("session=; Max-Age=0"))], label).toEqual([303, true]);
  expect(html, label).not.toMatch(PERSONAL);
  expect(authenticated(), label).toEqual([]);
}

describe("session fixation", () => {
  test("a session that an attacker planted is not adopted: it ends as the victim signs in, and theirs is new", async () => {
    const attacker = await signedIn();
    const planted = cookieIn(attacker);
    expect((await openWith(`session=${planted}`)).status).toBe(200);
    const victim = new PlainBrowser(shop.origin);
    const form = await victim.open("/login");
    victim.cookies.set("session", planted);
    await victim.goBackTo(form).press("Нэвтрэх", DEMO);
    expect(cookieIn(victim)).not.toBe(planted);
    expect((await openWith(`session=${cookieIn(victim)}`)).status).toBe(200);
    await expectGuest(`session=${planted}`, "the planted session");
  });

  test("any other planted value is replaced too", async () => {
    for (const planted of ["planted", "e30.e30.e30", cookieIn(await shopper(), "shown"), "x".repeat(3_000)]) {
      const victim = new PlainBrowser(shop.origin);
      const form = await victim.open("/login");
      victim.cookies.set("session", planted);
      await victim.goBackTo(form).press("Нэвтрэх", DEMO);
      expect(cookieIn(victim)).not.toBe(planted);
      expect((await openWith(`session=${cookieIn(victim)}`)).status).toBe(200);
    }
  });

  test("each sign-in has a value of its own, and a second cookie of the name signs nobody in", async () => {
    const values = new Set([cookieIn(await signedIn()), cookieIn(await signedIn()), cookieIn(await signedIn())]);
    expect(values.size).toBe(3);
    const { html } = await openWith(`session=planted; session=${[...values][0]}`, "/cart");
    expect(html).toMatch(/<\/html>$/);
  });
});

describe("a cookie's value", () => {
  test("cut anywhere, changed anywhere, or joined of two, is a guest's", async () => {
    const [one, two] = [cookieIn(await signedIn()), cookieIn(await signedIn())];
    const cuts = Array.from({ length: 12 }, (_, part) => Math.floor((one.length * part) / 12));
    for (const at of cuts.slice(1)) {
      await expectGuest(`session=${one.slice(0, at)}`, `cut at ${at}`);
      await expectGuest(`session=${one.slice(at)}`, `begun at ${at}`);
      const other = one[at] === "A" ? "B" : "A";
      await expectGuest(`session=${one.slice(0, at)}${other}${one.slice(at + 1)}`, `changed at ${at}`);
    }
    const [, , iv, text, tag] = one.split(".");
    const [head, key, iv2, text2, tag2] = two.split(".");
    for (const parts of [
      [head, key, iv, text2, tag2],
      [head, key, iv2, text, tag2],
      [head, key, iv2, text2, tag],
    ])
      await expectGuest(`session=${parts.join(".")}`, "joined of two sessions");
  });

  test("in another cookie's place is none: every pair of ours", async () => {
    const browser = await shopper();
    const own = [...browser.cookies];
    for (const { name } of Object.values(cookies))
      for (const [from, value] of own) {
        if (from === name) continue;
        const { status, html } = await openWith(`${name}=${value}`, "/cart");
        expect(status, `${from} as ${name}`).toBe(200);
        expect(html, `${from} as ${name}`).not.toMatch(/Канари|Дэмо Болд/);
      }
    for (const [from, value] of own)
      if (from !== "session") await expectGuest(`session=${value}`, `${from} as session`);
  });
});

test("a rotated key: it opens what it sealed while it is in the ring, and nothing once it has left", async () => {
  const browser = await shopper();
  const jar = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const old = shop.cookieKeys;
  const fresh = newCookieKeys().replace("k1:", "k2:");
  await shop.restart(`${fresh},${old}`);
  expect((await openWith(jar)).status).toBe(200);
  expect((await openWith(jar, "/shipping")).html).toContain("Канари гудамж");
  // Whoever signs in now is sealed with the new key.
  const later = await signedIn();
  await shop.restart(fresh);
  expect((await openWith(`session=${cookieIn(later)}`)).status).toBe(200);
  await expectGuest(jar, "sealed with a key that has left the ring");
  for (const path of ["/cart", "/login", "/"]) {
    const { status, html, set } = await openWith(jar, path);
    expect([status, /<\/html>$/.test(html)], path).toEqual([200, true]);
    expect(html, path).not.toMatch(/Канари|Дэмо Болд/);
    if (path === "/cart") expect(set.join("\n")).toMatch(/^shown=; Max-Age=0/m);
  }
  // Another key under the old one's name is another key.
  await shop.restart(newCookieKeys());
  await expectGuest(jar, "a new key under the old name");
});
