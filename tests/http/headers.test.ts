/** The headers of every answer of the deployed Worker. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(`${shop.origin}${path}`, { redirect: "manual", ...init });

const FIXED = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const others = [
  "/healthz",
  "/_root.data",
  "/cart.data",
  "/nowhere.data",
  "/a//b",
  "/%00",
  "/?_data=root",
  "/__manifest?p=/",
  "/images/product/product-1.png",
  "/images/product/missing.png",
  "/images/product/drawing.svg",
  "/api/home/categories",
  "/assets/nothing.js",
];

test("every answer carries the fixed headers and a policy", async () => {
  for (const path of [...openPaths(), ...others]) {
    const response = await ask(path);
    expect(Object.fromEntries(response.headers), path).toMatchObject(FIXED);
    expect(response.headers.get("permissions-policy"), path).toContain("geolocation=()");
    expect(response.headers.has("strict-transport-security"), path).toBe(false);
    expect(response.headers.get("content-security-policy"), path).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(response.headers.get("content-security-policy"), path).not.toMatch(/script-src[^;]*unsafe/);
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith("access-control")),
      path,
    ).toEqual([]);
    for (const name of ["x-powered-by", "server"]) expect(response.headers.has(name), `${path} ${name}`).toBe(false);
    expect(response.headers.getSetCookie().join(), path).not.toContain("api=1");
  }
});

describe("a page", () => {
  test("lets only its own nonce run, and marks all that it needs with it", async () => {
    for (const path of openPaths()) {
      const response = await ask(path);
      if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
      const nonce = response.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1];
      const html = await response.text();
      expect(nonce, path).toBeDefined();
      for (const [tag] of html.matchAll(/<script\b[^>]*>|<style\b[^>]*>|<link rel="modulepreload"[^>]*>/g)) {
        if (!/type="application\/(?:ld\+)?json"/.test(tag)) expect(tag, path).toContain(`nonce="${nonce}"`);
      }
      expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="|<[^>]+\sstyle="|href="javascript:/i);
    }
  });

  test("is never the same nonce twice", async () => {
    const policies = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask("/")).headers.get("content-security-policy")),
    );
    expect(new Set(policies).size).toBe(10);
  });

  test("hides nothing of its first HTML in a segment that a script would have to show", async () => {
    for (const path of [...openPaths(), "/a//b"]) {
      const html = await (await ask(path)).text();
      expect(html, path).not.toMatch(/id="S:|<template id="B:|<!--\$\?-->/);
    }
  });
});

describe("how long an answer may be kept", () => {
  test("a guest's page: by the browser for Back; with a cookie, an error or a redirect: not at all", async () => {
    for (const path of [...openPaths(), "/_root.data", "/cart.data"]) {
      const response = await ask(path, { headers: { "Sec-Fetch-Site": "none" } });
      const isPlain = response.status === 200 && response.headers.getSetCookie().length === 0;
      expect(response.headers.get("cache-control"), `${path} ${response.status}`).toBe(
        isPlain ? "private, no-cache" : "private, no-store",
      );
    }
  });

  test("a customer's answers: not at all", async () => {
    const browser = await customer();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const path of [...openPaths(), "/_root.data", "/cart.data", "/profile.data"]) {
      const response = await ask(path, { headers: { Cookie: cookie, "Sec-Fetch-Site": "none" } });
      expect(response.headers.get("cache-control"), path).toBe("private, no-store");
    }
  });

  test("a static file: for good where its name carries its digest", async () => {
    for (const folder of ["assets", "fonts"]) {
      const [file] = readdirSync(join(ROOT, "build/client", folder));
      const response = await ask(`/${folder}/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const html = await (await ask("/_headers")).text();
    expect(html).not.toContain("immutable");
  });
});

describe("a picture", () => {
  test("is whole, typed, kept, and not sent twice", async () => {
    const first = await ask("/images/product/product-1.png");
    expect([first.status, first.headers.get("content-type"), first.headers.get("etag")]).toEqual([
      200,
      "image/png",
      '"v1"',
    ]);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
    expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(60);
    const again = await ask("/images/product/product-1.png", { headers: { "If-None-Match": '"v1"' } });
    expect(again.status).toBe(304);
  });

  test("that is a drawing with a script may only draw", async () => {
    const response = await ask("/images/product/drawing.svg");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("content-security-policy")).not.toContain("script-src");
  });

  test("that is missing, or no picture, is a drawing in its place", async () => {
    for (const [file, status] of [
      ["missing.png", 404],
      ["page.html", 503],
    ] as const) {
      const response = await ask(`/images/product/${file}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([status, "image/svg+xml"]);
    }
  });
});

/** A signed-in browser. */
async function customer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  return browser;
}
