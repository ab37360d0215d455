/**
 * The check before going live: against both generations of the server, and against what is no
 * shop API.
 */
import { execFile } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GENERATIONS } from "#api/env.ts";
import { startApi } from "#api/testing/server.ts";
import { TIMEOUTS_MS } from "#bff/upstream/client.ts";
import { contract } from "#bff/upstream/contract.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { hang, stall } from "#tests/support/silent-answers.ts";
import { checkServer, type Finding } from "./check.ts";
import { isFit, reportOf } from "./report.ts";

const DEMO = { email: "demo@och.mn", password: "demo-1234" };
const of = (findings: readonly Finding[], name: string) => findings.find(({ endpoint }) => endpoint === name);

describe.each(GENERATIONS)("the %s generation", (generation) => {
  test("fits; every endpoint is reported once, with what it lacks", async () => {
    const api = await startApi({ generation });
    try {
      const called: string[] = [];
      const check = () =>
        checkServer({
          origin: "http://api.test",
          patience: 20_000,
          customer: DEMO,
          fetch: async (request) => {
            const { pathname } = new URL(request.url);
            called.push(pathname);
            const body = await request.text();
            const headers = Object.fromEntries(request.headers);
            return api.fetch(pathname, { method: "POST", headers, ...(body === "" ? {} : { body }) });
          },
        });
      const tables = async () =>
        JSON.stringify(await api.sql("SELECT * FROM user")) +
        JSON.stringify(await api.sql("SELECT * FROM favourite")) +
        JSON.stringify(await api.sql("SELECT * FROM orders"));
      const before = await tables();
      const read = await check();
      expect(read.filter(({ outcome }) => outcome !== "fits" && outcome !== "unasked")).toEqual([]);
      expect(isFit(read)).toBe(true);
      expect(read.map(({ endpoint }) => endpoint).sort()).toEqual(endpointNames().sort());
      expect(await tables()).toBe(before);
      const writes = endpointNames().filter((name) => contract[name].kind === "write" && name !== "login");
      expect(writes.filter((name) => called.includes(contract[name].path))).toEqual([]);
      expect(of(read, "cartProduct")?.missing).toEqual([]);
      expect(of(read, "categoryProduct")?.missing).toEqual(generation === "second" ? ["total", "price_paid"] : []);
      expect(of(read, "singleProduct")?.missing).toEqual(generation === "second" ? ["ids"] : []);

      const unasked = read.filter(
        ({ outcome, detail }) => outcome === "unasked" && detail !== "would change something",
      );
      expect(unasked, "calls for scripts/check-api/check.ts").toEqual([]);
      expect(of(read, "submitOrder")).toMatchObject({ outcome: "unasked", detail: "would change something" });
      const report = reportOf(read).join("\n");
      expect(report).toContain("product/category-product");
      expect(Math.max(...report.split("\n").map((line) => line.length))).toBeLessThanOrEqual(140);
    } finally {
      await api.dispose();
    }
  });
});

let server: Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

/** Runs the command as a shop owner does. */
async function command(answer: RequestListener, ...more: string[]) {
  const running = createServer(answer);
  server = running;
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  const { port } = running.address() as AddressInfo;
  const args = ["scripts/check-api.mjs", "--origin", `http://127.0.0.1:${port}`, ...more];
  const { code, stdout } = await promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  return { code, stdout };
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));

test("rows that are too many, or the same twice, are called so", () => {
  const finding = (fields: string, count: number): Finding => ({
    ...{ endpoint: "homePage", outcome: "fits", detail: "", missing: [] },
    odd: { fields, count },
  });
  const printed = (fields: string, count: number) => reportOf([finding(fields, count)]).join("\n");
  expect(printed("random.over", 23)).toContain("23 rows left out (random: too many)");
  expect(printed("product.again", 1)).toContain("1 row left out (product: twice)");
  expect(printed("product.sale_price events", 2)).toContain("2 rows left out (product.sale_price, events)");
});

test.each([hang, stall('{"result":')].map((answer) => [answer.name, answer] as const))(
  "a server that does not answer is waited for as the shop does (%s)",
  async (_, answer) => {
    vi.useFakeTimers();
    const checked = vi.fn();
    const pending = checkServer({ origin: "http://api.test", fetch: answer }).then(checked);
    await vi.advanceTimersByTimeAsync(TIMEOUTS_MS.read + 2 * TIMEOUTS_MS.side - 1);
    expect(checked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(checked).toHaveBeenCalled();
    await pending;
    const [findings] = checked.mock.calls[0] ?? [];
    expect(findings.filter(({ outcome }: Finding) => outcome === "silent")).toHaveLength(3);
  },
);

describe("the command", () => {
  test.each<[string, RequestListener]>([
    ["a web page", (_, response) => void response.writeHead(200).end("<!DOCTYPE html><title>nginx</title>")],
    ["nonsense", json({ result: "success" })],
    ["rows of nonsense", json({ result: "success", category: [7], product: "none", top: {}, brands: null })],
    ["refusals", (_, response) => void response.writeHead(500).end("ER_PARSE_ERROR")],
  ])("against a server of %s ends with 1 and a list that says what the shop would do", async (_, answer) => {
    const { code, stdout } = await command(answer, "--email", "a@b.mn", "--password", "12345678");
    expect(code).toBe(1);
    expect(stdout).toMatch(/home\/home-page +(does not fit|refused)/);
    expect(stdout).toContain("503");
    expect(stdout).not.toContain("ER_PARSE_ERROR");
  });

  test("against a port without HTTP, and a closed one, reports in words that there is no connection", async () => {
    const shell = createTcpServer((socket) => socket.resume().end("SSH-2.0-OpenSSH_9.0\r\n"));
    await new Promise<void>((resolve) => shell.listen(0, "127.0.0.1", resolve));
    const { port } = shell.address() as AddressInfo;
    const check = () =>
      promisify(execFile)(process.execPath, ["scripts/check-api.mjs", "--origin", `http://127.0.0.1:${port}`]).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
      );
    const speaksOther = await check();
    await new Promise((resolve) => shell.close(resolve));
    for (const { code, stdout } of [speaksOther, await check()]) {
      expect(code).toBe(1);
      expect(stdout.replace(/ +/g, " ")).toMatch(/home\/home-page no answer: no HTTP/);
      expect(stdout).not.toMatch(/TypeError|reset/);
    }
  });

  test("without an origin, or with incomplete credentials, prints its usage", async () => {
    const run = promisify(execFile);
    for (const args of [[], ["--origin", "ftp://x"], ["--origin", "http://x", "--email", "a@b.mn"]]) {
      await expect(run(process.execPath, ["scripts/check-api.mjs", ...args])).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("npm run check-api"),
      });
    }
  });
});
