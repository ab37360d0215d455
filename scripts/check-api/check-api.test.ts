/**
 * The check before going live: against both generations of the server, and against what is no
 * shop API.
 */
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { GENERATIONS } from "#api/env.ts";
import { startApi } from "#api/testing/server.ts";
import { contract } from "#bff/upstream/contract.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
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
      expect(reportOf(read).join("\n")).toContain("product/category-product");
    } finally {
      await api.dispose();
    }
  });
});

/** Runs the command as a shop owner does. */
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/check-api.mjs", ...args]).then(
    () => expect.fail("the command ended with 0"),
    (ended: { code: number; stdout: string; stderr: string }) => ended,
  );

/** An address of a server that answers like this for as long as it is asked. */
async function atServer<T>(server: Server, ask: (origin: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe("the command", () => {
  test.each<[string, Server, RegExp]>([
    [
      "nonsense",
      createServer((_, response) => void response.writeHead(200).end('{"result":"success","category":[7],"top":{}}')),
      /home\/home-page +does not fit/,
    ],
    [
      "refusals",
      createServer((_, response) => void response.writeHead(500).end("ER_PARSE_ERROR")),
      /home\/home-page +does not fit: HTTP 500/,
    ],
    [
      "another protocol",
      createTcpServer((socket) => socket.resume().end("SSH-2.0-OpenSSH_9.0\r\n")),
      /home\/home-page +no answer: no HTTP/,
    ],
  ])("against a server of %s ends with 1 and a list that says what the shop would do", async (_, server, line) => {
    const credentials = ["--email", "a@b.mn", "--password", "12345678"];
    const { code, stdout } = await atServer(server, (origin) => command("--origin", origin, ...credentials));
    expect(code).toBe(1);
    expect(stdout).toMatch(line);
    expect(stdout).not.toMatch(/ER_PARSE_ERROR|TypeError|reset/);
  });

  test("with incomplete credentials prints its usage", async () => {
    const ended = await command("--origin", "http://x", "--email", "a@b.mn");
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run check-api") });
  });
});
