/** Traces of the deployed Worker, at a collector of this machine that answers, and at one that does not. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const posts: { path: string | undefined; key: string | undefined; body: string }[] = [];
let isSilent = false;
const collector = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  posts.push({ path: request.url, key: request.headers["x-key"]?.toString(), body });
  if (!isSilent) response.end("{}");
});

let shop: FaultyShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  shop = await startFaultyShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret-of-the-collector",
  });
});
afterAll(async () => {
  await shop?.stop();
  collector.closeAllConnections();
  collector.close();
});

const spansOf = (body: string): Span[] => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans;

test("a page is a trace: its span, and one for each call, by which the API knows it", async () => {
  const response = await fetch(`${shop.origin}/single-product/5?from=canary`, {
    headers: { "User-Agent": "canary", "CF-Connecting-IP": "203.0.113.77" },
  });
  expect(response.status).toBe(200);
  await response.text();
  await expect.poll(() => posts.length, { timeout: 30_000 }).toBe(1);
  const [post = { path: "", key: "", body: "" }] = posts;
  expect([post.path, post.key]).toEqual(["/v1/traces", "secret-of-the-collector"]);
  const [page, ...calls] = spansOf(post.body);
  expect(page?.name).toBe("GET /single-product/:id");
  expect(calls.map(({ name }) => name).toSorted()).toEqual(shop.api.calls.map(({ name }) => name).toSorted());
  for (const call of calls) {
    expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
    const sent = shop.api.calls.map(({ headers }) => headers.traceparent);
    expect(sent).toContain(`00-${call.traceId}-${call.spanId}-01`);
  }
  expect(post.body).not.toMatch(/canary|203\.0\.113/);
});

test("a collector that does not answer delays no page, and is logged and left alone", async () => {
  isSilent = true;
  const before = posts.length;
  for (let asked = 0; asked < 5; asked++) expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
  const faults = () => shop.logged.filter((line) => line.includes('"trace-fault"'));
  await expect.poll(() => faults().length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(faults().join()).not.toMatch(/secret-of-the-collector|127\.0\.0\.1/);
  const reached = posts.length;
  expect(reached).toBeGreaterThan(before);
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.origin}/brands`)).status).toBe(200);
  expect(posts.length).toBe(reached);
});
