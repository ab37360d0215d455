/** What stays in the browser of a customer who has signed out, and that it can be cleared; what the next one finds. */
import { describe, expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { changeCompared } from "../shopper/own-compare.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";

/** Cookies that say nothing of what their shopper chose, bought or typed; every other one is cleared. */
const STAYING = ["language", "session", "theme", "view"];

test("clearing the browser leaves preferences and the session, and no other cookie there is", async () => {
  const { bff, visitor } = fakeShop({}).visit();
  await ask(bff.account.clear.$post());
  const all = Object.values(cookies);
  expect(
    all
      .filter((cookie) => !visitor.shopper.jar.hasChanged(cookie))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(STAYING);
  for (const header of await visitor.shopper.jar.headers()) expect(header).toContain("Max-Age=0");
});

test.each<[string, (visitor: Visitor) => unknown, boolean]>([
  ["nothing", () => undefined, false],
  ["points alone", (visitor) => writeNotes(visitor, { bonus: 5 }), false],
  ["a cart", (visitor) => setCart(visitor, [{ id: 5, quantity: 1 }]), true],
  ["a comparison", (visitor) => changeCompared(visitor, (list) => list.add(5, [])), true],
  ["viewed products", ({ shopper: { jar } }) => jar.write(cookies.recent, [5]), true],
])("signing out tells whether goods stay in the browser: %s", async (_, put, left) => {
  const browser = returningVisitor(fakeShop({}));
  await browser.signIn();
  await browser.request(async (_bff, visitor) => put(visitor));
  const answer = await browser.request((bff) => ask(bff.account.logout.$post({ json: { everywhere: false } })));
  expect(answer.left).toBe(left);
});

describe("a customer who signs in where the last one's session has ended by itself", () => {
  const signIn = (browser: ReturnType<typeof returningVisitor>) =>
    browser.request((bff) => ask(bff.account.login.$post({ json: { email: "a@b.mn", password: "secret" } })));
  const found = (browser: ReturnType<typeof returningVisitor>) =>
    browser.request(async (_, visitor) => [await readNote(visitor, "bonus"), await readNote(visitor, "coupon")]);

  test("finds their own coupon and points, and nothing of another's", async () => {
    let customer = 7;
    const login = () =>
      Response.json({ result: "success", token: `t${customer}`, data: { id: customer, name: "Дорж", bonus: 0 } });
    const browser = returningVisitor(fakeShop({ login }));
    await signIn(browser);
    await browser.request(async (_, visitor) => writeNotes(visitor, { bonus: 500, coupon: { code: "N" } }));
    await browser.request(async (_, { shopper: { jar } }) => jar.clear(cookies.session));
    customer = 9;
    await signIn(browser);
    expect(await found(browser)).toEqual([undefined, undefined]);
    await browser.request(async (_, { shopper: { jar } }) => jar.clear(cookies.session));
    customer = 7;
    await signIn(browser);
    expect(await found(browser)).toEqual([500, { code: "N" }]);
  });
});
