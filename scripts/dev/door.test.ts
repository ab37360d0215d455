/** The address that `npm run dev` opens, before a Worker that says what it was asked. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#scripts/free-port.mjs";
import { openDoor } from "./door.mjs";

const PAGE = "<body><p>front page</p></body>";
const worker = createServer((incoming, outgoing) => {
  const isPage = incoming.url === "/";
  outgoing.writeHead(200, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "text/plain",
    "Content-Security-Policy": "script-src 'nonce-abc'",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  outgoing.end(isPage ? PAGE : `${incoming.method} ${incoming.url} ${incoming.headers.host}`);
});
let folder: string;
let origin: string;
let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "och-door-"));
  writeFileSync(join(folder, "index.css"), "body { color: red }");
  await new Promise<void>((resolve) => worker.listen(0, "127.0.0.1", resolve));
  const { port: workerPort } = worker.address() as AddressInfo;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  door = await openDoor({ port, worker: () => new URL(`http://127.0.0.1:${workerPort}`), assets: folder });
});
afterAll(() => {
  door.close();
  worker.close();
  rmSync(folder, { recursive: true });
});

test("a page is the Worker's, with one more script that its policy lets run", async () => {
  expect(await (await fetch(origin)).text()).toBe(
    '<body><p>front page</p><script src="/__dev/client.js" nonce="abc" async></script></body>',
  );
});

test("any other request reaches the Worker as it is", async () => {
  const response = await fetch(`${origin}/cart?x=1`, { method: "POST", body: "x" });
  expect(await response.text()).toBe(`POST /cart?x=1 ${new URL(origin).host}`);
});

test.each([
  ["index.css", "text/css"],
  ["pieces.js", "text/javascript"],
])("%s is the browser's build's, and is asked for anew at each use", async (name, type) => {
  for (const text of ["red", "green"]) {
    writeFileSync(join(folder, name), `/* ${text} */`);
    const response = await fetch(`${origin}/assets/${name}?1`);
    expect(await response.text()).toContain(text);
    expect(response.headers.get("Content-Type")).toContain(type);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  }
});

test("any other built file comes from the Worker, without a year's life", async () => {
  for (const path of ["/assets/icons-a1b2.svg", "/assets/none.js", "/assets/none.css", "/assets/..%2findex.css"]) {
    const response = await fetch(origin + path);
    expect(await response.text()).toContain(`GET ${path}`);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  }
});

test("a request waits for the build that runs, whether that succeeds or not", async () => {
  for (const outcome of ["succeeds", "fails"]) {
    let settle = () => {};
    const order: string[] = [];
    door.hold({
      pages: new Promise((resolve, reject) => {
        settle = () => {
          order.push("built");
          outcome === "fails" ? reject(new Error("build")) : resolve(undefined);
        };
      }),
    });
    const page = fetch(origin).then(() => order.push("answered"));
    const events = await fetch(`${origin}/__dev/events`);
    settle();
    await page;
    await events.body?.cancel();
    expect(order).toEqual(["built", "answered"]);
  }
});

test("a page does not wait for the browser's files; they wait for their build", async () => {
  writeFileSync(join(folder, "pieces.js"), "old");
  let settle = () => {};
  door.hold({
    files: new Promise<void>((resolve) => {
      settle = resolve;
    }),
  });
  const script = fetch(`${origin}/assets/pieces.js`);
  expect(await (await fetch(origin)).text()).toContain("front page");
  writeFileSync(join(folder, "pieces.js"), "new");
  settle();
  expect(await (await script).text()).toBe("new");
});
