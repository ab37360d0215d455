/**
 * Every form of the shop by plain HTTP, from one table (tests/support/shop-forms.ts): each rule has its message at its
 * field, what was typed is kept, and no malformed body breaks a page, or sends the API an unknown field or what its SQL
 * would execute.
 */

import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { contract } from "#bff/upstream/contract.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { expectMistakes, shownIn } from "#tests/support/form-faults.ts";
import { HOSTILE, unsafeStrings } from "#tests/support/hostile-values.ts";
import { openPaths, PAGE_STATES, shopRoutes } from "#tests/support/pages.ts";
import { DEMO, type PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { BUTTONS, comeAs, SHOP_FORMS, type ShopForm } from "#tests/support/shop-forms.ts";

const { account, notices } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

const named = SHOP_FORMS.map((form) => [form.name, form] as const);

/** The requests of the form's own call. */
const sentBy = ({ sends }: ShopForm) =>
  sends === "feedback" ? shop.api.feedback : shop.api.calls.filter(({ name }) => name === sends);

/** The values in the fields of the page that comes back. */
const keptOf = ({ secrets = [] }: ShopForm, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, secrets.includes(name) ? "" : value]));

/** @param isOther the form says that it is on another customer's page (decision 0170) */
function expectWhole({ status, html, page, url }: Visit, label: string, isOther = false): void {
  const at = `${label}: ${status} ${url.pathname}`;
  expect(isOther ? [400, 403] : [200, 400, 404, 405, 409], at).toContain(status);
  expect(html, at).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/);
  expect(page.querySelector("h1")?.textContent, at).toMatch(/\p{L}{3}/u);
}

describe("the table", () => {
  test("has a row for every route with an action", () => {
    const rows = new Set([...SHOP_FORMS, ...BUTTONS].map(({ route }) => route));
    const actions = shopRoutes().filter(({ hasAction }) => hasAction);
    expect(actions.length).toBeGreaterThan(12);
    expect(actions.map(({ id }) => id).filter((id) => !rows.has(id))).toEqual([]);
    const routes = new Set(shopRoutes().map(({ id }) => id));
    expect([...rows].filter((id) => !routes.has(id))).toEqual([]);
  });

  test("has every field into which a shopper types, on whichever page it stands", async () => {
    // Which lists find products by, and what narrows them, take every text (tests/http/listing.test.ts).
    const lists = ["p", "search", "min", "max"];
    const known = new Set([
      ...SHOP_FORMS.flatMap(({ good, rules }) =>
        Object.keys(Object.assign({}, good, ...rules.map(({ values }) => values))),
      ),
      ...lists,
    ]);
    const missing = new Set<string>();
    for (const who of ["guest", "payer"] as const) {
      const browser = await comeAs(who, shop.origin);
      for (const path of [...openPaths(), ...PAGE_STATES].filter((one) => !/^\/(?:language|logout|view)/.test(one))) {
        const { page } = await browser.open(path);
        for (const field of page.querySelectorAll("input[name], textarea[name], select[name]")) {
          const isTyped = !/^(?:hidden|checkbox|radio)$/.test(field.getAttribute("type") ?? "text");
          const name = field.getAttribute("name") ?? "";
          if (isTyped && !known.has(name) && field.closest("form[method=post]")) missing.add(`${path} ${name}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe.each(named)("%s", (_, form) => {
  const { path, who, button, good, rules, secrets = [], withoutSummary } = form;
  let browser: PlainBrowser;
  beforeAll(async () => {
    shop.api.reset();
    browser = await comeAs(who, shop.origin);
  });

  test.each(rules.map((rule) => [rule.what, rule] as const))(
    "%s: the message is at the field, what was typed stays, and nothing is sent",
    async (_what, { values, mistakes, status, isAsked }) => {
      await browser.open(path);
      const typed = { ...good, ...values };
      await browser.press(button, typed);
      expectMistakes(browser.visit, mistakes, { ...(status ? { status } : {}), hasSummary: !withoutSummary });
      expect(shownIn(browser.visit, Object.keys(typed))).toEqual(keptOf(form, typed));
      for (const name of secrets) if (typed[name]) expect(browser.visit.html).not.toContain(typed[name]);
      if (!isAsked) expect(sentBy(form)).toEqual([]);
    },
  );
});

/** Names that forms of other shops have, and columns of the API's tables; none of them is a field of any form here. */
const EXTRA = ["admin", "role", "status", "price", "sale_price", "total_amount", "user_id", "enable_is", "verified"];
/** Values for them that would pass as a number, an id or a text. */
const CANARY = "987654321";
const BODIES = 80;
const SEED = 11;

/** A form's fields with some of them malformed, missing or repeated, and unknown fields among them. */
function bodiesOf(fields: [string, string][]): [string, string][][] {
  const odd = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.stringMatching(/^[\d.,-]{1,12}$/),
  );
  const pairs = fields.map(([name, value]) =>
    fc.oneof(
      // Valid often enough that some bodies of a form with many fields are accepted.
      { weight: Math.max(6, 2 * fields.length), arbitrary: fc.constant([[name, value]]) },
      { weight: 2, arbitrary: odd.map((other) => [[name, other]]) },
      { weight: 1, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: odd.map((other) => [
          [name, other],
          [name, value],
        ]),
      },
    ),
  );
  const extra = fc.subarray(EXTRA, { minLength: 1 }).map((names) => names.map((name) => [name, CANARY]));
  const body = fc.tuple(...pairs, extra).map((parts) => parts.flat() as [string, string][]);
  return fc.sample(body, { numRuns: BODIES, seed: SEED });
}

describe("malformed and hostile bodies break no page, and send the API no unknown field and nothing for its SQL", () => {
  test.each(named)("%s", async (name, form) => {
    let browser = await comeAs(form.who, shop.origin);
    await browser.open(form.path);
    const { fields, action, method } = browser.filled(form.button, form.good);
    const shown = new Map(fields);
    let fresh = fields;
    const needsCart = form.who === "shopper" || form.who === "payer";
    const isThere = () =>
      browser.cookies.has("session") === (form.who !== "guest") && (!needsCart || browser.cookies.has("shown"));
    for (const [turn, body] of bodiesOf(fields).entries()) {
      // A body may have changed where the form leads: an order was placed, somebody signed in.
      if (!isThere()) {
        browser = await comeAs(form.who, shop.origin);
        await browser.open(form.path);
        fresh = browser.filled(form.button, form.good).fields;
      }
      const now = new Map(fresh);
      const sent = [
        ...body.map(([field, value]): [string, string] => [
          field,
          (value === shown.get(field) && now.get(field)) || value,
        ]),
        ...fresh.filter(([field]) => !shown.has(field)),
      ];
      const visit = await (method === "get"
        ? browser.open(`${action.pathname}?${new URLSearchParams(sent)}`)
        : browser.post(action.pathname + action.search, sent));
      const [, by = ""] = sent.find(([field]) => field === CUSTOMER_TAG) ?? [];
      expectWhole(visit, `${name} ${turn} ${JSON.stringify(body)}`, by !== "" && by !== now.get(CUSTOMER_TAG));
    }
    // Guards against a test in which no body is accepted.
    if (form.sends) expect(sentBy(form).length).toBeGreaterThan(2);
    expect(JSON.stringify([shop.api.calls, shop.api.feedback])).not.toContain(CANARY);
    expect(shop.api.calls.flatMap(({ body }) => unsafeStrings(body))).toEqual([]);
  });

  test.each(BUTTONS.map((row) => [row.route, row] as const))("%s", async (route, { path, fields }) => {
    let browser = await comeAs("customer", shop.origin);
    for (const [turn, body] of bodiesOf(Object.entries(fields)).entries()) {
      if (!browser.cookies.has("session")) browser = await comeAs("customer", shop.origin);
      expectWhole(await browser.post(path, body), `${route} ${turn} ${JSON.stringify(body)}`);
    }
    expect(JSON.stringify(shop.api.calls)).not.toContain(CANARY);
  });
});

/** Actions behind forms with one button, which has no name: their address says what they do. Error pages do nothing. */
const ONE_BUTTON = ["login", "logout", "single-product.$id", "confirm-order_.result", "error-page", "$"];

test.each([
  ["no button", {}],
  ["an unknown button", { intent: "nonsense" }],
])("no action guesses: a form that names %s changes nothing, and says so", async (_, button) => {
  // Everything that the forms hold beside their button's name.
  const fields = Object.assign({}, ...SHOP_FORMS.map(({ good }) => good), ...BUTTONS.map((row) => row.fields));
  const actions = shopRoutes().filter(
    ({ id, hasAction }) => hasAction && !ONE_BUTTON.includes(id.slice("routes/".length)),
  );
  expect(actions.map(({ path }) => path)).toEqual(expect.arrayContaining(["/cart", "/compare", "/saved", "/shipping"]));
  for (const { path } of actions) {
    const browser = await comeAs("shopper", shop.origin);
    const before = browser.cookies.get("shown");
    const calls = shop.api.calls.length;
    const { intent: _intent, ...others } = fields;
    await browser.post(path, { ...others, quantity: "1", ...button });
    expect(browser.cookies.get("shown"), path).toBe(before);
    expect(browser.text, `${path}, at ${browser.visit.url.pathname}`).toContain(notices.notUnderstood);
    const written = shop.api.calls.slice(calls).filter(({ name }) => /order|favourite|coupon/i.test(name));
    expect(written, path).toEqual([]);
  }
});

/** Every call that a customer's token goes with is refused, as after the customer was deleted. */
const refuseToken = () => shop.api.set("401", ...endpointNames().filter((name) => contract[name].auth === "token"));

describe("a customer who is deleted meanwhile is signed out, and finds what was typed after signing in", () => {
  test.each(named.filter(([, { who }]) => who !== "guest"))("%s", async (_, form) => {
    const { path, button, good, who, sends } = form;
    const browser = await comeAs(who, shop.origin);
    await browser.open(path);
    refuseToken();
    shop.api.calls.length = 0;
    await browser.press(button, good);
    // A form that changes a cookie alone makes no call with the token, and succeeds.
    const isRefused = shop.api.calls.some(({ name }) => contract[name].auth === "token");
    if (sends) expect(isRefused).toBe(true);
    if (isRefused) {
      expect([browser.visit.status, browser.visit.url.pathname]).toEqual([200, "/login"]);
      expect(browser.cookies.has("session")).toBe(false);
      expect(browser.visit.url.href).not.toMatch(/(?:99|88)112233/);
      shop.api.heal();
      await browser.press(account.login, DEMO);
    }
    expectWhole(browser.visit, form.name);
    expect(browser.visit.url.pathname).toBe(new URL(path, shop.origin).pathname);
    expect(shownIn(browser.visit, Object.keys(good))).toEqual(keptOf(form, good));
    expect(shop.api.orders()).toEqual([]);
  });
});

/** All that the API says of a customer is null, but for an e-mail that they have just given. */
const sayNothing = () =>
  shop.api.alter((name, answer) => {
    const given = shop.api.calls.findLast((call) => call.name === "updateInfo")?.body;
    const nulls = (row: unknown) => Object.fromEntries(Object.keys(Object(row)).map((field) => [field, null]));
    const all: Record<string, unknown> = { ...answer };
    if (name === "login") all.data = nulls(all.data);
    if (name === "myInfo")
      all.info = [{ ...nulls(Object(all.info)[0]), email: Object(Object(given).info).email ?? null }];
    if (Array.isArray(all.address)) all.address = all.address.map(nulls);
    return all;
  });

describe("a customer of whom the API returns nulls", () => {
  test("finds every page whole", async () => {
    const known = await comeAs("shopper", shop.origin);
    const statuses = new Map<string, number>();
    // The result page leads to the newest order of this customer; without a number they are another one.
    const isOther = (path: string) => /^\/(?:language|logout|view|confirm-order\/result)/.test(path);
    const paths = [...openPaths(), ...PAGE_STATES].filter((path) => !isOther(path));
    for (const path of paths) statuses.set(path, (await known.open(path)).status);
    sayNothing();
    const browser = await comeAs("shopper", shop.origin);
    for (const path of paths) {
      const visit = await browser.open(path);
      expect(visit.status, path).toBe(statuses.get(path));
      if (visit.headers.get("Content-Type")?.startsWith("text/html")) {
        expectWhole(visit, path);
        expect(browser.text, path).not.toMatch(/\b(?:null|undefined|NaN)\b/);
      }
    }
    expect(statuses.get("/profile?role=info")).toBe(200);
  });
});

test("a form that is refused for what was typed repeats the fields that it has, and no others", async () => {
  const response = await fetch(`${shop.origin}/login.data`, {
    method: "POST",
    headers: { Origin: shop.origin, Cookie: "view=grid" },
    body: new URLSearchParams({ email: "no address", name: "Нууц", intent: "x", surprise: "SURPRISE" }),
  });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain("no address");
  expect(text).not.toMatch(/SURPRISE|surprise/);
});
