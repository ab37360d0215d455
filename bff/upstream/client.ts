/**
 * The only place that calls the existing shop API. One function, fixed paths from the contract, our own headers only,
 * a deadline that covers the body, a size cap, a second try where the contract allows one.
 */
import type { z } from "zod";
import { cappedText } from "../capped-body.ts";
import { guarded } from "./border.ts";
import type { CallKind, EndpointName, ReplyOf, RequestOf } from "./contract.ts";
import { contract } from "./contract.ts";
import { UpstreamHealth } from "./health.ts";
import { forgetHung, isHung, rememberHung } from "./hung.ts";
import type { RequestCounts } from "./request-counts.ts";
import { oddRowsOf } from "./wire.ts";

/** Time limits in milliseconds, the body included. */
export const TIMEOUTS_MS: Record<CallKind, number> = { read: 3_000, side: 1_000, write: 10_000 };
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const RETRIED_STATUSES = new Set([502, 503, 504]);
/** Statuses that reject a call's token. */
const REFUSED_STATUSES = new Set([401, 403]);

/**
 * Why a call failed; `paused`: it was not made, since the circuit is open. `reason` and `detail` are for the log, never
 * for a page.
 */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
  constructor(
    readonly endpoint: EndpointName,
    readonly reason: "timeout" | "reset" | "status" | "shape" | "paused",
    readonly detail: string,
  ) {
    super(`${endpoint}: ${reason} ${detail}`);
  }
}

/**
 * The API no longer accepts the customer's token (401, 403), or the customer no longer exists: the session has ended.
 */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";
}

export interface UpstreamOptions {
  /** Where requests go: a real origin, or the service binding behind a made-up one. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  /** Authenticates us to the API where it trusts its caller (`facebook-login`). */
  callerSecret?: string | undefined;
  /** The API's health, shared by the requests of an isolate. */
  health?: UpstreamHealth;
  /** Called once for each fault, for the log; not for calls that were not made. */
  onFault?: (fault: UpstreamFault) => void;
  /** Called once for each reply from which malformed rows were dropped. */
  onOddRows?: (odd: OddReply) => void;
  /** Every attempt of a call is added to these. */
  counts?: Pick<RequestCounts, "calls" | "callMs"> | undefined;
  /** Keeps a call whose payload may end or hang the server alive when its page gives up waiting, for `hung.ts`. */
  waitUntil?: ((call: Promise<unknown>) => void) | undefined;
  /** For tests: the time limits. */
  deadlines?: Record<CallKind, number>;
}

/**
 * Dropped rows of a reply: lists by name, with the field at which the first row failed (`product.sale_price`). Our own
 * names only.
 */
export interface OddReply {
  endpoint: EndpointName;
  fields: string;
  count: number;
}

/** The contract, seen so that the compiler keeps an endpoint's name and its reply together. */
const replySchemas: { [Name in EndpointName]: { reply: z.ZodType<ReplyOf<Name>> } } = contract;

/** A reply of the API itself, success or failure: `result` distinguishes them where the endpoint has one. */
export type Call = <Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  token?: string | null,
) => Promise<ReplyOf<Name>>;

/**
 * Makes the one function that calls the API.
 * @returns `call(endpoint, request, token)`; it resolves to the parsed reply, and throws `UpstreamFault` for a timeout,
 *   a broken connection, an error status or a shape that does not fit, `TokenRefused` for a 401 or 403 to a token, and
 *   `RequestRefused`, before anything is sent, for a field that is not of its kind
 */
export function createUpstream(options: UpstreamOptions): Call {
  const { health = new UpstreamHealth() } = options;
  return async function call(name, request, token = null) {
    const sent = guarded(name, request);
    const { kind, retry } = contract[name];
    // Only reads whose payload can cause the hang. A payload that hung for a guest is not sent for a customer either,
    // but not vice versa: a customer's token may be the cause.
    const memory = retry === "never" && kind === "read" ? `${options.origin}|${name}|${JSON.stringify(sent)}` : null;
    if (memory !== null && isHung(memory)) throw new UpstreamFault(name, "timeout", "hung a moment ago");
    if (kind !== "write" && !health.mayCall(name)) throw new UpstreamFault(name, "paused", "");
    // Both attempts share one time limit, so that a page never waits for twice as long.
    const until = Date.now() + (options.deadlines ?? TIMEOUTS_MS)[kind];
    const attempt = async () => {
      const began = Date.now();
      try {
        const body = await exchange(options, name, sent, { token, timeLeft: until - began });
        if (memory !== null) forgetHung(memory);
        const reply = parseReply(name, replySchemas[name].reply, body);
        health.answered(name);
        reportOddRows(options, name, reply);
        // A deleted customer: the token is still accepted, but the reply has no customer (docs/api.md, section 7).
        if (isNobody(reply)) throw new TokenRefused(name);
        return reply;
      } catch (error) {
        if (error instanceof UpstreamFault && isOutage(error)) health.failed(name, JSON.stringify(request) ?? "");
        else health.answered(name);
        throw error;
      } finally {
        if (options.counts) {
          options.counts.calls += 1;
          options.counts.callMs += Date.now() - began;
        }
      }
    };
    const answer = attempt()
      .catch(async (error) => {
        if (retry === "never" || !isTransient(error) || !health.mayRetry()) throw error;
        await pause(20 + Math.random() * 80);
        return attempt();
      })
      .catch((error) => {
        if (!(error instanceof UpstreamFault)) throw error;
        if (memory !== null && token === null && isUnanswered(error)) rememberHung(memory);
        options.onFault?.(error);
        throw error;
      });
    if (memory !== null) options.waitUntil?.(answer.catch(() => undefined));
    return answer;
  };
}

function reportOddRows({ onOddRows }: UpstreamOptions, endpoint: EndpointName, reply: object): void {
  if (!onOddRows) return;
  const odd = Object.entries(reply).flatMap(([name, rows]) => {
    const left = oddRowsOf(rows);
    return left ? [{ name, ...left }] : [];
  });
  if (odd.length === 0) return;
  const fields = odd.map(({ name, field }) => (field ? `${name}.${field}` : name)).join(" ");
  onOddRows({ endpoint, fields, count: odd.reduce((total, { count }) => total + count, 0) });
}

const isNobody = (reply: object) => "info" in reply && Array.isArray(reply.info) && reply.info.length === 0;

/** Not an answer of the API: no response, a server error, or another server's page. */
function isOutage({ reason, detail }: UpstreamFault): boolean {
  if (reason === "timeout" || reason === "reset") return true;
  return reason === "status" ? Number(detail) >= 500 : detail === NO_JSON || detail === EMPTY;
}

const NO_JSON = "no JSON";
const EMPTY = "empty body";
/** A gateway's word for a server that ended or hung. */
const UNANSWERED_STATUSES = new Set(["502", "504"]);

/** The server hung or ended on this call. */
function isUnanswered({ reason, detail }: UpstreamFault): boolean {
  if (reason === "timeout" || reason === "reset") return true;
  return reason === "status" ? UNANSWERED_STATUSES.has(detail) : detail === EMPTY;
}

/** Worth a retry: the connection broke or a gateway answered. Not a timeout: a second one would double the wait. */
function isTransient(fault: unknown): boolean {
  if (!(fault instanceof UpstreamFault)) return false;
  return fault.reason === "reset" || (fault.reason === "status" && RETRIED_STATUSES.has(Number(fault.detail)));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Sender {
  token: string | null;
  /** In milliseconds. */
  timeLeft: number;
}

async function exchange(
  { origin, fetch, callerSecret }: UpstreamOptions,
  name: EndpointName,
  request: unknown,
  { token, timeLeft }: Sender,
): Promise<string> {
  const endpoint = contract[name];
  const headers = requestHeaders(name, request, token);
  // For a backend that has verified the profile itself; the existing API ignores the secret.
  if (callerSecret && name === "facebookLogin") headers.set("X-Caller-Secret", callerSecret);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), Math.max(0, timeLeft));
  try {
    const response = await fetch(
      new Request(`${origin}${endpoint.path}`, {
        method: "POST",
        headers,
        // No body at all where the contract sends none, not even `{}`.
        ...(request === undefined ? {} : { body: JSON.stringify(request) }),
        // workerd would follow a redirect with the bearer token.
        redirect: "manual",
        signal: abort.signal,
      }),
    );
    if (!response.ok) {
      await response.body?.cancel();
      if (REFUSED_STATUSES.has(response.status) && token !== null) throw new TokenRefused(name);
      throw new UpstreamFault(name, "status", String(response.status));
    }
    const body = await cappedText(response, MAX_BODY_BYTES);
    if (body === null) throw new UpstreamFault(name, "shape", "body over 2 MB");
    return body;
  } catch (error) {
    if (error instanceof UpstreamFault || error instanceof TokenRefused) throw error;
    throw abort.signal.aborted
      ? new UpstreamFault(name, "timeout", `${Math.round(timeLeft)} ms`)
      : new UpstreamFault(name, "reset", error instanceof Error ? error.name : "unknown");
  } finally {
    clearTimeout(timer);
  }
}

function requestHeaders(name: EndpointName, request: unknown, token: string | null): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (request !== undefined) headers.set("Content-Type", "application/json");
  const { auth } = contract[name];
  // A guest must send literally `Bearer null` on single-product, or the existing server fails (docs/api.md, section 1).
  if (auth === "token-or-null") headers.set("Authorization", `Bearer ${token ?? "null"}`);
  if (auth === "token" && token !== null) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

function parseReply<Reply extends z.ZodType>(name: EndpointName, schema: Reply, body: string): z.output<Reply> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new UpstreamFault(name, "shape", body.trim() === "" ? EMPTY : NO_JSON);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new UpstreamFault(name, "shape", issue ? `${issue.path.join(".")}: ${issue.code}` : "unknown");
}
