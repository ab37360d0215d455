/** What stays in the browser of a customer who has signed out, and that it can be cleared; what the next one finds. */
import { describe, expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";
import { cookies, type Session } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";

/** Cookies that say nothing of what their shopper chose, bought or typed; every other one is cleared. */
const STAYING = ["language", "notices", "renewal", "session", "theme", "view", "visit"];

test("clearing the browser leaves preferences and the session, and no other cookie there is", async () => {
  const { bff, visitor } = fakeShop({}).visit();
  await ask(bff.account.clear.$post());
  const all = Object.values(cookies);
  expect(
    all
      .filter((cookie) => !visitor.jar.hasChanged(cookie))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(STAYING);
  for (const header of await visitor.jar.headers()) expect(header).toContain("Max-Age=0");
});

type Jar = ReturnType<ReturnType<typeof fakeShop>["visit"]>["visitor"]["jar"];

test.each<[string, (jar: Jar) => void, boolean]>([
  ["nothing", () => undefined, false],
  ["points alone", (jar) => jar.write(cookies.bonus, 5), false],
  ["a cart", (jar) => jar.write(cookies.cart, [{ id: 5, quantity: 1 }]), true],
  ["a comparison", (jar) => jar.write(cookies.compare, [5]), true],
  ["viewed products", (jar) => jar.write(cookies.recent, [5]), true],
])("signing out tells whether goods stay in the browser: %s", async (_, put, left) => {
  const browser = returningVisitor(fakeShop({}));
  await browser.signIn();
  await browser.request(async (_bff, { jar }) => put(jar));
  const answer = await browser.request((bff) => ask(bff.account.logout.$post({ json: { everywhere: false } })));
  expect(answer.left).toBe(left);
});

describe("a customer who signs in where the last one's session has ended by itself", () => {
  const WHO = { token: "next", customer: 9 };
  const login = { result: "success", token: WHO.token, data: { id: WHO.customer, name: "Дорж", bonus: 0 } };

  /** The names of those that the customer finds. */
  async function found(ownerOfCoupon: Pick<Session, "token" | "customer">) {
    const browser = returningVisitor(fakeShop({ login }));
    await browser.request(async (_bff, { jar, env }) => {
      jar.write(cookies.bonus, 500);
      jar.write(cookies.coupon, { code: "NAADAM", owner: await shortTag(env.COOKIE_KEYS, ownerOfCoupon), agreed: 0 });
    });
    await browser.request((bff) => ask(bff.account.login.$post({ json: { email: "a@b.mn", password: "secret" } })));
    return browser.request(async (_bff, { jar }) => [
      (await jar.read(cookies.bonus)) !== undefined,
      (await jar.read(cookies.coupon)) !== undefined,
    ]);
  }

  test("finds their own coupon and points", async () => {
    expect(await found(WHO)).toEqual([true, true]);
  });

  test("finds neither coupon nor points of another", async () => {
    expect(await found({ token: "before", customer: 7 })).toEqual([false, false]);
  });
});
