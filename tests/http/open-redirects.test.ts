/**
 * Where `next` may lead: each target on each page that accepts one, in the address, in the form, and through a sign-in
 * provider. A page that accepts `next` leads within the shop or nowhere. For both generations of the API.
 */

import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { provider: words } = SENTENCES.mn;

/** Of each kind one; all others are no path of the shop: bff/pages/local-path.test.ts. */
const TARGETS = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/%2f/evil.example",
  "javascript:alert(document.domain)//evil.example",
  "/cart\r\nLocation: https://evil.example",
  "/logout?next=//evil.example",
] as const;

const shop = sharedShop();
let customer: Customer;
let session: string;
beforeAll(async () => {
  customer = await newCustomer(shop.apiOrigin);
  session = (await new PlainBrowser(shop.origin).signIn(customer)).cookie;
});

const PAGES = [
  "/login",
  "/register",
  "/forgot-password",
  "/contact",
  "/language/en",
  "/theme/dark",
  "/view/list",
  "/login/facebook",
];
/** Acts with a field `next`, wherever its page takes one. */
const FORMS: [path: string, fields: () => Record<string, string>][] = [
  ["/login", () => ({ ...customer })],
  ["/login", () => ({ email: customer.email, password: "wrong" })],
  ["/register", () => ({ intent: "confirm", email: "nobody" })],
  ["/forgot-password", () => ({ intent: "confirm", email: "nobody@example.mn" })],
  ["/contact", () => ({ intent: "confirm", subject: "a", message: "b", key: "k".repeat(22) })],
  ["/logout", () => ({})],
  ["/login/facebook", () => ({ intent: "next" })],
  ["/cart", () => ({ intent: "remove", id: "5" })],
  ["/cart", () => ({ intent: "restore", id: "5", quantity: "1", place: "0" })],
];

/** Every address that an answer leads to: by header, link, form, refresh; in Remix's notation of a redirect. */
function leadsTo({ visit }: { visit: { headers: Headers; page: PlainBrowser["visit"]["page"]; html: string } }) {
  const { headers, page, html } = visit;
  const of = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  return [
    headers.get("Location") ?? [],
    of("a[href], link[href]", "href"),
    of("form[action]", "action"),
    of("button[formaction]", "formaction"),
    of("meta[http-equiv=refresh]", "content").map((content) => content.replace(/^\d+;url=/, "")),
    html.match(/"redirect","([^"]*)"/)?.[1] ?? [],
  ].flat();
}

/** As a browser resolves them, no address leads to the target's host or is a script. */
function expectAtHome(addresses: readonly string[], label: string) {
  for (const address of addresses) {
    if (!URL.canParse(address, shop.origin)) continue;
    const { host, protocol } = new URL(address, shop.origin);
    expect(["http:", "https:", "mailto:", "tel:"], `${label} leads to ${address}`).toContain(protocol);
    expect(host, `${label} leads to ${address}`).not.toContain("evil");
  }
}

/** One answer, redirects not followed. */
async function ask(path: string, cookie: string, form?: Record<string, string>) {
  const response = await fetch(shop.origin + path, {
    redirect: "manual",
    headers: { Accept: "text/html", Origin: shop.origin, ...(cookie ? { Cookie: cookie } : {}) },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const html = await response.text();
  return { visit: { headers: response.headers, page: parse(html), html }, status: response.status };
}

test("a path of the shop is followed, so that the refusals below mean something", async () => {
  const { visit, status } = await ask("/login", "", { ...customer, next: "/contact?draft=1" });
  // Behind it stands the mark that asks whether cookies are kept.
  expect([status, visit.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/contact\?draft=1&cookies=/)]);
  for (const path of ["/language/en", "/theme/dark", "/view/list"])
    expect((await ask(`${path}?next=%2Fcart`, "")).visit.headers.get("Location"), path).toContain("/cart");
  const { html } = (await ask("/register?next=%2Fcart", "")).visit;
  expect(html).toContain("/login?next=%2Fcart");
});

describe.each(TARGETS.map((target, turn) => [target, turn] as const))("%j", (target, turn) => {
  const query = new URLSearchParams({ next: target });

  test("as an address, of a guest and a customer, as a page and its data", async () => {
    for (const page of PAGES.filter((_, place) => (place + turn) % 3 === 0))
      for (const path of [`${page}?${query}`, `${page}.data?${query}`])
        for (const who of ["", session]) {
          const answer = await ask(path, who);
          expect(answer.status, path).toBeLessThan(500);
          expectAtHome(leadsTo(answer), path);
        }
  });

  test("as a field of each form, and as a form's address", async () => {
    for (const [page, fields] of FORMS.filter((_, place) => (place + turn) % 2 === 0))
      for (const path of [page, `${page}?${query}`, `${page}.data`]) {
        const answer = await ask(path, "", { ...fields(), next: target, returnTo: target, from: target });
        expect(answer.status, path).toBeLessThan(500);
        expectAtHome(leadsTo(answer), `POST ${path}`);
      }
  });

  test("through a provider, where it travels sealed", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/login");
    await browser.press(words.facebook, { next: target });
    expect(browser.visit.url.pathname).toBe("/login/facebook");
    await browser.open(`/login/facebook?${query}`);
    await browser.follow(words.goOn.replace("{{provider}}", words.facebook));
    expect(browser.visit.url.origin).toBe(shop.apiOrigin);
    await browser.press("Одгэрэл");
    expect(browser.visit.url.origin).toBe(shop.origin);
    expect(browser.cookies.has("session")).toBe(true);
  });
});
