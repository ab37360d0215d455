/** The shop's API as one request calls it. */

import type { EdgeCache } from "../edge-cache.ts";
import type { Env } from "../env.ts";
import { countListRead } from "../limits/limits.ts";
import { createCachedCall, type ReplyCacheOptions } from "../upstream/cache.ts";
import { type Call, createUpstream, type OddReply, UpstreamFault } from "../upstream/client.ts";
import type { EndpointName } from "../upstream/contract.ts";
import { UpstreamHealth } from "../upstream/health.ts";
import type { RequestCounts } from "../upstream/request-counts.ts";
import { createSharedCall } from "../upstream/shared-call.ts";
import { cookies } from "./cookies.ts";
import { endingRefusedSession } from "./end-session.ts";
import type { VisitorRequest } from "./visitor-request.ts";
import type { VisitorShopper } from "./visitor-shopper.ts";

export interface VisitorApi {
  /** Through the cache where the contract allows it. */
  readonly cached: Call;
  /** As `cached`, from the cache alone: a miss fails at once and silently. */
  readonly cachedOnly: Call;
  /**
   * Always calls the API: for prices and stock in cart and checkout, and for personal data. A refused token ends the
   * session (end-session.ts).
   */
  readonly fresh: Call;
  /**
   * As `fresh`, but without sharing answers between equal calls of the same request: for reading the whole catalogue,
   * which does not fit into memory.
   */
  readonly unshared: Call;
  /**
   * Counts a list that is not cached.
   * @throws BffError `rate-limited`
   */
  readonly countListRead: (name: EndpointName) => Promise<void>;
}

export interface VisitorApiOptions {
  env: Env;
  edge: EdgeCache;
  onFault: (fault: UpstreamFault) => void;
  onOddRows?: (odd: OddReply) => void;
  counts?: RequestCounts;
  /** Called before an uncached call, instead of counting it; it may throw. */
  onMiss?: VisitorApi["countListRead"];
  /** Called for each reply of `cached` and `cachedOnly`, as the cache says it. */
  onReply?: ReplyCacheOptions["onReply"];
  /** Instead of calling the API: another visitor of the request may have what this one asks for. */
  call?: Call;
}

/** A made-up origin for the service binding, which has no address of its own. */
export const BINDING_ORIGIN = "https://api.invalid";

/** The calls of one request: a token that the API refuses ends its shopper's session. */
export function createVisitorApi(
  { env, edge, onFault, onOddRows, onMiss, onReply, counts, call: given }: VisitorApiOptions,
  { network, waitUntil }: VisitorRequest,
  shopper: VisitorShopper,
): VisitorApi {
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const call = createUpstream({
    origin,
    fetch: upstreamFetch(env),
    callerSecret: env.API_CALLER_SECRET,
    onFault,
    onOddRows,
    counts,
    waitUntil,
    health: healthFor(env),
  });
  const fresh = given ?? endingRefusedSession(createSharedCall(call), shopper);
  const countRead: VisitorApi["countListRead"] = async (name) =>
    countListRead(env, name, (await shopper.jar.read(cookies.session))?.sid ?? network);
  const onCached = () => {
    if (counts) counts.cached += 1;
  };
  const cache = { edge, origin, onCached, onReply };
  return {
    cached: createCachedCall({ ...cache, call: fresh, waitUntil, onMiss: onMiss ?? countRead }),
    cachedOnly: createCachedCall({ ...cache, call: notCalled, waitUntil: () => undefined }),
    fresh,
    unshared: endingRefusedSession(call, shopper),
    countListRead: countRead,
  };
}

/** Fails at once and silently. */
export const notCalled: Call = async (name) => {
  throw new UpstreamFault(name, "paused", "");
};

const healths = new WeakMap<Env, UpstreamHealth>();

/** One for all requests of an isolate: its environment is one object (env.ts). */
function healthFor(env: Env): UpstreamHealth {
  const health = healths.get(env) ?? new UpstreamHealth();
  healths.set(env, health);
  return health;
}

/** How the API is reached: over the network when an origin is named, over the service binding otherwise. */
export function upstreamFetch(env: Env): (request: Request) => Promise<Response> {
  const { API_ORIGIN, API } = env;
  if (API_ORIGIN || !API) return (request) => fetch(request);
  return (request) => API.fetch(request);
}
