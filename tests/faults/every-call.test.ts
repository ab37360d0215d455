/**
 * Forty faults and more on every call of every page, one at a time: no page breaks, no cart is emptied, nobody is
 * signed out, and the pages answer again afterwards. Opening a page reveals its calls, so that new pages are tested
 * automatically. Calls that hang are in faults.test.ts.
 */
import { beforeAll, expect, test } from "vitest";
import { ROLES } from "#app/profile/tabs.ts";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { draws, everyNth } from "#tests/support/draws.ts";
import { type Behaviour, QUICK_FAULTS, SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

/** The circuit of an endpoint without a payload opens after five failures: then the shop is restarted. */
const FAILURES_SEEN = 4;
/** Each fault is tried on one of this many pages that make a call, the next fault on the next page. */
const SHARE = draws(8, 1);
/** A payload that got these is not sent again for a while: then too, so that the next fault is met. */
const UNANSWERED = new Set<Behaviour>(["reset", "empty", "status 502", "status 504"]);
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
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/5");
  await browser.press("buy", { quantity: "2" });
  await browser.signIn(undefined, "/shipping");
  await browser.press("confirm", { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  cookies = new Map(browser.cookies);
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
  expect(visit.page.querySelector("h1")?.textContent, label).toMatch(/\p{L}{3}/u);
}

test("there are forty faults and more, and pages make more than fifteen different calls", () => {
  expect(QUICK_FAULTS.length).toBeGreaterThanOrEqual(40);
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
    for (const [turn, fault] of everyNth([...QUICK_FAULTS.entries()], 8, CALLS.indexOf(endpoint))) {
      // A share of the pages with every fault where the circuit allows so many calls; elsewhere each fault on one page.
      const share = hasQuestion ? Math.min(SHARE, pages.length) : pages.length;
      const here = pages.filter((_, place) => place % share === turn % share);
      for (const path of here) {
        if (opened === 0 || (!hasQuestion && opened % FAILURES_SEEN === 0)) await shop.restart();
        opened = contract[endpoint].retry === "never" && UNANSWERED.has(fault) ? 0 : opened + 1;
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

test("hundreds of pages were opened, none broken and no cart emptied", () => {
  console.info(`${openedInAll} pages with ${QUICK_FAULTS.length} faults of ${pagesOf.size} calls`);
  expect(openedInAll).toBeGreaterThan(draws(50, 1_000));
});
