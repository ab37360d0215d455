/**
 * Who may open which page: every page, by its handle, for a guest, a customer, one who has signed out elsewhere
 * and one whose token the API refuses; opened and posted, as a page and as its data. A new page joins with its route.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PageHandle } from "#bff/pages/page-handle.ts";
import { contract } from "#bff/upstream/contract.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

/** The specification's guards (listing and information pages, the route table); every other page is open. */
const GUARDED: Record<string, PageHandle["who"]> = {
  "/login": "guests",
  "/register": "guests",
  // Parts of the previous page that the specification does not have.
  "/login/:provider": "guests",
  "/profile": "customers",
  "/shipping": "customers",
  "/confirm-order": "customers",
  "/show-order/:invoiceId": "customers",
  // Parts of the previous two that the specification does not have.
  "/confirm-order/result": "customers",
  "/show-order/:invoiceId/paid": "customers",
};

const PARAMETERS: Record<string, string> = { id: "1", invoiceId: "PI000001", code: "en", view: "list" };
const QUERY = "?x=1";
/** A button of the page's form; without one the answer says only that the form was not understood. */
const INTENTS: Record<string, string> = { "/profile": "info" };
const addressOf = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? "1");
const dataOf = (path: string) => `${path === "/" ? "/_root" : path}.data`;

const pages = BUILT_PAGES.map(({ pattern, handle: { who, keepsForm } }) => ({
  pattern,
  path: addressOf(pattern),
  who,
  keepsForm,
}));

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

async function signedIn(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/1");
  await browser.press("add");
  return browser.signIn();
}

/** The cookies of a customer with something in the cart. */
const customer = async () => (await signedIn()).cookie;

/** Those of a customer who has signed out in another browser with the same session. */
async function signedOut(): Promise<string> {
  const browser = await signedIn();
  const before = browser.cookie;
  await browser.press("Гарах");
  return before;
}

interface Answer {
  status: number;
  /** Where it redirects, in either notation. */
  to: string | undefined;
  cookies: string;
  text: string;
}

const WAYS = ["GET", "POST", "GET .data", "POST .data"] as const;

async function ask(path: string, way: (typeof WAYS)[number], cookie: string): Promise<Answer> {
  const isData = way.endsWith(".data");
  const method = way.startsWith("POST") ? "POST" : "GET";
  const response = await fetch(`${shop.origin}${isData ? dataOf(path) : path}${QUERY}`, {
    method,
    redirect: "manual",
    headers: { Accept: isData ? "*/*" : "text/html", ...(cookie ? { Cookie: cookie } : {}), Origin: shop.origin },
    ...(method === "POST" ? { body: new URLSearchParams({ intent: INTENTS[path] ?? "confirm" }) } : {}),
  });
  const text = await response.text();
  const moved = response.status === 202 ? text.match(/"redirect","(\/[^"]*)"/)?.[1] : undefined;
  const to: string | undefined = response.headers.get("Location") ?? moved?.replaceAll("\\u0026", "&");
  return { status: response.status, to, cookies: response.headers.getSetCookie().join("\n"), text };
}

/** Calls in the name of a customer. */
const authenticated = () =>
  shop.api.calls
    .filter(({ authorization }) => authorization && authorization !== "Bearer null")
    .map(({ name }) => name);

/** The return address that the sign-in page is given. */
const signIn = (path: string, way: string) =>
  `/login?next=${encodeURIComponent(way.startsWith("POST") ? path : path + QUERY)}`;
/** Without the form's own part, such as what was typed, which other tests check. */
const withoutForm = (to: string | undefined) => to?.replace(/%3F.*$/, "");

const statusOf = (way: string) => (way.endsWith(".data") ? 202 : 303);

test("the table is the specification's", () => {
  const guarded = pages.filter(({ who }) => who !== "anyone").map(({ pattern, who }) => [pattern, who]);
  expect(Object.fromEntries(guarded)).toEqual(GUARDED);
  expect(pages.length).toBeGreaterThan(30);
});

const WITHOUT_SESSION: [who: string, come: () => Promise<string>][] = [
  ["a guest", () => Promise.resolve("view=grid")],
  ["a customer who has signed out elsewhere", signedOut],
];

describe.each(WITHOUT_SESSION)("%s", (_, come) => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await come();
  });

  test.each(pages)("$path, which is for $who", async ({ path, who, keepsForm }) => {
    for (const way of WAYS) {
      shop.api.reset();
      const { status, to, cookies, text } = await ask(path, way, cookie);
      const label = `${way} ${path}: ${status} ${to}`;
      // A script's form with mistakes is answered in place, from what was typed alone; only signing in redirects.
      const isMistaken = keepsForm && way === "POST .data" && status === 400;
      if (who === "customers" && !isMistaken)
        expect([status, way.startsWith("POST") ? withoutForm(to) : to], label).toEqual([
          statusOf(way),
          signIn(path, way),
        ]);
      else if (way.startsWith("GET")) expect(to ?? "", label).not.toContain("/login");
      expect(status, label).toBeLessThan(500);
      expect(authenticated(), label).toEqual([]);
      expect(text, label).not.toContain("Дэмо Болд");
      if (cookie.includes("session=") && who === "customers" && !isMistaken)
        expect(cookies, label).toMatch(/^session=; Max-Age=0/m);
    }
  });
});

describe("a customer", () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await customer();
  });

  test.each(pages.filter(({ path }) => path !== "/logout"))("$path, which is for $who", async ({ path, who }) => {
    for (const way of WAYS) {
      const { status, to } = await ask(path, way, cookie);
      const label = `${way} ${path}: ${status} ${to}`;
      if (who === "guests" && way.startsWith("GET")) expect([status, to], label).toEqual([statusOf(way), "/home"]);
      else expect(to ?? "", label).not.toContain("/login");
      expect(status, label).toBeLessThan(500);
    }
  });
});

describe("a customer whose token the API refuses", () => {
  test.each(pages.filter(({ path }) => path !== "/logout"))("$path, which is for $who", async ({ path, who }) => {
    for (const way of WAYS) {
      shop.api.reset();
      const cookie = await customer();
      shop.api.set("401", ...endpointNames().filter((name) => contract[name].auth === "token"));
      shop.api.calls.length = 0;
      const { status, to, cookies, text } = await ask(path, way, cookie);
      const label = `${way} ${path}: ${status} ${to} ${authenticated()}`;
      const isRefused = authenticated().some((name) => contract[name].auth === "token");
      if (isRefused) expect(cookies, label).toMatch(/^session=; Max-Age=0/m);
      if (who === "customers" && isRefused) {
        expect(status, label).toBe(statusOf(way));
        expect(to, label).toMatch(new RegExp(`^/login\\?next=${encodeURIComponent(path)}`));
      } else if (who === "anyone" && way.startsWith("GET")) expect(to ?? "", label).not.toContain("/login");
      if (who === "customers") expect(text, label).not.toContain("99112233");
      expect(status, label).toBeLessThan(500);
    }
  });
});
