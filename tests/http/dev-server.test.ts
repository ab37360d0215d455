/** `npm run dev` in a copy of the project: its pages are those of a deployment, and a save reaches them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shell } from "#app/i18n/mn/shell.ts";
import { freePort } from "#scripts/free-port.mjs";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { serveShop } from "#scripts/serve.mjs";
import { shopRoutes } from "#tests/support/pages.ts";
import { ROOT } from "#tests/support/root.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

/** What a developer's folder holds that a build reads or writes. */
const COPIED = [
  ...["app", "api", "bff", "public", "scripts"],
  ...["package.json", "package-lock.json", "remix.config.ts", "tsconfig.json", "vite.config.ts", "wrangler.toml"],
];
const SENTENCE = "app/i18n/mn/shell.ts";

let root: string;
let api: TestShop;
let deployed: Awaited<ReturnType<typeof serveShop>>;
let dev: ChildProcess;
let origin: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "och-dev-test-"));
  const isKept = (path: string) => !path.endsWith(".dev.vars");
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: isKept });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  api = await startShop({ withoutChance: true });
  const COOKIE_KEYS = newCookieKeys();
  deployed = await serveShop({
    root: ROOT,
    apiOrigin: api.apiOrigin,
    persistTo: join(root, ".deployed"),
    shopSecrets: { COOKIE_KEYS },
    log: () => undefined,
  });
  const PORT = String(await freePort());
  origin = `http://127.0.0.1:${PORT}`;
  const running = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: root,
    env: { ...process.env, PORT, COOKIE_KEYS, API_ORIGIN: api.apiOrigin },
  });
  dev = running;
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr])
      stream.on("data", (data) => {
        printed += data;
        if (printed.includes("Stop with Ctrl+C.")) resolve();
      });
    running.once("exit", () => reject(new Error(printed)));
  });
});
afterAll(async () => {
  dev.kill("SIGTERM");
  await Promise.all([once(dev, "exit"), deployed.stop(), api.stop()]);
  rmSync(root, { recursive: true, maxRetries: 10, retryDelay: 200 });
});

const page = (path: string, of = origin) => fetch(new URL(path, of), { redirect: "manual" });

/** A response without what differs from visitor to visitor, or from build to build. */
async function shown(path: string, of: string) {
  const response = await page(path, of);
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    location: response.headers.get("location")?.replace(/\?.*/, "").replace(of, ""),
    text: text
      .replaceAll(of, "")
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<link [^>]*>/g, "")
      .replace(/ nonce="[^"]*"/g, "")
      .replace(/(name="form(?:Key|Token)" value)="[^"]*"/g, "$1")
      .replace(/(?<=дугаар: )\w{8}/, "")
      .replace(/(\/assets\/[\w.]+?)-[\w-]{8}(?=\.\w+)/g, "$1"),
  };
}

test.each(shopRoutes().map(({ path }) => path))("%s is what a deployment answers", async (path) => {
  expect(await shown(path, origin)).toEqual(await shown(path, deployed.url.origin));
});

test("a saved sentence is on the page; a mistake leaves the last good page, and is told", async () => {
  const file = join(root, SENTENCE);
  const before = readFileSync(file, "utf8");
  const bonus = async () => (await page("/bonus")).text();
  expect(await bonus()).toContain(shell.skipToContent);
  const save = (text: string) => writeFileSync(file, before.replace(shell.skipToContent, text));
  save("Шинэ өгүүлбэр");
  await expect.poll(bonus).toContain("Шинэ өгүүлбэр");
  save('Алдаа", "');
  await expect.poll(problems).toContain(SENTENCE);
  expect(await bonus()).toContain("Шинэ өгүүлбэр");
  save("Зассан өгүүлбэр");
  await expect.poll(bonus).toContain("Зассан өгүүлбэр");
  expect(await problems()).not.toContain(SENTENCE);
});

/** What a page that opens now is told. */
async function problems() {
  const { body } = await page("/__dev/events");
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}
