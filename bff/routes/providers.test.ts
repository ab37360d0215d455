import { afterEach, describe, expect, test, vi } from "vitest";
import type { ProviderSignIn } from "#bff/shopper/notes.ts";
import { readNote } from "#bff/shopper/own-notes.ts";
import { type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { testEnv } from "#tests/support/door.ts";
import { type ReturningVisitor, returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";
import { protect } from "../session/sealing.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const TOKEN = "canary-provider-token";
const PERSON = {
  ...{ id: "10150", name: "Номин", email: "nomin@example.mn" },
  picture: { data: { url: "https://example.mn/nomin.png" } },
};

/** The provider's endpoints, which give anybody a token and a profile. */
function answering(profile: object = PERSON) {
  const asked = vi.fn(async (address: string, _init: RequestInit) =>
    Response.json(address.includes("access_token") ? { access_token: TOKEN } : profile),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

/** Signs in as somebody of whom the provider says this. */
async function signInAs(profile: object, facebookLogin: FakeAnswer = signedIn) {
  const asked = answering(profile);
  const shop = fakeShop({ facebookLogin }, FACEBOOK);
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const verifier = (await noted(visitor))?.pending?.verifier;
  const ended = await finish(visitor, { code: "the-code", state: (await stateOf(visitor)) ?? "" });
  return { ended, visitor, verifier, asked, sent: shop.calls.filter(({ name }) => name === "facebookLogin") };
}

test("the provider is asked with what it needs, the API with its profile and nothing else", async () => {
  const logged = (["info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
  const { ended, verifier, asked, sent } = await signInAs({ ...PERSON, admin: true, bonus: 1e9 });
  const [token, profile] = asked.mock.calls;
  expect(Object.fromEntries(new URLSearchParams(String(token?.[1].body)))).toEqual({
    ...{ grant_type: "authorization_code", code: "the-code", client_id: "client", client_secret: "secret" },
    redirect_uri: expect.stringMatching(/\/login\/facebook\/callback$/),
    code_verifier: verifier,
  });
  expect(new URL(profile?.[0] ?? "").searchParams.get("fields")).toBe("id,name,email,picture");
  expect(new Headers(profile?.[1].headers).get("Authorization")).toBe(`Bearer ${TOKEN}`);
  expect(sent).toEqual([{ name: "facebookLogin", body: { user: PERSON }, authorization: null }]);
  const told = JSON.stringify([ended, logged.map(({ mock }) => mock.calls)]);
  for (const secret of [TOKEN, verifier ?? "-", "the-code"]) expect(told).not.toContain(secret);
});

const FALLBACK = { data: { url: "https://graph.facebook.com/10150/picture" } };
test.each<[string, object, object]>([
  ["no e-mail address", { email: undefined }, {}],
  ["one that the API cannot take", { email: "o'neil@example.mn" }, {}],
  ["no picture", { picture: undefined }, { picture: FALLBACK }],
  ["a picture over http", { picture: { data: { url: "http://example.mn/a.png" } } }, { picture: FALLBACK }],
  ["a script for a picture", { picture: { data: { url: "javascript:alert(1)" } } }, { picture: FALLBACK }],
  ["a name with quotes and emoji", { name: `  Ө'Neil "Б" \\ 😀 ` }, { name: "Ө’Neil “Б”" }],
  ["an endless name", { name: "Ө".repeat(900) }, { name: "Ө".repeat(100) }],
])("a profile with %s signs in", async (_, odd, expected) => {
  const { ended, sent } = await signInAs({ ...PERSON, ...odd });
  expect(ended.outcome).toBe("signed-in");
  const { email, ...rest } = PERSON;
  expect(sent[0]?.body).toEqual({ user: { ...rest, ...("email" in odd ? {} : { email }), ...expected } });
});

test.each<[string, object]>([
  ["without an id", { name: "Номин" }],
  ["with an id that is none", { ...PERSON, id: "1' OR 1=1" }],
  ["with a number for an id", { ...PERSON, id: 10150 }],
  ["with an empty name", { ...PERSON, name: " \u0000 " }],
  ["with a name of emoji", { ...PERSON, name: "😀😀" }],
  ["with an error of Facebook's in a 200", { error: { message: "x", code: 190 } }],
])("a profile %s is not enough: nothing is called, and the next attempt is a new one", async (_, profile) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { ended, visitor, sent } = await signInAs(profile);
  expect([ended.outcome, sent]).toEqual(["profile", []]);
  expect(await visitor.request((bff) => ask(bff.providers.$get()))).toMatchObject({ failed: "facebook", typed });
});

test.each<[string, FakeAnswer]>([
  ["an error", () => new Response(null, { status: 500 })],
  ["a refusal", () => new Response(null, { status: 401 })],
  ["a word", { result: "failed" }],
  ["a token that no session can hold", { ...signedIn, token: "t".repeat(2_000) }],
])("an API that answers with %s does not take the profile, and is asked once", async (_, answer) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ended, sent } = await signInAs(PERSON, answer);
  expect([ended.outcome, sent.length]).toEqual(["shop", 1]);
});

test.each<[string, { code?: string; error?: string }, string]>([
  ["a refusal", { error: "access_denied" }, "refused"],
  ["an error", { error: "<script>alert(1)</script>" }, "provider"],
  ["no code", {}, "provider"],
  ["an empty code", { code: "" }, "provider"],
  ["an endless code", { code: "x".repeat(2_500) }, "provider"],
])("%s of the provider asks nobody", async (_, answer, outcome) => {
  const asked = answering();
  const shop = fakeShop({}, FACEBOOK);
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const state = (await stateOf(visitor)) ?? "";
  expect((await finish(visitor, { ...answer, state })).outcome).toBe(outcome);
  expect([asked.mock.calls, shop.calls]).toEqual([[], []]);
});

test("two at once: one session", async () => {
  answering();
  let attempts = 0;
  const ATTEMPTS = { idFromName: (name: string) => name, get: () => ({ attempt: async () => attempts++ }) };
  const shop = fakeShop({ facebookLogin: signedIn }, { ...FACEBOOK, ATTEMPTS });
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const state = (await stateOf(visitor)) ?? "";
  const ended = await Promise.all([1, 2].map(() => finish(visitor, { code: "x", state })));
  expect(ended.map(({ outcome }) => outcome).sort()).toEqual(["foreign", "signed-in"]);
  expect(shop.calls.filter(({ name }) => name === "facebookLogin")).toHaveLength(1);
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
    ["an endless state", () => ({ code: "x", state: "e".repeat(5_000) })],
    ["an error without a state", () => ({ error: "access_denied" })],
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
      visitor.request(async (_, { env }) => {
        vi.useFakeTimers({ now: Date.now() + at * 1_000, toFake: ["Date"] });
        const text = await protect(ring ?? env.COOKIE_KEYS, "sealed", context, JSON.stringify({ key, next: "/" }));
        vi.useRealTimers();
        return text;
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

test.each<[string, () => Promise<number>]>([
  ["fails", () => Promise.reject(new Error("no answer"))],
  ["does not answer within a second, while the shopper waits,", () => new Promise(() => undefined)],
])("a counter that %s signs nobody in, and uses up the sign-in", async (_, answer) => {
  vi.useFakeTimers();
  const asked = answering();
  const attempt = vi.fn(answer);
  const ATTEMPTS = { idFromName: (name: string) => name, get: () => ({ attempt }) };
  const shop = fakeShop({ facebookLogin: signedIn }, { ...FACEBOOK, ATTEMPTS });
  const visitor = returningVisitor(shop);
  await begin(visitor);
  const state = (await stateOf(visitor, "/cart")) ?? "";
  const ended = finish(visitor, { code: "x", state });
  await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ended).toMatchObject({ outcome: "shop", next: "/cart" });
  expect(await finish(visitor, { code: "x", state })).toMatchObject({ outcome: "foreign" });
  expect([asked.mock.calls, shop.calls, attempt.mock.calls.length]).toEqual([[], [], 1]);
});
