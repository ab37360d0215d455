/** `npm run start:node`: the shop for customers without Cloudflare, as a process of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contract } from "#bff/upstream/contract.ts";
import { freePort } from "#scripts/free-port.mjs";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { type FakeUpstream, startFakeUpstream } from "#tests/support/fake-upstream.ts";
import { type HttpsOrigin, startHttpsOrigin } from "#tests/support/https-origin.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";

const SCRIPT = join(ROOT, "scripts/start-node.mjs");
const CUSTOMER = { email: "demo@och.mn", password: "demo-1234" };

let api: FakeUpstream;
let secure: HttpsOrigin;
let folder: string;
let port: number;
let settings: Record<string, string>;
const started: ChildProcess[] = [];

beforeAll(async () => {
  api = await startFakeUpstream();
  secure = await startHttpsOrigin(api.origin);
  folder = mkdtempSync(join(tmpdir(), "och-node-host-"));
  port = await freePort();
  settings = {
    COOKIE_KEYS: newCookieKeys(),
    SHOP_ORIGIN: `https://127.0.0.1:${port}`,
    API_ORIGIN: secure.origin,
    NODE_EXTRA_CA_CERTS: secure.certificate,
    STATE_FOLDER: join(folder, "state"),
    PORT: String(port),
  };
});
// What a test that failed has left; the next one takes the same port.
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
});
afterAll(async () => {
  secure?.stop();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The test's own environment without what would be a setting. */
const bare = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** Starts it. @returns how to end it as a supervisor does, with its exit code */
async function start(further: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, [SCRIPT], { cwd: folder, env: { ...bare(), ...settings, ...further } });
  started.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (printed += data));
  const ended = once(child, "exit");
  const state = () => (child.exitCode === null ? printed : `ended: ${printed}`);
  await expect.poll(state, { timeout: 250_000 }).toMatch(/^ended: |listens on/m);
  return {
    child,
    printed: () => printed,
    end: async () => {
      child.kill("SIGTERM");
      return (await ended)[0] as number | null;
    },
    ended,
  };
}

/** As the proxy in front of it asks, which ends https. */
const BY_PROXY = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };
const isHealthy = () =>
  spawnSync(process.execPath, [join(ROOT, "scripts/node-host/healthy.mjs")], { env: { ...bare(), ...settings } })
    .status === 0;
const origin = () => `http://127.0.0.1:${port}`;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin() + path, { redirect: "manual", headers: { ...BY_PROXY, ...headers } });

test("it refuses to start without its settings, and names each that is missing or weak", async () => {
  const nothing = await start(Object.fromEntries(Object.keys(settings).map((name) => [name, undefined])));
  expect((await nothing.ended)[0]).toBe(1);
  for (const name of ["COOKIE_KEYS", "SHOP_ORIGIN", "API_ORIGIN", "STATE_FOLDER"])
    expect(nothing.printed()).toContain(`${name} is missing`);
  const weak = await start({ COOKIE_KEYS: "k1:c2hvcnQ", API_ORIGIN: api.origin });
  expect((await weak.ended)[0]).toBe(1);
  expect(weak.printed()).toMatch(/COOKIE_KEYS holds an entry[\s\S]*API_ORIGIN is not an https origin/);
  expect(weak.printed()).not.toContain("c2hvcnQ");
});

test("an API on https is called whose certificate a file of NODE_EXTRA_CA_CERTS vouches for, and no other", async () => {
  const host = await start();
  expect(await (await ask("/readyz")).json()).toEqual({ ready: true, missing: [] });
  const page = await ask("/");
  expect([page.status, page.headers.get("Strict-Transport-Security")]).toEqual([
    200,
    expect.stringContaining("max-age"),
  ]);
  expect(await page.text()).toContain("Ухаалаг утас 1");
  // Not from the proxy: nobody has ended https.
  const plain = await fetch(`${origin()}/cart`, { redirect: "manual" });
  expect([plain.status, plain.headers.get("Location")]).toEqual([308, `${settings.SHOP_ORIGIN}/cart`]);
  // As a container asks: from this machine, which need not be a trusted proxy.
  expect(isHealthy()).toBe(true);
  // A second host on the same state would have an order gate of its own.
  const second = await start({ PORT: String(await freePort()) });
  expect([(await second.ended)[0], second.printed()]).toEqual([1, expect.stringContaining("another host runs on")]);
  expect(await host.end()).toBe(0);

  const wary = await start({ NODE_EXTRA_CA_CERTS: undefined });
  expect(await (await ask("/readyz")).json()).toMatchObject({ ready: false });
  expect(await wary.end()).toBe(0);
  expect(isHealthy()).toBe(false);

  const distant = await start({ TRUSTED_PROXY: "10.0.0.0/8" });
  expect((await ask("/readyz")).status).toBe(308);
  expect(isHealthy()).toBe(true);
  expect(await distant.end()).toBe(0);
});

/** How many pages are kept on the disk: their keys in the tables of the cache. */
function keptBodies(): number {
  const cache = join(folder, "state/cache");
  const tables = readdirSync(cache, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.sqlite(?:-wal)?$/.test(name),
  );
  const texts = tables.map((name) => readFileSync(join(cache, name), "latin1"));
  return new Set(texts.flatMap((text) => text.match(/page-bodies\.invalid\/v1\/[0-9a-f]{64}/g) ?? [])).size;
}

test("sessions that ended, and what is kept for everybody, outlive a restart", async () => {
  const first = await start();
  const headers = { ...BY_PROXY, Origin: settings.SHOP_ORIGIN ?? "" };
  const [stays, leaves] = [new PlainBrowser(origin(), headers), new PlainBrowser(origin(), headers)];
  for (const browser of [stays, leaves]) {
    await browser.open("/login");
    await browser.press("Нэвтрэх", CUSTOMER);
  }
  const cookieOf = ({ cookies }: PlainBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const ended = cookieOf(leaves);
  await leaves.press("Гарах");
  const before = keptBodies();
  await ask("/single-product/3");
  // Stored after the answer, which an end does not wait for.
  await expect.poll(keptBodies).toBeGreaterThan(before);
  expect(await first.end()).toBe(0);

  const second = await start();
  const statusFor = async (cookie: string) => (await ask("/profile", { Cookie: cookie })).status;
  expect([await statusFor(cookieOf(stays)), await statusFor(ended)]).toEqual([200, 303]);
  const calls = api.calls.length;
  const kept = await ask("/single-product/3");
  expect([kept.status, api.calls.slice(calls).map(({ name }) => name)]).toEqual([200, []]);
  // The page itself, and not only the replies of which it could be made again: the deployment is the same one.
  await expect.poll(second.printed).toMatch(/single-product\/:id".*"body":"(?:hit|stale)"/);
  expect(await second.end()).toBe(0);
});

test("SIGTERM in the middle of a request: it is finished, nothing more is accepted, and the exit code is 0", async () => {
  const host = await start();
  const gate = secure.hold(contract.categoryProduct.path);
  const page = ask("/category/1");
  await expect.poll(gate.held).toBeGreaterThan(0);
  const exit = host.end();
  await expect
    .poll(() =>
      ask("/healthz").then(
        ({ status }) => status,
        ({ cause }) => cause.code,
      ),
    )
    .toBe("ECONNREFUSED");
  expect(host.child.exitCode).toBeNull();
  gate.release();
  const answer = await page;
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Ухаалаг утас 1")]);
  expect(await exit).toBe(0);
});

test("workerd that dies is answered for with 503, and started again", async () => {
  const host = await start();
  const { stdout } = spawnSync("pgrep", ["-P", String(host.child.pid), "workerd"], { encoding: "utf8" });
  const [id, ...others] = stdout.split("\n").filter(Boolean).map(Number);
  expect([id, others]).toEqual([expect.any(Number), []]);
  process.kill(id ?? 0, "SIGKILL");
  const seen = new Set<number>();
  const status = async () => {
    const answer = await ask("/healthz");
    if (answer.status === 503) expect(answer.headers.get("Retry-After")).toBe("10");
    seen.add(answer.status);
    return [...seen];
  };
  await expect.poll(status).toEqual([503, 200]);
  expect(await host.end()).toBe(0);
});
