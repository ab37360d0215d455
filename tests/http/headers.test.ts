/** The headers of every answer of the deployed Worker. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HISTORY_SCRIPT } from "#bff/rules/history-script.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

const AS_BROWSER = { "Sec-Fetch-Site": "none" };
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
    expect(response.headers.get("permissions-policy"), path).toContain("geolocation=(self)");
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
      const html = (await response.text()).replace(`<script>${HISTORY_SCRIPT}</script>`, "");
      expect(nonce, path).toBeDefined();
      // Nothing of the first HTML stands in a segment that a script would have to show.
      expect(html, path).not.toMatch(/id="S:|<template id="B:|<!--\$\?-->/);
      for (const [tag] of html.matchAll(/<script\b[^>]*>|<style\b[^>]*>/g)) {
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
});

describe("a document", () => {
  test("names its stylesheet and its fonts ahead, and nothing that it does not use", async () => {
    for (const path of ["/", "/category/1", "/login", "/terms", "/no-such-page"]) {
      const response = await ask(path, { headers: AS_BROWSER });
      const link = response.headers.get("link") ?? "";
      const files = [...link.matchAll(/<([^>]+)>; rel=preload/g)].map(([, file]) => file);
      expect(files, path).toHaveLength(3);
      expect(await response.text(), path).toContain(`<link rel="stylesheet" href="${files[0]}"/>`);
      for (const file of files) expect((await ask(file ?? "")).status, file).toBe(200);
      const fonts = files.filter((file) => file?.startsWith("/fonts/"));
      const styles = await (await ask(files[0] ?? "")).text();
      for (const font of fonts) expect(styles, path).toContain(font);
    }
  });
});

describe("how long an answer may be kept", () => {
  test("a guest's page: by the browser for Back; with a cookie but its id, an error or a redirect: not at all", async () => {
    for (const path of [...openPaths(), "/_root.data", "/cart.data"]) {
      const response = await ask(path, { headers: AS_BROWSER });
      const isPlain =
        response.status === 200 && response.headers.getSetCookie().every((set) => set.startsWith("shopper="));
      expect(response.headers.get("cache-control"), `${path} ${response.status}`).toBe(
        isPlain ? "private, no-cache" : "private, no-store",
      );
    }
  });

  test("a customer's answers: not at all", async () => {
    const { cookie } = await new PlainBrowser(shop.origin).signIn();
    for (const path of [...openPaths(), "/_root.data", "/cart.data", "/profile.data"]) {
      const response = await ask(path, { headers: { Cookie: cookie, ...AS_BROWSER } });
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

test("browsers and phones find the shop's icon where they ask for it without being told", async () => {
  for (const [path, type] of [
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ["/apple-touch-icon.png", /^image\/png/],
  ] as const) {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toMatch(type);
  }
});
