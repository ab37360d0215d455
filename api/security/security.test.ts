import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { readSettings } from "../env.ts";
import { hashPassword, passwordMatches } from "./password.ts";
import { readToken, signToken } from "./token.ts";

const SECRET = "a secret for tests only, 32 characters";

describe("passwords", () => {
  test("match their own hash only, and two hashes of one password differ", async () => {
    const [a, b] = [await hashPassword("нууц үг"), await hashPassword("нууц үг")];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^pbkdf2-sha256\$100000\$[^$]+\$[^$]+$/);
    expect(await passwordMatches("нууц үг", a)).toBe(true);
    expect(await passwordMatches("нууц үг ", a)).toBe(false);
  });

  test.each([null, "", "plain", "pbkdf2-sha256$1$$", "md5$1$a$b"])("never match %j", async (stored) => {
    expect(await passwordMatches("", stored)).toBe(false);
  });
});

describe("tokens", () => {
  test("carry the user id and are read back with the same secret only", async () => {
    const token = await signToken(12, SECRET);
    expect(await readToken(token, SECRET)).toBe(12);
    expect(await readToken(token, `${SECRET}!`)).toBeNull();
  });

  test("of another algorithm or shape are none", async () => {
    const other = (payload: Record<string, unknown>, alg: string) =>
      new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(SECRET.repeat(2)));
    expect(await readToken(await other({ id: 1 }, "HS512"), SECRET.repeat(2))).toBeNull();
    expect(await readToken(await other({ id: "1" }, "HS256"), SECRET.repeat(2))).toBeNull();
    expect(await readToken("null", SECRET)).toBeNull();
  });
});

test("a missing or short secret refuses to start", () => {
  expect(() => readSettings({})).toThrow(/API_TOKEN_SECRET/);
  expect(() => readSettings({ API_TOKEN_SECRET: "short" })).toThrow(/API_TOKEN_SECRET/);
  expect(readSettings({ API_TOKEN_SECRET: SECRET }).SITE_ORIGIN).toBeUndefined();
});
