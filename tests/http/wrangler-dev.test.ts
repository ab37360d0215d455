/** `npx wrangler dev` alone, in a folder that was never built, serves the whole shop (wrangler.toml, top level). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#scripts/serve.mjs";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";

const FOLDERS = ["api", "app", "bff", "public", "scripts"];
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "remix.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];

let folder: string;
let origin: string;
let wrangler: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "och-wrangler-"));
  for (const name of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !path.endsWith(".dev.vars") });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const [port, inspectorPort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  const parameters = ["wrangler", "dev", "--port", String(port), "--inspector-port", String(inspectorPort)];
  // It is ended with all that it starts.
  wrangler = spawn("npx", parameters, { cwd: folder, stdio: "ignore", detached: true });
  const status = async () => (await fetch(origin).catch(() => undefined))?.status;
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 280_000, interval: 1_000 });
});
afterAll(async () => {
  const ended = once(wrangler, "exit");
  if (wrangler.pid !== undefined) process.kill(-wrangler.pid, "SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test("the front page has products and a picture", async () => {
  const browser = new PlainBrowser(origin);
  const { page } = await browser.open("/");
  expect(browser.visit.status).toBe(200);
  expect(page.querySelectorAll('main a[href^="/single-product/"]').length).toBeGreaterThan(10);
  const source = page.querySelector('main img[src^="/images/"]')?.getAttribute("src");
  const picture = await fetch(origin + source);
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, expect.stringMatching(/^image\//)]);
});
