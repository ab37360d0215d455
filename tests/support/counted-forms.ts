/**
 * The forms whose posts are counted (bff/limits/request-limits.ts), with what is typed into them, for tests of what is
 * left of it when they are refused.
 */
import assert from "node:assert/strict";
import { limitsOf } from "#bff/limits/request-limits.ts";
import { BUILT_PAGES } from "./built-pages.ts";
import type { PlainBrowser, Visit } from "./plain-browser.ts";

/** Variables of a shop that counts, with every form there is. */
export const COUNTING = { RATE_LIMITS: "on", FACEBOOK_CLIENT_ID: "shop", FACEBOOK_CLIENT_SECRET: "secret-of-the-shop" };

/** Stands for a password: no page prints it. */
export const SECRET = "canary-secret-1";
const ODD = `Бат "&quot;' <script>alert(1)</script> &amp;`;

/** The page that a browser of whatever kind is on. */
export interface Landed {
  visit: Pick<Visit, "url" | "page">;
}

export interface CountedForm {
  /** The page with the form. */
  page: string;
  button: string;
  typed: Record<string, string>;
  passwords?: Record<string, string>;
  /** What a page says of a value that came back, or where the form led. */
  after: (browser: Landed) => void;
}

const holds =
  (...texts: string[]) =>
  ({ visit }: Landed) => {
    const values = visit.page
      .querySelectorAll("main input[name], main textarea[name]")
      .map((field) => (field.tagName === "TEXTAREA" ? field.textContent : field.getAttribute("value")));
    for (const text of texts) assert.ok(values.includes(text), `${visit.url.href} has no ${text}`);
  };
const leadsTo =
  (path: string) =>
  ({ visit }: Landed) =>
    assert.equal(visit.url.pathname + visit.url.search, path);

/** By the pattern of the page that takes the form. */
export const FORMS: Record<string, CountedForm[]> = {
  "/login": [
    {
      page: "/login?next=%2Fcart",
      button: "Нэвтрэх",
      typed: { email: "demo@och.mn" },
      passwords: { password: "demo-1234" },
      after: leadsTo("/cart"),
    },
  ],
  "/login/:provider": [
    {
      page: "/register?next=%2Fcart",
      button: "Facebook",
      typed: { name: "Бат", email: "bat@example.mn", phone: "99112233" },
      after: ({ visit }) => assert.match(visit.url.pathname, /^\/login\/facebook/),
    },
  ],
  "/register": [
    {
      page: "/register?next=%2Fcart",
      button: "confirm",
      typed: { name: ODD, email: "wrong", phone: "99112233" },
      passwords: { password: SECRET, rePassword: SECRET },
      after: holds(ODD, "wrong", "99112233", "/cart"),
    },
  ],
  "/forgot-password": [{ page: "/forgot-password", button: "confirm", typed: { email: ODD }, after: holds(ODD) }],
  "/profile": [
    {
      page: "/profile?role=info",
      button: "info",
      typed: { name: ODD, email: "wrong", phone: "99112233", phone2: "88112233" },
      after: holds(ODD, "wrong", "99112233", "88112233"),
    },
    {
      page: "/profile?role=password",
      button: "password",
      typed: {},
      passwords: { password: SECRET, rePassword: SECRET },
      after: leadsTo("/profile?role=password"),
    },
  ],
  "/shipping": [
    {
      page: "/shipping",
      button: "confirm",
      typed: { name: "Дорж", more: ODD, coupon: "NONE-SUCH" },
      after: holds("Дорж", ODD, "NONE-SUCH"),
    },
  ],
  "/confirm-order": [
    { page: "/confirm-order", button: "coupon", typed: { coupon: "NONE-SUCH" }, after: holds("NONE-SUCH") },
  ],
  "/contact": [
    {
      page: "/contact",
      button: "confirm",
      typed: { subject: "ө".repeat(51), message: `Нэгдүгээр мөр\n\n${ODD}` },
      after: holds("ө".repeat(51), `Нэгдүгээр мөр\n\n${ODD}`),
    },
  ],
};

/** Every form of the table, with who may see its page, and its limit. */
export const countedForms = () =>
  Object.entries(FORMS).flatMap(([pattern, forms]) =>
    forms.map((form) => {
      const page = BUILT_PAGES.find((one) => one.pattern === pattern);
      const [limit] = page ? limitsOf(pattern, page.handle) : [];
      if (!page || !limit) throw new Error(`${pattern} is not counted`);
      return { pattern, limit, who: page.handle.who, ...form };
    }),
  );

let networks = 0;
/** A network that no test has used. */
export const network = () => `198.51.100.${++networks}`;

const MINUTE = 60_000;
/** What a test may take between the refusal and what it presses then, in milliseconds. */
const MARGIN = 15_000;

/**
 * Sends invalid forms from the browser's network until the limit refuses them. Miniflare counts by the minutes of the
 * clock: with the next one the limit is forgotten, so it does not begin at the end of one.
 */
export async function exhaust(
  shop: string,
  browser: Pick<PlainBrowser, "cookies" | "headers">,
  path: string,
  body: Record<string, string>,
) {
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const send = async () => {
    const response = await fetch(shop + path, {
      method: "POST",
      redirect: "manual",
      headers: { ...browser.headers, Origin: shop, Cookie: cookie },
      body: new URLSearchParams(body),
    });
    await response.text();
    return response.status;
  };
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < MARGIN) await new Promise((resolve) => setTimeout(resolve, left));
  for (let round = 0; round < 30; round++)
    if ((await Promise.all(Array.from({ length: 10 }, send))).includes(429)) return;
  throw new Error(`${path} is never refused`);
}
