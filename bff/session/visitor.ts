/**
 * The visitor of one request: built once at the front door, used by every route of the BFF and, through the load
 * context, by every loader and action.
 */

import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { countListRead, networkOf } from "../limits/limits.ts";
import { log } from "../log.ts";
import type { Page, Pages } from "../pages/pages.ts";
import { COOKIE_MARK } from "../rules/cookie-mark.ts";
import { LANGUAGE_PARAMETER } from "../rules/language.ts";
import { createCachedCall, type EdgeCache, type ReplyCacheOptions } from "../upstream/cache.ts";
import { type Call, type CallObserver, createUpstream, type OddReply, UpstreamFault } from "../upstream/client.ts";
import type { EndpointName } from "../upstream/contract.ts";
import { UpstreamHealth } from "../upstream/health.ts";
import { createSharedCall } from "../upstream/shared-call.ts";
import { CookieJar } from "./cookie-jar.ts";
import { cookies, type Session } from "./cookies.ts";
import { endingRefusedSession } from "./end-session.ts";
import { notify } from "./notices.ts";
import { randomKey } from "./random-key.ts";
import { digest, isDigest } from "./sealing.ts";
import { Sessions } from "./sessions.ts";
import { ownAddress } from "./shop-origin.ts";

export interface Visitor {
  readonly env: Env;
  readonly requestId: string;
  /**
   * The page's address at the shop's own origin, as the shopper sees it, for page data requests too.
   */
  readonly url: URL;
  /** The page of that address. */
  readonly page: Page;
  /** Every page of the shop. */
  readonly pages: Pages;
  readonly jar: CookieJar;
  /**
   * Whether the request is a prefetch or a HEAD: it records no product as viewed and consumes no notice.
   */
  readonly isPrefetch: boolean;
  /**
   * Whether the browser just failed the cookie check (door/cookie-check.ts, door/csrf.ts): its page says so.
   */
  readonly takesNoCookies: boolean;
  /** Calls the API, through the cache where the contract allows it. */
  readonly cached: Call;
  /** As `cached`, from the cache alone: a miss fails at once and silently. */
  readonly kept: Call;
  /**
   * Always calls the API: for prices and stock in cart and checkout, and for personal data. A refused token ends the
   * session (end-session.ts).
   */
  readonly fresh: Call;
  /**
   * As `fresh`, but without sharing answers between equal calls of the same request: for reading the whole catalogue,
   * which does not fit into memory.
   */
  readonly unkept: Call;
  /**
   * The current customer's session, if alive. An ended one is cleared with the response.
   * @param options `needed` when the response would be wrong for a guest
   * @returns undefined for a guest, and for a customer whose registry does not answer, who reads a page that is for
   *   guests too
   * @throws BffError `upstream-unreachable` when the registry does not answer and the session is needed, or something
   *   is written
   */
  session(options?: { needed?: boolean }): Promise<Session | undefined>;
  /** Begins and ends sessions in their customer's registry. */
  readonly sessions: Sessions;
  /**
   * What the page prints is right until a moment, in milliseconds since the epoch: no document of it is kept beyond
   * (door/document-life.ts).
   */
  endBy(moment: number): void;
  /** Counts a call of a shopper's object, for the log. */
  countObject(): void;
  /** Continues work after the response is sent. */
  waitUntil(work: Promise<unknown>): void;
  /**
   * Counts a list that is not cached.
   * @throws BffError `rate-limited`
   */
  readonly countListRead: (name: EndpointName) => Promise<void>;
  /**
   * The network that the shopper comes from, by the address that the platform tells: a key for rate limits, never
   * logged.
   */
  readonly network: string;
  /**
   * The hidden field `formToken` of this answer's forms, for browsers that do not send a form's origin (lynx).
   * Bound to the session, or to the cookie `shopper` of a guest.
   * @returns null for browsers that send `Sec-Fetch-Site`: they need none
   */
  formToken(): Promise<string | null>;
  /** Whether a posted `formToken` was made for this session or, for a guest, this browser. */
  acceptsFormToken(token: string): Promise<boolean>;
}

export interface VisitorOptions {
  env: Env;
  request: Request;
  pages: Pages;
  /** The page that the request is for. */
  page: Page;
  requestId: string;
  waitUntil: (promise: Promise<unknown>) => void;
  edge: EdgeCache;
  onFault: (fault: UpstreamFault) => void;
  onOddRows?: (odd: OddReply) => void;
  /** Sees the calls of the request, and is called for each reply from the cache. */
  observer?: CallObserver & { countKept(): void; countObject(): void };
  /** Called before an uncached call, instead of counting it; it may throw. */
  onMiss?: Visitor["countListRead"];
  /** Called for each reply of `cached` and `kept`, as the cache says it. */
  onReply?: ReplyCacheOptions["onReply"];
  /** Instead of calling the API: another visitor of the request may have what this one asks for. */
  call?: Call;
  /** For tests: the time in seconds since the epoch. */
  now?: () => number;
}

/** `Sec-Purpose` by the standard, `Purpose` and `X-Moz` by browsers before it. */
function isPrefetch({ method, headers }: Request): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  return method === "HEAD" || purposes.some((purpose) => purpose.includes("prefetch"));
}

/** A made-up origin for the service binding, which has no address of its own. */
export const BINDING_ORIGIN = "https://api.invalid";

/** Builds the visitor of a request. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { env, request, pages, page, requestId, waitUntil, edge, onFault, onOddRows, onReply, observer, now } = options;
  const url = pageUrl(ownAddress(env, new URL(request.url)).href);
  const ring = env.COOKIE_KEYS;
  const jar = new CookieJar(request.headers.get("Cookie"), { ring, secure: url.protocol === "https:", now });
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const call = createUpstream({
    origin,
    fetch: upstreamFetch(env),
    callerSecret: env.API_CALLER_SECRET,
    onFault,
    onOddRows,
    observer,
    waitUntil,
    health: healthFor(env),
  });
  const writes = request.method === "POST";
  const sessions = new Sessions({
    shoppers: env.SHOPPER,
    isReading: !writes,
    onFault: (detail) => log("error", "session-registry", { requestId, detail }),
    onCall: () => observer?.countObject(),
    asking: async () => ({
      browser: (await jar.read(cookies.shopper)) ?? "",
      order: ORDER_PAGE.exec(url.pathname)?.[1],
    }),
    ...(now ? { now: () => now() * 1000 } : {}),
  });
  const fresh = options.call ?? endingRefusedSession(createSharedCall(call), { jar, sessions });
  const session: Visitor["session"] = async ({ needed = writes } = {}) => {
    const held = await jar.read(cookies.session);
    let standing = held && (await sessions.standing(held));
    if (standing === "live") return held;
    if (held && standing === "ended") {
      const renewed = await renewedSession(held, { jar, sessions, isPrefetch: isPrefetch(request) });
      if (typeof renewed === "object") return renewed;
      // A registry that does not answer has not said that nothing replaced the session.
      if (renewed === "unknown") standing = "unknown";
      else jar.clear(cookies.session);
    }
    if (standing === "unknown" && needed) throw new BffError("upstream-unreachable", "session registry");
    return undefined;
  };
  const onKept = observer && (() => observer.countKept());
  const network = networkOf(request.headers.get("CF-Connecting-IP") ?? "local");
  const countRead: Visitor["countListRead"] = async (name) =>
    countListRead(env, name, (await jar.read(cookies.session))?.sid ?? network);
  return {
    env,
    requestId,
    url,
    page,
    pages,
    jar,
    fresh,
    unkept: endingRefusedSession(call, { jar, sessions }),
    cached: createCachedCall({
      call: fresh,
      edge,
      origin,
      waitUntil,
      onKept,
      onMiss: options.onMiss ?? countRead,
      onReply,
    }),
    kept: createCachedCall({ call: notCalled, edge, origin, waitUntil: () => undefined, onKept, onReply }),
    countListRead: countRead,
    session,
    sessions,
    endBy: () => undefined,
    countObject: () => observer?.countObject(),
    waitUntil,
    isPrefetch: isPrefetch(request),
    takesNoCookies: false,
    network,
    formToken: async () => {
      if (request.headers.has("Sec-Fetch-Site")) return null;
      const proof = await formProof(jar, request.method === "GET");
      return proof === null ? null : digest(ring, FORM_TOKEN, proof);
    },
    acceptsFormToken: async (token) => {
      const proof = await formProof(jar, false);
      return proof !== null && isDigest(ring, FORM_TOKEN, proof, token);
    },
  };
}

/**
 * The session that replaced this one, for the browser that never received it, with a notice of the change that it was
 * renewed for (decision 0157). Whoever has only a copy of the ended session gets nothing.
 * @returns `unknown` where the registry does not answer
 */
async function renewedSession(
  held: Session,
  { jar, sessions, isPrefetch }: Pick<Visitor, "jar" | "sessions" | "isPrefetch">,
): Promise<Session | "unknown" | undefined> {
  const { renewal: proof, ...kept } = held;
  const next = proof ? await sessions.successor(held, proof) : null;
  if (!next) return undefined;
  if (next === "unknown") return next;
  const session = { ...kept, sid: next.sid };
  // While the change is running, the request keeps its session: a later request gets the new one, with the notice.
  if (next.state === "pending" || isPrefetch) return session;
  jar.write(cookies.session, session);
  if (next.state === "done") await notify({ jar }, "success", "notices.passwordChanged");
  else await notify({ jar }, "failure", "customer.passwordFault");
  return session;
}

/**
 * The visitor for a response that must make no API call (a refused request): cached data work, everything else fails at
 * once and silently.
 */
export function withoutUpstream(visitor: Visitor): Visitor {
  return { ...visitor, fresh: notCalled, unkept: notCalled, cached: visitor.kept };
}

const notCalled: Call = async (name) => {
  throw new UpstreamFault(name, "paused", "");
};

const FORM_TOKEN = "form token";

/** The page of one order, whose record its customer's object has. */
const ORDER_PAGE = /^\/show-order\/([^/]+)$/;

/**
 * What a form token is bound to.
 * @param mayBegin whether a guest without the cookie `shopper` may get one
 */
async function formProof(jar: CookieJar, mayBegin: boolean): Promise<string | null> {
  const session = await jar.read(cookies.session);
  if (session) return `session ${session.sid}`;
  const known = await jar.read(cookies.shopper);
  if (known) return `guest ${known}`;
  if (!mayBegin) return null;
  const id = randomKey();
  jar.write(cookies.shopper, id);
  return `guest ${id}`;
}

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

/**
 * The address of the page behind a request: Remix asks for a page's data at `/cart.data?_routes=…`, and for the front
 * page's at `/_root.data`. It does not contain the mark of the cookie check or the requested language.
 */
export function pageUrl(address: string): URL {
  const url = new URL(address);
  dropDoorFields(url);
  if (url.pathname.endsWith(".data")) {
    url.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.slice(0, -".data".length);
    url.searchParams.delete("_routes");
  }
  return url;
}

/**
 * Removes the parameters that only the front door reads. An address without them is unchanged: deleting would re-encode
 * the query.
 */
export function dropDoorFields({ searchParams }: URL): void {
  for (const name of [COOKIE_MARK, LANGUAGE_PARAMETER]) if (searchParams.has(name)) searchParams.delete(name);
}
