import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, isFree } from "./free-port.mjs";

const RANGE = "/proc/sys/net/ipv4/ip_local_port_range";

test("a port for a server is none that the system gives to connections meanwhile", async () => {
  const [lowest] = existsSync(RANGE) ? readFileSync(RANGE, "utf8").split(/\s+/).map(Number) : [49_152];
  for (let times = 0; times < 50; times++) expect(await freePort()).toBeLessThan(lowest ?? 0);
});

test("a port that is taken is none", async () => {
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => taken.close(resolve));
});
