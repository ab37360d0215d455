/**
 * An error, or no answer, on every call of every page, one at a time: no page breaks, no cart is emptied, nobody is
 * signed out, and the pages answer again afterwards. Opening a page reveals its calls, so that new pages are tested
 * automatically. What kinds of answers are an error: bff/upstream/client.test.ts.
 */
import { beforeAll, expect, test } from "vitest";
import { ROLES } from "#app/profile/tabs.ts";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { atConfirm } from "#tests/support/walk.ts";

/** The circuit of an endpoint without a payload opens after five failures: then the shop is restarted. */
const FAILURES_SEEN = 4;
/** Each fault is tried on one of this many pages that make a call, the next fault on the next ones. */
const SHARE = 8;
const FAULTS = ["500", "hang"] as const;
const KEPT = ["shown", "session", "shopper"];

const shop = sharedFaultyShop();
let cookies: Map<string, string>;
let openedInAll = 0;
/** Endpoint → the pages that call it with a cold cache. */
const pagesOf = new Map<EndpointName, string[]>();

function customer(): PlainBrowser {
  const browser = new PlainBrowser(shop.origin);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

beforeAll(async () => {
  shop.api.newCustomers();
  cookies = new Map((await atConfirm(shop, { 5: 2 })).cookies);
  for (const path of [...openPaths(), ...PAGE_STATES]) {
    await shop.restart();
    shop.api.calls.length = 0;
    await customer().open(path);
    for (const { name } of shop.api.calls) {
      const pages = pagesOf.get(name) ?? [];
      if (!pages.includes(path)) pagesOf.set(name, [...pages, path]);
    }
  }
});

function expectWhole(visit: Visit, label: string) {
  expect([200, 400, 404, 503], label).toContain(visit.status);
  expect(visit.html, label).not.toContain(SERVER_WORDS);
  if (!visit.headers.get("Content-Type")?.startsWith("text/html")) return;
  expect(visit.html, label).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/);
  expect(visit.html, label).not.toMatch(/TypeError|ZodError/);
  expect(visit.page.querySelector("h1")?.textContent, label).toMatch(/\p{L}{3}/u);
  if (visit.status !== 503) return;
  expect(visit.headers.get("Cache-Control"), label).toBe("private, no-store");
  expect(visit.page.querySelector("main a[href]"), label).not.toBeNull();
}

test("pages make more than fifteen different calls", () => {
  expect(pagesOf.size).toBeGreaterThan(15);
  for (const role of ROLES) expect(pagesOf.get("myInfo"), role).toContain(`/profile?role=${role}`);
});

const CALLS = Object.keys(contract) as EndpointName[];

test.each(CALLS)(
  "%s",
  async (endpoint) => {
    const pages = pagesOf.get(endpoint) ?? [];
    const hasQuestion = contract[endpoint].request.safeParse(undefined).success === false;
    let opened = 0;
    for (const [turn, fault] of FAULTS.entries()) {
      const share = Math.min(SHARE, pages.length);
      const here = pages.filter((_, place) => place % share === (CALLS.indexOf(endpoint) + turn) % share);
      for (const path of here) {
        if (opened === 0 || (!hasQuestion && opened % FAILURES_SEEN === 0)) await shop.restart();
        // A payload without an answer is not sent again for a while: the next fault would not be met.
        opened = contract[endpoint].retry === "never" && fault === "hang" ? 0 : opened + 1;
        shop.api.set(fault, endpoint);
        const browser = customer();
        const visit = await browser.open(path);
        const label = `${path} ${endpoint} ${fault}`;
        expectWhole(visit, label);
        expect(
          KEPT.filter((name) => browser.cookies.has(name)),
          label,
        ).toEqual(KEPT);
        // Byte by byte: reading a page writes no cart.
        expect(browser.cookies.get("shown"), label).toBe(cookies.get("shown"));
        openedInAll += 1;
      }
    }
    shop.api.heal();
    for (const path of pages.slice(0, 1)) {
      await shop.restart();
      expect((await customer().open(path)).status, path).toBeLessThan(500);
    }
  },
  240_000,
);

test("many pages were opened, none broken and no cart emptied", () => {
  expect(openedInAll).toBeGreaterThan(30);
});
