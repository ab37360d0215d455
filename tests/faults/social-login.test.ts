/**
 * Signing in when the provider or the API fails, is slow or answers malformed data: which calls are made, and that the
 * shopper returns to the page before, with a message, a way on and what they had typed. Forged answers:
 * bff/routes/providers.test.ts.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import {
  CLIENT_SECRET,
  type FakeProvider,
  type ProviderCall,
  startFakeProvider,
  TOKEN,
} from "#tests/support/fake-provider.ts";
import { SERVER_WORDS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { notices, provider: words } = SENTENCES.mn;

let provider: FakeProvider;
let shop: FaultyShop;
beforeAll(async () => {
  provider = await startFakeProvider();
  shop = await startFaultyShop(provider.vars);
});
beforeEach(() => {
  shop.api.reset();
  provider.reset();
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

const LOGIN = "/login?next=%2Fcart";
const TYPED = "bat@example.mn";
const ofFacebook = (sentence: string) => sentence.replace("{{provider}}", words.facebook);
const noticesOf = ({ visit }: PlainBrowser) => visit.page.querySelector(".notices")?.textContent ?? "";
const typedIn = ({ visit }: PlainBrowser) => visit.page.querySelector("main input[name=email]")?.getAttribute("value");
const callback = (query: Record<string, string>) => `/login/facebook/callback?${new URLSearchParams(query)}`;
const socialCalls = () => shop.api.calls.filter(({ name }) => name === "facebookLogin");

/** A browser that has begun a sign-in, and the state with which the provider sends it back. */
async function onTheWay(page = LOGIN): Promise<{ browser: PlainBrowser; state: string; address: URL }> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open(page);
  await browser.press(words.facebook, { email: TYPED });
  const address = new URL(browser.visit.page.querySelector("main a.button")?.getAttribute("href") ?? "");
  return { browser, address, state: address.searchParams.get("state") ?? "" };
}

function isBackWith(browser: PlainBrowser, sentence: string) {
  const { url, status } = browser.visit;
  expect([status, url.pathname + url.search]).toEqual([200, LOGIN]);
  expect(noticesOf(browser)).toContain(sentence);
  expect(typedIn(browser)).toBe(TYPED);
  expect(browser.cookies.has("session")).toBe(false);
  for (const secret of [SERVER_WORDS, TOKEN, CLIENT_SECRET]) expect(browser.heard.join()).not.toContain(secret);
}

test("the provider is asked with what it needs, the API with its profile and nothing else", async () => {
  const { browser, state, address } = await onTheWay();
  expect(address.searchParams.get("display")).toBe("page");
  await browser.open(callback({ code: "the-code", state }));
  expect(browser.visit.url.pathname).toBe("/cart");
  const [token, profile] = provider.calls;
  expect(token?.fields).toEqual({
    grant_type: "authorization_code",
    code: "the-code",
    redirect_uri: `${shop.origin}/login/facebook/callback`,
    client_id: "client",
    client_secret: CLIENT_SECRET,
    code_verifier: expect.stringMatching(/^[\w-]{44}$/),
  });
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token?.fields.code_verifier));
  expect(address.searchParams.get("code_challenge")).toBe(Buffer.from(digest).toString("base64url"));
  expect(profile).toEqual({
    name: "profile",
    fields: { fields: "id,name,email,picture" },
    authorization: `Bearer ${TOKEN}`,
  });
  expect(socialCalls().map(({ body }) => body)).toEqual([{ user: provider.profile }]);
  expect(socialCalls()[0]?.authorization).toBeUndefined();
  const told = [...browser.heard, ...shop.logged].join("\n");
  for (const secret of [TOKEN, CLIENT_SECRET, token?.fields.code_verifier ?? "-", shop.api.token])
    expect(told).not.toContain(secret);
  expect(shop.logged.join("\n")).not.toContain("the-code");
});

describe("a provider that does not answer as it should", () => {
  const SENTENCE: Record<ProviderCall, string> = {
    token: ofFacebook(notices.providerFailed),
    profile: notices.providerProfile,
  };
  // Every kind of bad answer: bff/sign-in/provider-client.test.ts.
  test.each(["token", "profile"] as const)("an error in place of the %s", async (name) => {
    provider.set("500", name);
    const { browser, state } = await onTheWay();
    await browser.open(callback({ code: "x", state }));
    isBackWith(browser, SENTENCE[name]);
    expect(provider.calls.map((call) => call.name)).toEqual(name === "token" ? ["token"] : ["token", "profile"]);
    expect(socialCalls()).toEqual([]);
    // Nothing is left over: the next attempt is a new one.
    provider.reset();
    await browser.press("next", { email: TYPED });
    const again = new URL(browser.visit.page.querySelector("main a.button")?.getAttribute("href") ?? "");
    await browser.open(callback({ code: "x", state: again.searchParams.get("state") ?? "" }));
    expect(browser.cookies.has("session")).toBe(true);
  });

  const picture = { data: { url: "https://example.mn/a.png" } };
  test.each<[string, Record<string, unknown>]>([
    ["without an id", { name: "Номин", picture }],
    ["with an id that is none", { id: "1' OR 1=1", name: "Номин", picture }],
    ["with a number for an id", { id: 10150, name: "Номин", picture }],
    ["with an empty name", { id: "10150", name: " \u0000 ", picture }],
    ["with a name of emoji", { id: "10150", name: "😀😀", picture }],
    ["with an error of Facebook's in a 200", { error: { message: SERVER_WORDS, code: 190 } }],
  ])("a profile %s: the specification's sentence, and no call", async (_, profile) => {
    provider.profile = profile;
    const { browser, state } = await onTheWay();
    await browser.open(callback({ code: "x", state }));
    isBackWith(browser, notices.providerProfile);
    expect(browser.visit.page.querySelector("button[value=next]")?.textContent).toBe(words.facebookAgain);
    expect(socialCalls()).toEqual([]);
  });

  const FALLBACK = { data: { url: "https://graph.facebook.com/10150/picture" } };
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["no e-mail address", { email: undefined }, {}],
    ["one that the API cannot take", { email: "o'neil@example.mn" }, {}],
    ["no picture", { picture: undefined }, { picture: FALLBACK }],
    ["a picture over http", { picture: { data: { url: "http://example.mn/a.png" } } }, { picture: FALLBACK }],
    ["a script for a picture", { picture: { data: { url: "javascript:alert(1)" } } }, { picture: FALLBACK }],
    ["a name with quotes and emoji", { name: `  Ө'Neil "Б" \\ 😀 ` }, { name: "Ө’Neil “Б”" }],
    ["an endless name", { name: "Ө".repeat(900) }, { name: "Ө".repeat(100) }],
    ["fields that nobody asked for", { admin: true, bonus: 1e9 }, {}],
  ])("a profile with %s signs in", async (_, odd, sent) => {
    const { email, picture: own, ...rest } = provider.profile;
    provider.profile = { ...provider.profile, ...odd };
    const { browser, state } = await onTheWay();
    await browser.open(callback({ code: "x", state }));
    expect(browser.cookies.has("session")).toBe(true);
    const expected = { ...rest, ...("email" in odd ? {} : { email }), picture: own, ...sent };
    expect(socialCalls().map(({ body }) => body)).toEqual([{ user: expected }]);
  });
});

describe("an API that does not take the profile", () => {
  test.each(["500", "401", "hang", 'body {"result":"failed"}'] as const)("%s", async (fault) => {
    shop.api.set(fault, "facebookLogin");
    const { browser, state } = await onTheWay();
    await browser.open(callback({ code: "x", state }));
    isBackWith(browser, notices.unreachable);
    // A write is sent once.
    expect(socialCalls()).toHaveLength(1);
  });

  test("with a token that no session can hold", async () => {
    shop.api.alter((name, answer) => (name === "facebookLogin" ? { ...answer, token: "t".repeat(2_000) } : answer));
    const { browser, state } = await onTheWay();
    await browser.open(callback({ code: "x", state }));
    isBackWith(browser, notices.unreachable);
  });
});

describe("a refusal or an error of the provider", () => {
  test.each([
    ["access_denied", notices.providerRefused],
    ["server_error", notices.providerFailed],
    ["<script>alert(1)</script>", notices.providerFailed],
  ])("%s", async (error, sentence) => {
    const { browser, state } = await onTheWay();
    const query = { error, error_reason: "user_denied", error_description: SERVER_WORDS, state };
    await browser.open(callback(query));
    isBackWith(browser, ofFacebook(sentence));
    expect(browser.visit.html).not.toContain("<script>alert");
    expect([provider.calls, socialCalls()]).toEqual([[], []]);
  });

  test.each([
    ["no code", {}],
    ["an empty code", { code: "" }],
    ["an endless code", { code: "x".repeat(2_500) }],
  ])("%s", async (_, query) => {
    const { browser, state } = await onTheWay();
    await browser.open(callback({ ...query, state }));
    isBackWith(browser, ofFacebook(notices.providerFailed));
    expect([provider.calls, socialCalls()]).toEqual([[], []]);
  });
});

test("an answer a second time, with the cookie as it was: the first counts", async () => {
  const { browser, state } = await onTheWay();
  const copy = browser.cookies.get("shopper") ?? "";
  await browser.open(callback({ code: "x", state }));
  expect(socialCalls()).toHaveLength(1);
  const thief = new PlainBrowser(shop.origin);
  thief.cookies.set("shopper", copy);
  await thief.open(callback({ code: "y", state }));
  expect(thief.cookies.has("session")).toBe(false);
  expect([provider.calls.length, socialCalls().length]).toEqual([2, 1]);
});

test("two at once: one session", async () => {
  const { browser, state } = await onTheWay();
  const twins = [1, 2].map(() => {
    const twin = new PlainBrowser(shop.origin);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    return twin;
  });
  await Promise.all(twins.map((twin) => twin.open(callback({ code: "x", state }))));
  expect(twins.filter((twin) => twin.cookies.has("session"))).toHaveLength(1);
  expect(socialCalls()).toHaveLength(1);
});

test("without configuration there is no button and no page", async () => {
  const bare = await startFaultyShop();
  try {
    for (const path of ["/login", "/register"]) {
      const browser = new PlainBrowser(bare.origin);
      await browser.open(path);
      expect(browser.visit.html).not.toContain("/login/facebook");
      expect(browser.text).not.toContain(words.or);
      expect(browser.visit.page.querySelector("main button[aria-hidden]")).toBeNull();
    }
    const browser = new PlainBrowser(bare.origin);
    for (const path of ["/login/facebook", callback({ code: "x", state: "y" })])
      expect((await browser.open(path)).status, path).toBe(404);
    const posted = await browser.post("/login/facebook", { intent: "next" });
    expect(posted.status).toBe(404);
  } finally {
    await bare.stop();
  }
});
