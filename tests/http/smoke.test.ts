/** `npm run smoke` against the shop as deployed: green there, red for each thing that a deployment can lack. */
import { execFile } from "node:child_process";
import { request as ask, createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKS, smoke } from "#scripts/smoke/checks.mjs";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { ORIGIN, startProductionShop } from "#tests/support/production-shop.ts";
import { ROOT } from "#tests/support/root.ts";
import { startShop } from "#tests/support/shop.ts";

/** Runs the command. */
function run(...parameters: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, "scripts/smoke.mjs"), ...parameters], (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, lines: `${stdout}${stderr}`.trim().split("\n") });
    });
  });
}

const wrong = (lines: readonly string[]) => lines.filter((line) => line.startsWith("wrong"));

test("the local shop passes every check, and nothing of it has changed", async () => {
  const shop = await startShop();
  try {
    const tables = () =>
      shop.sql("SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM user) AS users");
    const before = await tables();
    const { code, lines } = await run("--origin", `${shop.origin}/`);
    expect(wrong(lines)).toEqual([]);
    expect(lines).toHaveLength(Object.keys(CHECKS).length + 1);
    expect(lines.at(-1)).toBe(`${shop.origin}: all ${Object.keys(CHECKS).length} checks passed.`);
    expect(code).toBe(0);
    expect(await tables()).toEqual(before);
  } finally {
    await shop.stop();
  }
});

test("a shop on https passes them, too, and has its own address everywhere", async () => {
  const shop = await startProductionShop();
  try {
    // Miniflare's own types of what the platform's `fetch` takes.
    const fetch = async (address: string, init: RequestInit) =>
      (await shop.ask(address, init as never)) as unknown as Response;
    const findings = await smoke({ origin: ORIGIN, fetch, tell: () => undefined });
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(findings.find(({ name }) => name === "https")?.says).toBe("http leads to https");
    expect(findings.find(({ name }) => name === "cookies")?.says).toMatch(/^[1-9]\d* were set, .*Secure and __Host-$/);
  } finally {
    await shop.stop();
  }
});

describe("a deployment that lacks something", () => {
  let shop: FaultyShop;
  let alter: (path: string, headers: OutgoingHttpHeaders) => void = () => undefined;
  /** Stands in front of the shop as a badly set zone would. */
  const proxy = createServer((request, response) => {
    const { url = "", method, headers } = request;
    const asked = ask(new URL(url, shop.origin), { method, headers, agent: false }, (answer) => {
      const own = { ...answer.headers };
      alter(url, own);
      response.writeHead(answer.statusCode ?? 500, own);
      answer.pipe(response);
    });
    request.pipe(asked);
  });
  let origin: string;
  beforeAll(async () => {
    shop = await startFaultyShop();
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await shop?.stop();
  });

  const without = (name: string) => (_: string, headers: OutgoingHttpHeaders) => void delete headers[name];

  test.each<[string, typeof alter, string]>([
    ["nothing", () => undefined, ""],
    ["the policy", without("content-security-policy"), "headers"],
    ["nosniff", without("x-content-type-options"), "headers"],
    ["the request's id", without("x-request-id"), "headers"],
    ["the cache rule", without("cache-control"), "cache"],
    [
      "HttpOnly",
      (_, headers) => {
        const cookies = [headers["set-cookie"] ?? []].flat();
        headers["set-cookie"] = cookies.map((cookie) => String(cookie).replace("; HttpOnly", ""));
      },
      "cookies",
    ],
    [
      "closed borders",
      (_, headers) => {
        headers["access-control-allow-origin"] = "*";
      },
      "headers",
    ],
  ])("%s is told by its line", async (_, change, name) => {
    alter = change;
    const findings = await smoke({ origin, fetch: (...request) => fetch(...request), tell: () => undefined });
    const faults = findings.filter(({ isFine }) => !isFine).map((finding) => finding.name);
    if (name === "") expect(faults).toEqual([]);
    else expect(faults).toContain(name);
  });

  test("an API that is down is told by exit code 1, by readiness and by the pages", async () => {
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

test("where nothing answers it stops at once; a wrong command says how it is used", async () => {
  const { code, lines } = await run("--origin", "http://127.0.0.1:9");
  expect([code, lines.length]).toEqual([1, 2]);
  expect(lines[0]).toMatch(/^wrong +alive: no answer: /);
  for (const parameters of [[], ["--origin", "shop"], ["--origin", "ftp://shop.example"], ["--write"]]) {
    const refused = await run(...parameters);
    expect(refused).toEqual({ code: 2, lines: ["npm run smoke -- --origin https://your-shop.example"] });
  }
});
