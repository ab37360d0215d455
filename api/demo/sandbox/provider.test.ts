import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../../testing/server.ts";
import { PEOPLE } from "./provider.ts";

const SECRET = "the sandbox's own secret, for tests only";
const SHOP = "http://127.0.0.1:8787";
const VERIFIER = "v".repeat(44);

let api: TestApi;
let challenge = "";
beforeAll(async () => {
  api = await startApi({ settings: { SANDBOX_CLIENT_SECRET: SECRET } });
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(VERIFIER));
  challenge = Buffer.from(digest).toString("base64url");
});
afterAll(() => api.dispose());

const asked = (changes: Record<string, string> = {}) => ({
  response_type: "code",
  client_id: "och-sandbox",
  redirect_uri: `${SHOP}/login/facebook/callback`,
  scope: "public_profile,email",
  state: "st&te=1",
  code_challenge: challenge,
  code_challenge_method: "S256",
  ...changes,
});
const form = (path: string, fields: Record<string, string>) =>
  api.fetch(`/sandbox/facebook${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

async function answer(person: string | undefined): Promise<URL> {
  const response = await form("", { ...asked(), person: person ?? "" });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("Location") ?? "");
}
const codeOf = async (index = 0) => (await answer(PEOPLE[index]?.id)).searchParams.get("code") ?? "";

const exchange = (code: string, changes: Record<string, string> = {}) =>
  form("/token", {
    grant_type: "authorization_code",
    code,
    client_id: "och-sandbox",
    client_secret: SECRET,
    redirect_uri: asked().redirect_uri,
    code_verifier: VERIFIER,
    ...changes,
  });

const profile = async (token: unknown, fields = "id,name,email,picture") => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await api.fetch(`/sandbox/facebook/profile?fields=${fields}`, { headers });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
};

test("asks who signs in, by a form that may lead back to the shop that asks, and nowhere else", async () => {
  const page = await api.fetch(`/sandbox/facebook?${new URLSearchParams(asked())}`);
  const text = await page.text();
  expect(page.status).toBe(200);
  for (const { name } of PEOPLE) expect(text).toContain(name);
  expect(text).toContain("st&amp;te=1");
  expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${SHOP};`);
});

test.each<Record<string, string>>([
  { redirect_uri: "https://evil.example/login/facebook/callback" },
  { redirect_uri: `${SHOP}/elsewhere` },
  { redirect_uri: `${SHOP}/login/facebook/callback?more=1` },
  { client_id: "another" },
  { code_challenge: "short" },
  { code_challenge_method: "plain" },
  { response_type: "token" },
])("asked with %o it refuses, and leads nowhere", async (wrong) => {
  const page = await api.fetch(`/sandbox/facebook?${new URLSearchParams(asked(wrong))}`);
  expect(page.status).toBe(400);
  expect(page.headers.get("Content-Security-Policy")).not.toContain("evil.example");
  if ("response_type" in wrong || "code_challenge_method" in wrong) return;
  const posted = await form("", { ...asked(wrong), person: PEOPLE[0]?.id ?? "" });
  expect([posted.status, posted.headers.get("Location")]).toEqual([400, null]);
});

test("a refusal comes back as Facebook's does, with the state", async () => {
  const { searchParams } = await answer(undefined);
  expect(Object.fromEntries(searchParams)).toEqual({
    error: "access_denied",
    error_reason: "user_denied",
    error_description: "Permissions error",
    state: "st&te=1",
  });
});

test("a code counts once, for its redirect address, secret and verifier", async () => {
  const wrong: Record<string, string>[] = [
    { client_secret: "another" },
    { client_id: "another" },
    { redirect_uri: `${SHOP}/login` },
    { code_verifier: "w".repeat(44) },
    { grant_type: "password" },
  ];
  for (const changes of wrong) expect((await exchange(await codeOf(), changes)).status).toBe(400);
  const code = await codeOf();
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).status).toBe(400);
  expect((await exchange(`${code.slice(0, -2)}xx`)).status).toBe(400);
  expect((await exchange("")).status).toBe(400);
});

test("a token tells whose it is, by the fields that were asked for", async () => {
  const tokenOf = async (index: number) =>
    Object((await (await exchange(await codeOf(index))).json()) as object).access_token;
  const [first] = PEOPLE;
  expect((await profile(await tokenOf(0))).body).toMatchObject({
    id: first?.id,
    name: first?.name,
    email: first?.email,
  });
  expect(Object.keys((await profile(await tokenOf(0), "id")).body)).toEqual(["id"]);
  expect((await profile(await tokenOf(2))).body).not.toHaveProperty("email");
  expect((await profile(await tokenOf(3))).body).not.toHaveProperty("name");
  for (const token of ["", "null", await codeOf()]) expect((await profile(token)).status).toBe(400);
});

test("without its secret there is none", async () => {
  const bare = await startApi();
  try {
    expect((await bare.fetch(`/sandbox/facebook?${new URLSearchParams(asked())}`)).status).toBe(404);
  } finally {
    await bare.dispose();
  }
});
