/**
 * What one request knows about who asks: built once at the front door, used by every route of the BFF and, through
 * Remix's load context, by every loader and action.
 */
import { CookieJar, cookies, type Notice, type Session, type ShippingDraft } from "./cookies.ts";
import type { Env } from "./env.ts";
import { createCachedCall, type EdgeCache } from "./upstream/cache.ts";
import { type Call, createUpstream, type UpstreamFault } from "./upstream/client.ts";

export interface Visitor {
  readonly env: Env;
  readonly requestId: string;
  /** The page's address as the shopper sees it, also when the request is for the page's data. */
  readonly url: URL;
  readonly jar: CookieJar;
  /** Calls the API; what the contract lets be cached comes from the cache. */
  readonly cached: Call;
  /** Calls the API itself, always: for prices and stock in cart and checkout, and for everything personal. */
  readonly fresh: Call;
  session(): Promise<Session | undefined>;
}

export interface VisitorOptions {
  env: Env;
  request: Request;
  requestId: string;
  waitUntil: (promise: Promise<unknown>) => void;
  edge: EdgeCache;
  onFault: (fault: UpstreamFault) => void;
}

/** A made-up origin for the service binding, which has no address of its own. */
const BINDING_ORIGIN = "https://api.invalid";

/** Builds the visitor of a request. */
export function createVisitor({ env, request, requestId, waitUntil, edge, onFault }: VisitorOptions): Visitor {
  const url = pageUrl(request.url);
  const jar = new CookieJar(request.headers.get("Cookie"), {
    ring: env.COOKIE_KEYS,
    secure: url.protocol === "https:",
  });
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const fresh = createUpstream({ origin, fetch: upstreamFetch(env), onFault });
  return {
    env,
    requestId,
    url,
    jar,
    fresh,
    cached: createCachedCall({ call: fresh, edge, origin, waitUntil }),
    session: () => jar.read(cookies.session),
  };
}

/** How the API is reached: over the network when an origin is named, over the service binding otherwise. */
export function upstreamFetch(env: Env): (request: Request) => Promise<Response> {
  const { API_ORIGIN, API } = env;
  if (API_ORIGIN || !API) return (request) => fetch(request);
  return (request) => API.fetch(request);
}

/**
 * The address of the page behind a request: Remix asks for a page's data at `/cart.data?_routes=…`, and for the front
 * page's at `/_root.data`.
 */
export function pageUrl(address: string): URL {
  const url = new URL(address);
  if (url.pathname.endsWith(".data")) {
    url.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.slice(0, -".data".length);
    url.searchParams.delete("_routes");
  }
  return url;
}

const LONGEST_NOTICE_VALUE = 60;

/** Leaves a sentence for the next page; the last two are kept. */
export async function notify(visitor: Visitor, kind: Notice["kind"], key: string, values?: Notice["values"]) {
  const shortened = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value.slice(0, LONGEST_NOTICE_VALUE) : value,
  ]);
  const before = (await visitor.jar.read(cookies.notices)) ?? [];
  visitor.jar.write(cookies.notices, [...before, { kind, key, values: Object.fromEntries(shortened) }].slice(-2));
}

export type { Notice, Session, ShippingDraft };
