/** What the log of a deployed shop holds of a purchase and of an API that fails, and that it holds nothing personal. */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { EVENTS } from "#bff/log.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

/** What a shopper brings along or types: canaries of which no line may hold any. */
const PERSONAL = {
  name: "Канарбаяр Болд",
  phone: "99112255",
  more: "Канар 45 тоот",
  search: "canarysearch",
  address: "203.0.113.77",
  agent: "canary-agent/1.0",
  order: "PI000001",
  email: "demo@och.mn",
  password: "demo-1234",
};

const shop = sharedFaultyShop();

type Line = { event: keyof typeof EVENTS } & Record<string, unknown>;
const lines = () => shop.logged.filter((line) => line.startsWith("{")).map((line): Line => JSON.parse(line));
const linesOf = (event: Line["event"]) => lines().filter((line) => line.event === event);

/** Waits until every request of a browser has its line: the Worker's output comes through a pipe. */
const settled = (browser: PlainBrowser, since = 0) =>
  expect.poll(() => linesOf("request").length, { timeout: 30_000 }).toBe(browser.heard.length - since);

let browser: PlainBrowser;

async function buy(): Promise<void> {
  const { name, phone, more, search, email, password, address, agent } = PERSONAL;
  browser = new PlainBrowser(shop.origin, { "CF-Connecting-IP": address, "User-Agent": agent });
  await browser.open("/");
  await browser.open(`/search?search=${search}`);
  await browser.open("/single-product/1");
  await browser.press("buy", { quantity: "2" });
  await browser.signIn({ email, password }, "/shipping");
  await browser.press("confirm", { name, phone, more });
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toBe(`/show-order/${PERSONAL.order}`);
  await browser.open(`/show-order/${PERSONAL.order}/paid`);
  await browser.open(`/track-order?no=${PERSONAL.order}&phone=${phone}`);
  await settled(browser);
}

function expectDocumented(): void {
  for (const line of lines()) {
    const { level, event, ...fields } = line;
    expect(["info", "warn", "error"], event).toContain(level);
    expect(EVENTS[event], event).toEqual(expect.arrayContaining(Object.keys(fields)));
    for (const [what, canary] of Object.entries(PERSONAL))
      expect(JSON.stringify(line).includes(canary), `${event}: ${what}`).toBe(false);
  }
}

test("a purchase: a line a request with its calls, an order and its payment's check, and nothing personal", async () => {
  await buy();
  expectDocumented();
  for (const line of linesOf("request")) expect(Object.keys(line)).toEqual(["level", "event", ...EVENTS.request]);
  expect(linesOf("order")).toMatchObject([{ level: "info", outcome: "placed", payment: "qpay" }]);
  expect(linesOf("payment-check")).toMatchObject([{ status: "pending" }]);
  // The front page is made of calls, and so is its menu; the next pages find the menu in the cache.
  const [front, ...others] = linesOf("request");
  expect(front).toMatchObject({ route: "/", cached: 0 });
  expect(front?.calls).toBeGreaterThan(1);
  expect(others.some(({ cached }) => Number(cached) > 0)).toBe(true);
});

test("every call is counted by the line of a request", () => {
  const counted = linesOf("request").reduce((total, { calls }) => total + Number(calls), 0);
  expect(counted).toBeGreaterThan(10);
  expect(counted).toBe(shop.api.calls.length);
});

test("posts to pages that take none, and bodies that break off, are warnings and no sign of a bad deployment", async () => {
  shop.logged.length = 0;
  const form = { Origin: shop.origin, Cookie: "view=grid", "Content-Type": "application/x-www-form-urlencoded" };
  const paths = ["/", "/top-20", "/delivery", "/_root.data", "/top-20.data", "/suggestions"];
  for (const path of paths) {
    const answer = await fetch(`${shop.origin}${path}`, { method: "POST", headers: form, body: "a=b" });
    await answer.body?.cancel();
    expect(answer.status, path).toBe(405);
  }
  const { hostname, port, host } = new URL(shop.origin);
  const broken = [
    ["/login", "application/x-www-form-urlencoded", "Content-Length: 100\r\n\r\nemail=a"],
    ["/login", "application/x-www-form-urlencoded", "Transfer-Encoding: chunked\r\n\r\n7\r\nemail=a\r\n"],
    ["/api/user/login", "application/json", 'Content-Length: 100\r\n\r\n{"email"'],
  ];
  for (const [path, type, rest] of broken) {
    const socket = connect(Number(port), hostname);
    const lines = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${shop.origin}`, `Content-Type: ${type}`];
    socket.end(`${lines.join("\r\n")}\r\n${rest}`);
    const heard = await socket.setEncoding("latin1").toArray();
    expect(heard.join(""), path).toMatch(/^HTTP\/1\.1 400/);
  }
  await expect.poll(() => linesOf("odd-request").length, { timeout: 30_000 }).toBe(paths.length + broken.length);
  expectDocumented();
  expect(lines().filter(({ level, event }) => level === "error" || event === "page" || event === "internal")).toEqual(
    [],
  );
});

test("an API that fails: a line a fault with its endpoint, and nothing of what was asked", async () => {
  shop.logged.length = 0;
  const before = browser.heard.length;
  shop.api.set("500", "newArrival", "singleProduct", "showOrder", "submitOrder", "myInfo");
  shop.api.set("shape", "cartShipping");
  const { order, phone, search } = PERSONAL;
  for (const path of [
    `/search?search=${search}2`,
    "/new-arrival",
    "/single-product/7",
    `/show-order/${order}`,
    `/track-order?no=${order}&phone=${phone}`,
    "/shipping",
    `/track-order/${order}`,
    `/images/product/${order}.png`,
    `/a//${order}`,
    `/api/${order}/x`,
  ])
    await browser.open(path);
  await settled(browser, before);
  expectDocumented();
  const faults = linesOf("upstream-fault");
  expect(faults.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining(["newArrival", "singleProduct", "showOrder", "cartShipping"]),
  );
  const requests = new Set(linesOf("request").map(({ requestId }) => requestId));
  for (const { requestId } of faults) expect(requests).toContain(requestId);
  shop.api.reset();
});
