/**
 * Sends traces to a collector as OTLP/JSON over HTTP (OpenTelemetry Protocol 1): one span for the request, one for each
 * call of the API. In the background and bounded: what cannot be sent at once is dropped, and no page waits for it.
 */
import type { MiddlewareHandler } from "hono";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { contract } from "../upstream/contract.ts";
import type { DoorEnv } from "./context.ts";
import type { RequestTrace } from "./request-trace.ts";

/** How long a collector may take, in milliseconds. */
const DEADLINE = 3_000;
/** Most traces of an isolate that are on their way; more are dropped. */
const MOST_UNDERWAY = 20;
/** Milliseconds for which a collector that failed is left alone. */
export const LEFT_ALONE = 60_000;

/** What is known of a request beside its calls: names of ours and numbers. */
export interface RequestFacts {
  requestId: string;
  method: string;
  route: string;
  status: number;
}

export interface TraceExportOptions {
  /** For tests. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** For tests: a clock in milliseconds since the epoch. */
  now?: () => number;
}

/** Where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector, sends it the trace of each request after its answer. */
export function traceExport({
  fetch = (...request) => globalThis.fetch(...request),
  now = Date.now,
}: TraceExportOptions = {}) {
  /** When each began; one whose request the platform has given up never ends. */
  const underway = new Map<object, number>();
  let pausedUntil = 0;

  async function send(env: Env, body: object): Promise<void> {
    for (const [one, began] of underway) if (now() - began > DEADLINE) underway.delete(one);
    if (underway.size >= MOST_UNDERWAY || now() < pausedUntil) return;
    underway.set(body, now());
    try {
      const response = await fetch(tracesAddress(env), {
        method: "POST",
        headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        // The headers may hold a key, which goes nowhere else.
        redirect: "manual",
        signal: AbortSignal.timeout(DEADLINE),
      });
      await response.body?.cancel();
      if (response.ok) return;
      pausedUntil = now() + LEFT_ALONE;
      log("warn", "trace-fault", { reason: "status", status: response.status });
    } catch (error) {
      pausedUntil = now() + LEFT_ALONE;
      log("warn", "trace-fault", { reason: error instanceof Error ? error.name : "unknown" });
    } finally {
      underway.delete(body);
    }
  }

  return async function traceExport(c, next) {
    await next();
    const env = c.get("visitor")?.env;
    if (!env?.OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const { requestId, route, trace } = c.var;
    const facts = { requestId, route, method: c.req.method, status: c.res.status };
    c.get("background")(send(env, otlpOf(trace, facts, { environment: env.SHOP_ENV, ended: now() })));
  } satisfies MiddlewareHandler<DoorEnv>;
}

/** The variable names the collector; the path of traces is the protocol's. */
const tracesAddress = ({ OTEL_EXPORTER_OTLP_ENDPOINT = "" }: Env) =>
  `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, "")}/v1/traces`;

const SERVER = 2;
const CLIENT = 3;
const FAILED = { code: 2 };

/**
 * The trace of a request as OTLP/JSON.
 * @param ended when the request was answered, in milliseconds since the epoch
 */
export function otlpOf(
  trace: RequestTrace,
  { requestId, method, route, status }: RequestFacts,
  { environment, ended }: { environment: string; ended: number },
) {
  const { traceId, spanId, parentId, began, kept, spans } = trace;
  const request = {
    traceId,
    spanId,
    ...(parentId ? { parentSpanId: parentId } : {}),
    name: `${method} ${route}`,
    kind: SERVER,
    startTimeUnixNano: nanoseconds(began),
    endTimeUnixNano: nanoseconds(ended),
    attributes: [
      attribute("http.request.method", method),
      attribute("http.route", route),
      attribute("http.response.status_code", status),
      attribute("shop.request_id", requestId),
      attribute("shop.replies_kept", kept),
    ],
    ...(status >= 500 ? { status: FAILED } : {}),
  };
  const calls = spans.map(({ endpoint, outcome, ...call }) => ({
    traceId,
    spanId: call.spanId,
    parentSpanId: spanId,
    name: endpoint,
    kind: CLIENT,
    startTimeUnixNano: nanoseconds(call.began),
    endTimeUnixNano: nanoseconds(call.ended),
    attributes: [
      attribute("http.request.method", "POST"),
      attribute("url.template", contract[endpoint].path),
      ...(outcome === "ok" ? [] : [attribute("error.type", outcome)]),
    ],
    ...(outcome === "ok" ? {} : { status: FAILED }),
  }));
  return {
    resourceSpans: [
      {
        resource: {
          attributes: [
            attribute("service.name", "och-storefront"),
            attribute("deployment.environment.name", environment),
          ],
        },
        scopeSpans: [{ scope: { name: "och-storefront" }, spans: [request, ...calls] }],
      },
    ],
  };
}

/** Numbers of 64 bits are texts in the protocol's JSON. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds)}000000`;

function attribute(key: string, value: string | number) {
  return { key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } };
}
