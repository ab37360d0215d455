import { afterEach, describe, expect, test, vi } from "vitest";
import type { ProviderSignIn } from "#bff/shopper/notes.ts";
import { readNote } from "#bff/shopper/own-notes.ts";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { testEnv } from "#tests/support/door.ts";
import { type ReturningVisitor, returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";
import { protect } from "../session/sealing.ts";
import { openState } from "../sign-in/authorization.ts";

afterEach(() => vi.unstubAllGlobals());

const FACEBOOK = { FACEBOOK_CLIENT_ID: "client", FACEBOOK_CLIENT_SECRET: "secret" };
const signedIn = { result: "success", data: { id: 7, name: "Номин", email: "" }, token: "t" };
const param = { provider: "facebook" } as const;
const typed = { name: "", email: "a@example.mn", phone: "" };

const begin = (visitor: ReturningVisitor, page: ProviderSignIn["page"] = "/login") =>
  visitor.request((bff) => ask(bff.providers[":provider"].begin.$post({ param, json: { page, typed } })));
const stateOf = async (visitor: ReturningVisitor, next = "/") => {
  const { address } = await visitor.request((bff) =>
    ask(bff.providers[":provider"].authorize.$get({ param, query: { next } })),
  );
  return address && new URL(address).searchParams.get("state");
};
const finish = (visitor: ReturningVisitor, json: { code?: string; state?: string; error?: string }) =>
  visitor.request((bff) => ask(bff.providers[":provider"].finish.$post({ param, json })));
const noted = (browser: ReturningVisitor) => browser.request((_, visitor) => readNote(visitor, "provider"));

/** The provider's endpoints, which give anybody a token and a profile. */
function answering() {
  const asked = vi.fn(async (address: string) =>
    Response.json(address.includes("access_token") ? { access_token: "token" } : { id: "1", name: "Номин" }),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a browser has a session or a sign-in under way, never both", async () => {
  answering();
  const visitor = returningVisitor(fakeShop({ facebookLogin: signedIn, login: signedIn }, FACEBOOK));
  for (const end of [
    async () => finish(visitor, { code: "x", state: (await stateOf(visitor)) ?? "" }),
    () => visitor.request((bff) => ask(bff.account.login.$post({ json: { email: "a@example.mn", password: "p" } }))),
  ]) {
    expect(await begin(visitor)).toEqual({ outcome: "begun" });
    expect(await noted(visitor)).toMatchObject({ page: "/login", typed });
    expect((await end()).outcome).toBe("signed-in");
    expect(await noted(visitor)).toBeUndefined();
    expect(await begin(visitor)).toEqual({ outcome: "signed-in" });
    expect(await noted(visitor)).toBeUndefined();
    await visitor.request((bff) => ask(bff.account.logout.$post({ json: { everywhere: false } })));
  }
});

test("each sign-in has a key and a verifier of its own, and a state that holds no verifier", async () => {
  const visitor = returningVisitor(fakeShop({}, FACEBOOK));
  const seen = new Set<string>();
  for (let count = 0; count < 5; count++) {
    await begin(visitor);
    const { pending } = (await noted(visitor)) ?? {};
    const state = (await stateOf(visitor, "/cart")) ?? "";
    const opened = await visitor.request((_, { env }) => openState(env.COOKIE_KEYS, "facebook", state));
    expect(opened).toEqual({ key: pending?.key, next: "/cart" });
    for (const text of [pending?.key, pending?.verifier]) seen.add(text ?? "");
  }
  expect(seen.size).toBe(10);
});

test("the last sign-in that was begun counts, once, and a mismatch ends nothing", async () => {
  const asked = answering();
  const shop = fakeShop({ facebookLogin: signedIn }, FACEBOOK);
  const visitor = returningVisitor(shop);
  const states: string[] = [];
  for (const page of ["/login", "/register"] as const) {
    await begin(visitor, page);
    states.push((await stateOf(visitor, `/tab-${states.length}`)) ?? "");
  }
  const [first = "", second = ""] = states;
  expect(await finish(visitor, { code: "x", state: first })).toMatchObject({ outcome: "foreign", page: "/register" });
  expect([asked.mock.calls, shop.calls]).toEqual([[], []]);
  expect(await finish(visitor, { error: "access_denied", state: second })).toMatchObject({ outcome: "refused" });
  expect(await finish(visitor, { code: "x", state: second })).toMatchObject({ outcome: "foreign" });
});

describe("an answer that fits no sign-in of this browser: neither the provider nor the API is asked", () => {
  type Answer = Parameters<typeof finish>[1];
  interface Forgery {
    key?: string;
    context?: string;
    /** Seconds from now. */
    at?: number;
    ring?: ReturnType<typeof testEnv>["COOKIE_KEYS"];
  }
  const OTHER_RING = testEnv({ COOKIE_KEYS: "k1:AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlps" }).COOKIE_KEYS;

  test.each<[string, (state: (forgery?: Forgery) => Promise<string>) => Answer | Promise<Answer>]>([
    ["no state", () => ({ code: "x" })],
    ["an empty state", () => ({ code: "x", state: "" })],
    ["nonsense", () => ({ code: "x", state: "x".repeat(300) })],
    ["an endless state", () => ({ code: "x", state: "e".repeat(5_000) })],
    ["an error without a state", () => ({ error: "access_denied" })],
    ["nothing", () => ({})],
    ["a state that was cut", async (state) => ({ code: "x", state: (await state()).slice(0, -3) })],
    ["one of another browser", async (state) => ({ code: "x", state: await state({ key: "o".repeat(22) }) })],
    ["one of another provider", async (state) => ({ code: "x", state: await state({ context: "sign-in at google" }) })],
    ["one sealed for something else", async (state) => ({ code: "x", state: await state({ context: "session" }) })],
    ["one of more than ten minutes ago", async (state) => ({ code: "x", state: await state({ at: -601 }) })],
    ["one of the future", async (state) => ({ code: "x", state: await state({ at: 900 }) })],
    ["one under another key ring", async (state) => ({ code: "x", state: await state({ ring: OTHER_RING }) })],
  ])("%s, and the sign-in under way goes on", async (_, answer) => {
    const asked = answering();
    const shop = fakeShop({ facebookLogin: signedIn }, FACEBOOK);
    const visitor = returningVisitor(shop);
    await begin(visitor);
    const own = (await noted(visitor))?.pending?.key;
    const sealed = ({ key = own, context = "sign-in at facebook", at = 0, ring }: Forgery = {}) =>
      visitor.request((_, { env }) => {
        const when = Math.floor(Date.now() / 1000) + at;
        return protect(ring ?? env.COOKIE_KEYS, "sealed", context, JSON.stringify({ key, next: "/" }), when);
      });
    expect(await finish(visitor, await answer(sealed))).toMatchObject({ outcome: "foreign" });
    expect([asked.mock.calls, shop.calls]).toEqual([[], []]);
    expect(await finish(visitor, { code: "x", state: await sealed() })).toMatchObject({ outcome: "signed-in" });
  });
});

test("of two tabs the second one to come back goes on where it wanted to, and asks nobody", async () => {
  const asked = answering();
  const shop = fakeShop({ facebookLogin: signedIn }, FACEBOOK);
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const first = (await stateOf(visitor, "/cart")) ?? "";
  await begin(visitor);
  const second = (await stateOf(visitor, "/compare")) ?? "";
  expect(await finish(visitor, { code: "x", state: second })).toMatchObject({ outcome: "signed-in", next: "/compare" });
  const before = [asked.mock.calls.length, shop.calls.length];
  expect(await finish(visitor, { code: "y", state: first })).toMatchObject({ outcome: "already", next: "/cart" });
  expect(await finish(visitor, { code: "y", state: "made up" })).toMatchObject({ outcome: "already", next: "/" });
  expect([asked.mock.calls.length, shop.calls.length]).toEqual(before);
});

test("a counter that does not answer signs nobody in, and uses up the sign-in", async () => {
  const asked = answering();
  const attempt = vi.fn(async () => Promise.reject(new Error("no answer")));
  const ATTEMPTS = { idFromName: (name: string) => name, get: () => ({ attempt }) };
  const shop = fakeShop({ facebookLogin: signedIn }, { ...FACEBOOK, ATTEMPTS });
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const state = (await stateOf(visitor, "/cart")) ?? "";
  expect(await finish(visitor, { code: "x", state })).toMatchObject({ outcome: "shop", next: "/cart" });
  expect(await finish(visitor, { code: "x", state })).toMatchObject({ outcome: "foreign" });
  expect([asked.mock.calls, shop.calls, attempt.mock.calls.length]).toEqual([[], [], 1]);
});

test("a shop that offers no provider knows none", async () => {
  const { bff } = fakeShop({}).visit();
  expect(await ask(bff.providers.$get())).toMatchObject({ offered: [], failed: null });
  const json = { page: "/login" as const, typed };
  expect((await bff.providers[":provider"].begin.$post({ param, json })).status).toBe(404);
  expect((await bff.providers[":provider"].authorize.$get({ param, query: { next: "/" } })).status).toBe(404);
  expect((await bff.providers[":provider"].finish.$post({ param, json: {} })).status).toBe(404);
});
