/**
 * The shop answers at its own origin alone, in production over https alone, whatever a request claims.
 */
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPaths } from "#tests/support/pages.ts";
import { ORIGIN, type ProductionShop, startProductionShop } from "#tests/support/production-shop.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const EVIL = "evil.example";
const FORGED = {
  Forwarded: `host=${EVIL};proto=https`,
  "X-Forwarded-Host": EVIL,
  "X-Forwarded-Proto": "https",
  "X-Original-URL": `https://${EVIL}/`,
};

describe("in production", () => {
  let shop: ProductionShop;
  beforeAll(async () => {
    shop = await startProductionShop();
  });
  afterAll(() => shop?.stop());

  const insecure = ORIGIN.replace("https:", "http:");
  const signIn = (at: string, headers: Record<string, string>) =>
    shop.ask(`${at}/login`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ email: "demo@och.mn", password: "demo-1234" }).toString(),
    });

  test.each(["GET", "HEAD"])("%s over http goes to https for good, and sets nothing", async (method) => {
    for (const path of [
      ...openPaths(),
      "/cart.data",
      "/api/home/categories",
      "/images/product/product-1.png",
      "/?a=%2F&b=",
    ]) {
      for (const headers of [{}, FORGED]) {
        const answer = await shop.ask(insecure + path, { method, headers });
        expect([answer.status, answer.headers.get("Location")], path).toEqual([308, ORIGIN + path]);
        expect(answer.headers.getSetCookie(), path).toEqual([]);
        expect(answer.headers.get("Strict-Transport-Security"), path).toMatch(/^max-age=31536000/);
        expect(answer.headers.get("Cache-Control"), path).toBe("private, no-store");
      }
    }
  });

  test("a form sent over http is refused, and nothing is called", async () => {
    const before = shop.api.calls.length;
    const claims: Record<string, string>[] = [
      { Origin: insecure },
      { Origin: ORIGIN, ...FORGED },
      { "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of claims) {
      const answer = await signIn(insecure, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(shop.api.calls.length).toBe(before);
  });

  test("another host is 421, for any address", async () => {
    const before = shop.api.calls.length;
    for (const origin of [
      `https://${EVIL}`,
      `http://${EVIL}`,
      `${ORIGIN}:8443`,
      "https://www.shop.example",
      "http://127.0.0.1:8787",
    ]) {
      for (const path of ["/", "/single-product/1", "/cart.data", "/api/home/categories", "/healthz", "/readyz"]) {
        const answer = await shop.ask(origin + path, { headers: FORGED });
        expect(answer.status, origin + path).toBe(421);
        expect(await answer.text(), origin + path).not.toContain(EVIL);
        expect(answer.headers.get("Location")).toBeNull();
      }
      expect((await signIn(origin, { Origin: origin })).status).toBe(421);
    }
    expect(shop.api.calls.length).toBe(before);
  });

  test("cookies are Secure and __Host-, every answer promises https, and a cookie without the prefix is nobody's", async () => {
    const answer = await signIn(ORIGIN, { Origin: ORIGIN });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-[a-z]+=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
    const session =
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith("__Host-session="))
        ?.split(";")[0] ?? "";
    expect((await shop.ask(`${ORIGIN}/profile`, { headers: { Cookie: session } })).status).toBe(200);
    const unprefixed = session.replace("__Host-", "");
    expect((await shop.ask(`${ORIGIN}/profile`, { headers: { Cookie: unprefixed } })).status).toBe(303);
    expect((await signIn(ORIGIN, { Origin: `https://${EVIL}`, ...FORGED })).status).toBe(403);
    expect((await signIn(ORIGIN, { Origin: insecure })).status).toBe(403);
  });

  test("absolute addresses are the shop's own", async () => {
    const absolute =
      /(?:canonical" href|og:url" content|og:image" content|"(?:url|item|image)":\[?)[=:]?\\?"(https?:[^"]+)/g;
    let found = 0;
    for (const path of openPaths()) {
      const html = await (await shop.ask(ORIGIN + path, { headers: FORGED })).text();
      expect(html, path).not.toContain(EVIL);
      for (const [, address = ""] of html.matchAll(absolute)) {
        expect(address, path).toMatch(new RegExp(`^${ORIGIN}(?:/|$)`));
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
    const share = await (await shop.ask(`${ORIGIN}/compare?ids=1,2`)).text();
    expect(share).toContain(`${ORIGIN}/compare?ids=1`);
  });
});

describe("on a laptop", () => {
  const shop = sharedFaultyShop();

  /** Asks with a `Host` of our choice, which `fetch` does not allow. */
  const askAs = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(shop.origin);
      httpRequest({ hostname, port, path, headers: { ...headers, Host: host } }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on("error", reject)
        .end();
    });

  test("the shop answers at every name of this machine, on any port", async () => {
    const { port } = new URL(shop.origin);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost:1", "127.0.0.2", "[::1]:9"]) {
      const { status, body } = await askAs(host, "/brands", FORGED);
      expect(status, host).toBe(200);
      expect(body, host).toContain(`rel="canonical" href="http://${host}/brands"`);
    }
  });

  test("and at no other", async () => {
    for (const host of [EVIL, "127.0.0.1.evil.example", "localhost.evil.example", "0.0.0.0", "192.168.1.5:8787"]) {
      const { status, body } = await askAs(host, "/single-product/1");
      expect(status, host).toBe(421);
      expect(body, host).not.toContain(host);
    }
  });
});
