import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { doorWith, testEnv } from "#tests/support/door.ts";
import { requestRecord } from "./request-record.ts";
import { routePatterns } from "./route-pattern.ts";
import { LEFT_ALONE, type TraceExportOptions, traceExport } from "./trace-export.ts";

const COLLECTOR = {
  OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.test/otlp/",
  OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret-of-the-collector",
};
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

type Send = NonNullable<TraceExportOptions["fetch"]>;

/** A door with a collector, which sees one failed call of the API in every request. */
function shop(fetch: Send, bindings: object = COLLECTOR) {
  const background: Promise<unknown>[] = [];
  let clock = 1_000;
  const app = doorWith(
    [
      requestRecord({ newId: () => "id-1", patternOf: routePatterns(["show-order/:invoiceId"]) }),
      async (c, next) => {
        c.set("background", (work) => void background.push(work));
        await next();
      },
      traceExport({ fetch, now: () => clock }),
    ],
    testEnv(bindings),
  );
  app.all("*", (c) => {
    c.get("trace").begin("showOrder").end("timeout");
    c.get("trace").countKept();
    return c.body(null, 503);
  });
  const ask = async () =>
    app.request("/show-order/INV-77?search=nuuts", {
      headers: { traceparent: `00-${TRACE}-${PARENT}-01`, "User-Agent": "canary", "CF-Connecting-IP": "192.0.2.7" },
    });
  return {
    ask,
    settle: () => Promise.all(background),
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
}

const faults = () => lines.flatMap((line) => (line.includes('"trace-fault"') ? [JSON.parse(line)] : []));

it("is one span for the request and one a call, as OTLP/JSON, with nothing of the shopper", async () => {
  const sent: [string, RequestInit][] = [];
  const { ask, settle } = shop(async (...request) => {
    sent.push(request);
    return Response.json({});
  });
  await ask();
  await settle();
  const [[address, init] = ["", {}]] = sent;
  expect(address).toBe("https://traces.test/otlp/v1/traces");
  expect(init).toMatchObject({
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/json", "x-key": "secret-of-the-collector" },
  });
  const time = expect.stringMatching(/^\d+000000$/);
  const span = { traceId: TRACE, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), status: { code: 2 } };
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const number = (key: string, intValue: string) => ({ key, value: { intValue } });
  const body = JSON.parse(String(init.body));
  expect(body).toEqual({
    resourceSpans: [
      {
        resource: {
          attributes: [text("service.name", "och-storefront"), text("deployment.environment.name", "local")],
        },
        scopeSpans: [
          {
            scope: { name: "och-storefront" },
            spans: [
              {
                ...span,
                parentSpanId: PARENT,
                name: "GET /show-order/:invoiceId",
                kind: 2,
                startTimeUnixNano: time,
                endTimeUnixNano: time,
                attributes: [
                  text("http.request.method", "GET"),
                  text("http.route", "/show-order/:invoiceId"),
                  number("http.response.status_code", "503"),
                  text("shop.request_id", "id-1"),
                  number("shop.replies_kept", "1"),
                ],
              },
              {
                ...span,
                parentSpanId: body.resourceSpans[0].scopeSpans[0].spans[0].spanId,
                name: "showOrder",
                kind: 3,
                startTimeUnixNano: time,
                endTimeUnixNano: time,
                attributes: [
                  text("http.request.method", "POST"),
                  text("url.template", "/api/product/show-order"),
                  text("error.type", "timeout"),
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(String(init.body)).not.toMatch(/INV-77|nuuts|canary|192\.0\.2/);
  expect(faults()).toEqual([]);
});

it("is not sent where no collector is named", async () => {
  const send = vi.fn<Send>();
  const { ask } = shop(send, {});
  expect((await ask()).status).toBe(503);
  expect(send).not.toHaveBeenCalled();
});

it("delays no answer, and beyond a bound is dropped while the collector is slow", async () => {
  let answer = () => undefined as unknown;
  const slow = new Promise<Response>((resolve) => {
    answer = () => resolve(new Response());
  });
  const send = vi.fn<Send>(() => slow);
  const { ask, settle } = shop(send);
  for (let asked = 0; asked < 50; asked++) expect((await ask()).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(20);
  answer();
  await settle();
  await ask();
  expect(send).toHaveBeenCalledTimes(21);
});

it("is sent again where the platform has given up requests whose traces never ended", async () => {
  const send = vi.fn<Send>(() => new Promise(() => undefined));
  const { ask, pass } = shop(send);
  for (let asked = 0; asked < 25; asked++) await ask();
  expect(send).toHaveBeenCalledTimes(20);
  pass(3_001);
  await ask();
  expect(send).toHaveBeenCalledTimes(21);
});

it.each<[string, Send, object]>([
  ["refuses", async () => new Response(null, { status: 401 }), { reason: "status", status: 401 }],
  ["cannot be reached", () => Promise.reject(new TypeError("secret-of-the-collector")), { reason: "TypeError" }],
])("is logged once where the collector %s, which is then left alone for a minute", async (_, answer, line) => {
  const send = vi.fn<Send>(answer);
  const { ask, settle, pass } = shop(send);
  for (let asked = 0; asked < 5; asked++) {
    expect((await ask()).status).toBe(503);
    await settle();
  }
  expect(send).toHaveBeenCalledTimes(1);
  expect(faults()).toEqual([{ level: "warn", event: "trace-fault", ...line }]);
  pass(LEFT_ALONE);
  await ask();
  expect(send).toHaveBeenCalledTimes(2);
  expect(lines.join()).not.toContain("secret-of-the-collector");
});
