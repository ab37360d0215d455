/** With API_ORIGIN the shop calls that origin alone, for pictures too, and the reference API does not run. */
import { type Request, Response } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCookieKeys, type RunningShop, serveShop } from "#scripts/serve.mjs";
import { type FakeUpstream, startFakeUpstream } from "#tests/support/fake-upstream.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let api: FakeUpstream;
let shop: RunningShop;
const asked: URL[] = [];

beforeAll(async () => {
  api = await startFakeUpstream();
  shop = await serveShop({
    apiOrigin: api.origin,
    shopVars: { COOKIE_KEYS: newCookieKeys() },
    log: () => undefined,
    adjust: ({ workers: [shop] }) => {
      shop.outboundService = async (request: Request) => {
        const url = new URL(request.url);
        asked.push(url);
        const body = await request.arrayBuffer();
        const answer = await fetch(url, {
          method: request.method,
          headers: [...request.headers].filter(([name]) => !/^(host|content-length)$/i.test(name)),
          redirect: "manual",
          ...(body.byteLength > 0 ? { body } : {}),
        });
        const headers = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/i.test(name));
        return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
      };
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  await api?.stop();
});

test("a walk through the shop calls that origin only", async () => {
  const browser = new PlainBrowser(shop.url.origin);
  await browser.open("/");
  await browser.open("/category/1");
  await browser.open("/single-product/1");
  const pictures = browser.visit.page
    .querySelectorAll("img[src]")
    .map((image) => image.getAttribute("src") ?? "")
    .filter((source) => source.startsWith("/images/"));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of new Set(pictures)) await browser.open(picture);
  await browser.open("/single-product/1");
  await browser.press("buy");
  await browser.open("/login?next=%2Fshipping");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  expect(browser.visit.url.pathname).toBe("/shipping");

  expect(new Set(asked.map((url) => url.origin))).toEqual(new Set([api.origin]));
  const paths = asked.map((url) => url.pathname);
  for (const part of ["/api/home/", "/api/product/", "/api/user/login", "/images/"]) {
    expect(paths.some((path) => path.startsWith(part))).toBe(true);
  }
});

test("the reference API is not started", () => {
  expect(shop.apiUrl).toBeUndefined();
});
