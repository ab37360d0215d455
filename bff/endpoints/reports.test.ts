import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { doorWith, SHOP, testEnv } from "#tests/support/door.ts";
import { createReports } from "./reports.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "warn").mockImplementation((line: unknown) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

function send(body: string, type = "application/csp-report", bindings: object = {}) {
  const app = doorWith([], testEnv(bindings)).route("/reports", createReports());
  return app.request(`${SHOP}/reports`, { method: "POST", headers: { "Content-Type": type }, body });
}

const legacy = (report: object) => JSON.stringify({ "csp-report": report });
const modern = (...bodies: object[]) =>
  JSON.stringify(bodies.map((body) => ({ type: "csp-violation", url: `${SHOP}/show-order/PI000777`, body })));
const logged = () => lines.map((line) => JSON.parse(line));

it("logs which directive was broken by what kind of thing, and no address", async () => {
  const address = `${SHOP}/show-order/PI000777?token=t`;
  const report = { "effective-directive": "script-src-elem", "document-uri": address, "script-sample": "alert(1)" };
  expect((await send(legacy({ ...report, "blocked-uri": "https://evil.example/x?y=PI000777" }))).status).toBe(204);
  await send(legacy({ ...report, "blocked-uri": "inline" }));
  await send(
    modern({ effectiveDirective: "img-src", blockedURL: "data:image/png", documentURL: address }),
    "application/reports+json",
  );
  const common = { level: "warn", event: "policy-report", requestId: "test-request" };
  expect(logged()).toEqual([
    { ...common, directive: "script-src-elem", blocked: "https" },
    { ...common, directive: "script-src-elem", blocked: "inline" },
    { ...common, directive: "img-src", blocked: "data" },
  ]);
  expect(lines.join()).not.toMatch(/PI000777|evil|alert|token/);
});

it.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["another shape", "[1]"],
  ["a directive that is none", legacy({ "effective-directive": "x\\n{}", "blocked-uri": "inline" })],
  ["too much", legacy({ "effective-directive": "img-src", "blocked-uri": "x".repeat(20_000) })],
])("answers %s alike, and logs nothing", async (_, body) => {
  expect((await send(body)).status).toBe(204);
  expect(lines).toEqual([]);
});

it("takes ten reports at once, and no body of another type", async () => {
  const bodies = Array.from({ length: 40 }, () => ({ effectiveDirective: "img-src", blockedURL: "inline" }));
  await send(modern(...bodies), "application/reports+json");
  expect(lines).toHaveLength(10);
  await send(modern(...bodies), "text/plain");
  expect(lines).toHaveLength(10);
});

it("is limited per network", async () => {
  const limiter = { limit: async () => ({ success: false }) };
  const report = legacy({ "effective-directive": "img-src", "blocked-uri": "inline" });
  expect((await send(report, "application/csp-report", { LIMIT_LOOK_UP: limiter })).status).toBe(429);
  expect(lines).toEqual([]);
});
