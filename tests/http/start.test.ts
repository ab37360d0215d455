/** `npm start`, as README promises it: in a folder that has never been started, and a second time. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#scripts/serve.mjs";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

/** A copy of the project, already built and with its packages; only what has to stand in it is copied. */
const COPIED = ["scripts", "dist", "package.json", "package-lock.json", "wrangler.toml", "tsconfig.json"];
const LINKED = ["app", "bff", "build", "node_modules", "public", "remix.config.ts", "vite.config.ts"];

let root: string;
const started: ChildProcess[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "och-start-"));
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  cpSync(join(ROOT, "api"), join(root, "api"), { recursive: true, filter: (path) => !path.endsWith(".dev.vars") });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
});
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(root, { recursive: true });
});

/** Starts it. @returns what it has printed once it serves, and how to end it as Ctrl+C does */
async function start(port: number) {
  const { API_GENERATION: _, API_ORIGIN: __, COOKIE_KEYS: ___, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, "scripts/start.mjs")], { env: { ...env, PORT: String(port) } });
  started.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (printed += data));
  const ended = once(child, "exit");
  await expect.poll(() => printed, { timeout: 250_000 }).toContain("Stop with Ctrl+C.");
  const stop = async () => {
    child.kill("SIGINT");
    return (await ended)[0];
  };
  return { printed, stop };
}

/** A port with a free one after it, for the sandbox. */
async function twoPorts(): Promise<number> {
  const port = await freePort();
  return (await getPort({ host: "127.0.0.1", port: port + 1 })) === port + 1 ? port : twoPorts();
}

test("npm start serves a filled shop with its sandbox and demo customer, and a second start keeps both", async () => {
  const port = await twoPorts();
  const [origin, sandbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}/sandbox`];
  const first = await start(port);
  expect(first.printed).not.toMatch(/Installing|Building/);
  for (const line of [
    `The shop:       ${origin}`,
    `Mail sandbox:   ${sandbox}/outbox`,
    `Bank sandbox:   ${sandbox}`,
    `Demo customer:  ${DEMO_CUSTOMER.email}, password ${DEMO_CUSTOMER.password}`,
  ])
    expect(first.printed.split("\n")).toContain(line);
  for (const page of [`${sandbox}/outbox`, sandbox]) expect((await fetch(page)).status, page).toBe(200);
  // The secrets that it made are its owner's alone.
  for (const file of [".dev.vars", "api/.dev.vars"]) expect(statSync(join(root, file)).mode & 0o077, file).toBe(0);

  const browser = new PlainBrowser(origin);
  const { page, html } = await browser.open("/");
  expect(page.querySelectorAll('main a[href^="/single-product/"]').length).toBeGreaterThan(10);
  // The built files of a deployment, none of a development server.
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[\w-]+\.css"/);
  expect(html).not.toContain("/@vite");
  await browser.signIn();
  await browser.open("/profile");
  expect([browser.visit.status, browser.visit.url.pathname]).toEqual([200, "/profile"]);
  expect(await first.stop()).toBe(0);

  const second = await start(port);
  await browser.open("/profile");
  expect([browser.visit.status, browser.visit.url.pathname]).toEqual([200, "/profile"]);
  expect(await second.stop()).toBe(0);
});
