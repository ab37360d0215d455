/** Idle connections: no test's request may use one that the other side has just closed. */
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { contract } from "#bff/upstream/contract.ts";
import { runSql } from "#scripts/database.mjs";
import { startFakeUpstream } from "#tests/support/fake-upstream.ts";

/**
 * Answers the first request of a connection, and drops the connection at the second: as a server whose idle timeout has
 * just passed.
 */
async function impatientServer() {
  const seen = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    if (seen.has(request.socket)) return void request.socket.destroy();
    seen.add(request.socket);
    response.end("[]");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test("requests one after another are all answered, reads and writes, by a server that keeps no connection", async () => {
  const server = await impatientServer();
  for (const method of ["GET", "POST", "GET", "POST"]) {
    const body = method === "POST" ? "a=1" : undefined;
    expect(await (await fetch(server.url, { method, body })).text()).toBe("[]");
    expect(await (await fetch(new Request(server.url, { headers: { Accept: "text/html" } }))).text()).toBe("[]");
  }
  server.stop();
});

test("so are statements for the tests' database", async () => {
  const server = await impatientServer();
  for (let statement = 0; statement < 3; statement++) {
    expect(await runSql({ dispatchFetch: fetch }, server.url, [["SELECT 1"]])).toEqual([]);
  }
  server.stop();
});

test("the fake API keeps a connection for as long as the storefront does", async () => {
  const api = await startFakeUpstream();
  const { port, hostname } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  let answers = 0;
  socket.on("data", (data) => {
    answers += String(data).match(/HTTP\/1\.1 200/g)?.length ?? 0;
  });
  const ask = () =>
    socket.write(`POST ${contract.categories.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 0\r\n\r\n`);
  ask();
  await expect.poll(() => answers).toBe(1);
  // Node's servers close after five seconds by themselves.
  await pause(6_500);
  ask();
  await expect.poll(() => answers).toBe(2);
  socket.destroy();
  await api.stop();
});
