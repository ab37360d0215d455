/** `npm run smoke` against the shop as deployed: green there, and each check is red for what a deployment can lack. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHECKS, smoke } from "#scripts/smoke/checks.mjs";
import { ORIGIN, startProductionShop } from "#tests/support/production-shop.ts";
import { ROOT } from "#tests/support/root.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

/** Runs the command. */
function run(...parameters: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, "scripts/smoke.mjs"), ...parameters], (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, lines: `${stdout}${stderr}`.trim().split("\n") });
    });
  });
}

test("a shop on https passes every check, and has its own address everywhere", async () => {
  const shop = await startProductionShop();
  try {
    // Miniflare's own types of what the platform's `fetch` takes.
    const fetch = async (address: string, init: RequestInit) =>
      (await shop.ask(address, init as never)) as unknown as Response;
    const findings = await smoke({ origin: ORIGIN, fetch, tell: () => undefined });
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(findings.find(({ name }) => name === "https")?.says).toBe("http leads to https");
  } finally {
    await shop.stop();
  }
});

/** An answer of the shop, on its way through a badly set zone. */
interface Passing {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

describe("a deployment that lacks something", () => {
  const shop = sharedFaultyShop();

  /** What is asked of the shop, answered as the zone alters it. */
  const fetchThrough = (alter: (answer: Passing) => void) => async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init);
    const { pathname: url } = new URL(address);
    const passing = { url, status: answer.status, headers: new Headers(answer.headers), text: await answer.text() };
    alter(passing);
    return new Response(passing.text, passing);
  };

  const header = (name: string, value: string, path: string) => (answer: Passing) => {
    if (answer.url.startsWith(path)) answer.headers.set(name, value);
  };
  const without = (name: string) => (answer: Passing) => answer.headers.delete(name);
  const status = (path: string, wrong: number) => (answer: Passing) => {
    if (answer.url.startsWith(path)) answer.status = wrong;
  };
  const words = (path: string, from: string, to = "") => {
    return (answer: Passing) => {
      if (answer.url.startsWith(path)) answer.text = answer.text.replaceAll(from, to);
    };
  };

  test.each<[check: string, what: string, change: (answer: Passing) => void]>([
    ["", "nothing", () => undefined],
    ["alive", "health", status("/healthz", 404)],
    ["alive", "health from a cache", without("cache-control")],
    ["ready", "readiness", status("/readyz", 503)],
    ["front page", "Mongolian", words("/", 'lang="mn"')],
    ["front page", "its own address", words("/", 'rel="canonical"')],
    ["front page", "the end of a page", words("/", "</html>")],
    ["list", "products of a category", words("/category/", "/single-product/")],
    ["product", "a price", words("/single-product/", "₮")],
    ["picture", "pictures", header("content-type", "text/html", "/images/")],
    ["sign-in", "a redirect to it", status("/shipping", 200)],
    ["headers", "the policy", without("content-security-policy")],
    ["headers", "the cache rule", without("cache-control")],
    ["headers", "files for good", header("cache-control", "no-cache", "/assets/")],
    ["sitemap", "the sitemap's address", words("/robots.txt", "Sitemap")],
    ["sitemap", "the shop's own address", words("/sitemap.xml", "<loc>http", "<loc>https")],
  ])("%s: is told of what is missing: %s", async (check, _, change) => {
    const findings = await smoke({ origin: shop.origin, fetch: fetchThrough(change), tell: () => undefined });
    const faults = findings.filter(({ isFine }) => !isFine).map(({ name }) => name);
    if (check === "") expect(faults).toEqual([]);
    else expect(faults).toContain(check);
  });

  test("an API that is down is told by exit code 1, by readiness and by the pages", async () => {
    const before = await run("--origin", `${shop.origin}/`);
    expect(before.lines.at(-1)).toBe(`${shop.origin}: all ${Object.keys(CHECKS).length} checks passed.`);
    expect([before.code, before.lines.length]).toEqual([0, Object.keys(CHECKS).length + 1]);
    await shop.restart();
    shop.api.set("500", "categories", "homePage", "categoryProduct");
    const { code, lines } = await run("--origin", shop.origin);
    shop.api.reset();
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^ok +alive/));
    expect(lines).toContain('wrong  ready: /readyz is 503: {"ready":false,"missing":["the shop API: status"]}');
    expect(lines).toContainEqual(expect.stringMatching(/^wrong +front page: /));
    expect(lines.at(-1)).toMatch(/: \d+ of \d+ checks failed\.$/);
  });
});

test("where nothing answers it stops at once", async () => {
  const { code, lines } = await run("--origin", "http://127.0.0.1:9");
  expect([code, lines.length]).toEqual([1, 2]);
  expect(lines[0]).toMatch(/^wrong +alive: no answer: /);
});
