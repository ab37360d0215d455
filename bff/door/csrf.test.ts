import { describe, expect, it } from "vitest";
import { cookieOf, doorWith, SESSION, SHOP, signedIn } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { csrf } from "./csrf.ts";

function door() {
  const app = doorWith([csrf]);
  app.get("/token", async (c) => {
    const { jar, formToken } = c.get("visitor").shopper;
    const token = await formToken();
    return c.json({ token, again: await formToken(), cookies: await jar.headers() });
  });
  app.all("*", async (c) => c.text(await c.req.text()));
  return app;
}

async function post(headers: Record<string, string>, body: BodyInit = new URLSearchParams({ quantity: "2" })) {
  return door().request(new Request(`${SHOP}/cart`, { method: "POST", headers, body }));
}

describe("what the browser says", () => {
  it.each<[Record<string, string>, number]>([
    [{ "Sec-Fetch-Site": "same-origin" }, 200],
    [{ "Sec-Fetch-Site": "none" }, 200],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, 200],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": "" }, 403],
    [{ "Sec-Fetch-Site": "cross-site", Origin: SHOP }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: SHOP }, 200],
    [{ "Sec-Fetch-Site": "none", Origin: SHOP }, 200],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://evil.test" }, 403],
    [{ "Sec-Fetch-Site": "none", Origin: "https://evil.test" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "http://shop.test" }, 403],
    [{ Origin: SHOP }, 200],
    [{ Origin: "https://evil.test" }, 403],
    [{ Origin: "http://shop.test" }, 403],
    [{ Origin: "https://shop.test:444" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "" }, 403],
    [{ Origin: "https://evil.test", "X-Forwarded-Host": "evil.test", Host: "evil.test" }, 403],
    [{}, 403],
    [{ Referer: `${SHOP}/cart` }, 403],
  ])("%j → %i", async (headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it("decides for customers and guests alike, and not for reading", async () => {
    const people: Record<string, string>[] = [{}, { Cookie: await signedIn() }];
    for (const who of people) expect((await post({ Origin: "https://evil.test", ...who })).status).toBe(403);
    const read = new Request(`${SHOP}/cart`, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect((await door().request(read)).status).toBe(200);
  });
});

/** The form token of a page rendered for this cookie. */
async function tokenFor(cookie: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await door().request(`${SHOP}/token`, { headers: { Cookie: cookie, ...headers } });
  const { token } = await response.json<{ token: string | null }>();
  return token ?? "";
}

describe("browsers that say nothing", () => {
  const visit = () => cookieOf(cookies.shopper, "0123456789abcdefghijkl");
  const withToken = (cookie: string, formToken: string) => post({ Cookie: cookie }, new URLSearchParams({ formToken }));

  it("have tokens that are worth nothing to anybody else", async () => {
    const other = await cookieOf(cookies.shopper, "another-visit-another-");
    const otherSession = await cookieOf(cookies.session, { ...SESSION, sid: "zzzzzzzzzzzzzzzzzzzzzz" });
    const token = await tokenFor(await visit());
    expect((await withToken(other, token)).status).toBe(403);
    expect((await withToken("", token)).status).toBe(403);
    expect((await withToken(await signedIn(), token)).status).toBe(403);
    expect((await withToken(otherSession, await tokenFor(await signedIn()))).status).toBe(403);
    // A session's token is not valid for a guest of the same id.
    const sameId = await cookieOf(cookies.shopper, SESSION.sid);
    expect((await withToken(sameId, await tokenFor(await signedIn()))).status).toBe(403);
  });

  it.each(["", "x", "a".repeat(43), "\u0000", "ö".repeat(43)])("are refused with %j as token", async (token) => {
    expect((await withToken(await visit(), token)).status).toBe(403);
  });

  it("get the browser's id with a page, and browsers that do say get none", async () => {
    const first = await door().request(`${SHOP}/token`);
    const { token, cookies: set } = await first.json<{ token: string; cookies: string[] }>();
    expect(set).toHaveLength(1);
    expect((await withToken(set[0]?.split(";")[0] ?? "", token)).status).toBe(200);

    const modern = await door().request(`${SHOP}/token`, { headers: { "Sec-Fetch-Site": "none" } });
    expect(await modern.json()).toEqual({ token: null, again: null, cookies: [] });
  });
});
