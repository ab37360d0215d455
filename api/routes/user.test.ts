import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WELCOME_BONUS } from "../../bff/rules/bonus.ts";
import { startApi, TEST_CALLER_SECRET, type TestApi } from "../testing/server.ts";
import { newShopper } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const login = async (email: string, password: string) => (await api.post("/api/user/login", { email, password })).body;
const lastMail = (recipient: string) =>
  api.sql("SELECT * FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT 1", recipient).then(([row]) => row);
const register = (email: string, name = "Туяа") =>
  api.post("/api/user/register", {
    user: { name, email, password: "tuya-12345", rePassword: "tuya-12345", phone: "99001122" },
  });

test("registering: confirm by the mailed link, then sign in with the welcome bonus", async () => {
  expect((await register("Tuya@Example.com")).body).toEqual({ result: "success" });
  expect((await register("tuya@example.com")).body).toEqual({ result: "failed" });
  expect(await login("tuya@example.com", "tuya-12345")).toEqual({
    result: "fail",
    status: 400,
    data: "Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!",
  });
  const mail = await lastMail("tuya@example.com");
  const { pathname, search } = new URL(String(mail?.link));
  // A mail program or a browser that looks at the link before its reader does uses nothing up.
  const ahead = { "Sec-Purpose": "prefetch;prerender", Purpose: "prefetch", "X-Moz": "prefetch" };
  for (const [name, value] of Object.entries(ahead)) {
    const { status, headers } = await api.fetch(`${pathname}${search}`, { headers: { [name]: value } });
    expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([503, null, "no-store"]);
  }
  expect((await api.fetch(`${pathname}${search}`, { method: "HEAD" })).status).toBe(503);
  expect(await login("tuya@example.com", "tuya-12345")).toMatchObject({ result: "fail" });
  const confirmed = await api.fetch(`${pathname}${search}`);
  expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([302, "http://localhost:8787/login?sms=1"]);
  // The link works once, and made-up ones never.
  for (const path of [`${pathname}${search}`, pathname, `${pathname}?token=x`]) {
    expect((await api.fetch(path)).headers.get("Location")).toBe("http://localhost:8787/404");
  }
  expect(await login("TUYA@example.com ", "tuya-12345")).toMatchObject({
    result: "success",
    data: { bonus: WELCOME_BONUS, email: "tuya@example.com" },
  });
});

describe("signing in", () => {
  test("a token of a customer who is gone is no token", async () => {
    const { id, token } = await newShopper(api);
    await api.sql("DELETE FROM user WHERE id = ?", id);
    expect((await api.post("/api/user/my-info", undefined, token)).status).toBe(401);
  });
});

test("no answer of the whole API carries a password hash", async () => {
  const token = await api.login("demo@och.mn", "demo-1234");
  for (const [path, body] of [
    ["user/my-info", undefined],
    ["product/cart-shipping", { coupon: null }],
    ["product/single-product", { id: 5 }],
    ["home/home-page", undefined],
  ] as const) {
    const text = JSON.stringify((await api.post(`/api/${path}`, body, token)).body);
    expect(text).not.toMatch(/pbkdf2|password/);
  }
});

test("social login takes a profile from nobody but a backend that knows the secret", async () => {
  const body = JSON.stringify({
    user: { id: "f9", name: "x", picture: { data: { url: "https://pictures.example.com/1.jpg" } } },
  });
  const as = async (headers: Record<string, string>) =>
    (await api.fetch("/api/user/facebook-login", { method: "POST", headers, body })).status;
  expect(await as({})).toBe(401);
  expect(await as({ "X-Caller-Secret": "" })).toBe(401);
  expect(await as({ "X-Caller-Secret": "a guess" })).toBe(401);
  expect(await as({ "X-Caller-Secret": `${TEST_CALLER_SECRET}x` })).toBe(401);
  expect(await as({ "X-Caller-Secret": TEST_CALLER_SECRET })).toBe(200);
});
