import { createServer } from "node:http";
import { expect, test } from "vitest";
import { startApiLine } from "./api-line.ts";

test("a line passes on, refuses, says nothing, and passes on again", async () => {
  const api = createServer((_, response) => response.end("the API"));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const address = api.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const line = await startApiLine();
  line.leadTo(`http://127.0.0.1:${address.port}`);
  const ask = async (signal?: AbortSignal) => (await fetch(line.origin, signal ? { signal } : {})).text();

  expect(await ask()).toBe("the API");
  await line.refuse();
  await expect(ask()).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  await line.hang();
  await expect(ask(AbortSignal.timeout(200))).rejects.toMatchObject({ name: "TimeoutError" });
  await line.open();
  expect(await ask()).toBe("the API");
  await line.stop();
  api.closeAllConnections();
  api.close();
});
