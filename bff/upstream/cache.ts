/**
 * Answers that are the same for everybody, cached per endpoint and canonical payload: first in the isolate's memory,
 * already parsed, then in the data centre's Cache API. Only complete successful answers to calls without a token are
 * cached. The Cache API has no stale-while-revalidate, so the stored value contains its age.
 */

import { BoundedMap } from "../bounded-map.ts";
import { type EdgeCache, readEdge, writeEdge } from "../edge-cache.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Call } from "./client.ts";
import type { CachePolicy, EndpointName, ReplyOf, RequestOf } from "./contract.ts";
import { contract } from "./contract.ts";

/**
 * Bounds of what an isolate remembers, in characters of JSON. Parsed, with the views made of it, a reply takes several
 * bytes for each; an isolate has 128 MB for everything.
 */
const MAX_MEMORY_LENGTH = 12 * 1024 * 1024;
/** A longer reply is cached in the data centre only. */
const MAX_ENTRY_LENGTH = 1024 * 1024;

/** The fixed cost of an entry beside its reply and key; without it a hundred thousand tiny entries would fit. */
const ENTRY_OVERHEAD_LENGTH = 500;

interface Entry {
  /** Length of its JSON in characters. */
  size: number;
  /** When it was fetched, in milliseconds since the epoch. */
  storedAt: number;
  reply: unknown;
  /** When a request of this isolate last started to renew it: one renewal at a time is enough. */
  renewingSince?: number;
}

/** How long a reply may be part of a cached document, in milliseconds since the epoch. */
export interface ReplyLife {
  /** Until then it may be delivered, at the end while it is renewed. */
  staleUntil: number;
  /** It is older than that, and delivered because the API fails. */
  isOld: boolean;
}

export interface ReplyCacheOptions {
  call: Call;
  edge: EdgeCache;
  /** Distinguishes APIs that share a data centre's cache. */
  origin: string;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Called before an uncached call goes to the API; it may throw. */
  onMiss?: (name: EndpointName) => Promise<void>;
  /** Called for each reply that comes from the cache. */
  onCached?: (() => void) | undefined;
  /** Called for each reply; `life` is null where it may not be cached. */
  onReply?: ((reply: object, life: ReplyLife | null) => void) | undefined;
}

/** Timeout of a renewal in milliseconds; then the next request starts another. */
const RENEWAL_TIMEOUT_MS = 5_000;

const memory = new BoundedMap<Entry>(MAX_MEMORY_LENGTH, ({ size }, key) => size + key.length + ENTRY_OVERHEAD_LENGTH);

/** Forgets what this isolate remembers; for tests. */
export function clearReplyMemory(): void {
  memory.clear();
}

/** How much this isolate remembers, in characters of JSON; for tests. */
export const replyMemory = (): number => memory.weight;

/**
 * Wraps `call` with the cache policy that the contract states beside each endpoint.
 * @returns a function of the same shape; calls with a token, and endpoints without a policy, pass straight through
 */
export function createCachedCall(options: ReplyCacheOptions): Call {
  // Calls of one request share a pending response. Not those of two: workerd forbids waiting for another request's I/O.
  const underway = new Map<string, Promise<unknown>>();
  return async function cachedCall(name, request, token = null) {
    const { cache: policy } = contract[name];
    const uncached = async () => {
      const reply = await options.call(name, request, token);
      options.onReply?.(reply, null);
      return reply;
    };
    if (!policy || token !== null) return uncached();
    if (hasOwnRange(request)) {
      await options.onMiss?.(name);
      return uncached();
    }
    const key = `${options.origin}|${name}|${JSON.stringify(request) ?? ""}`;
    const shared = underway.get(key) as Promise<ReplyOf<typeof name>> | undefined;
    if (shared) return shared;
    const promise = answer(options, policy, key, name, request).finally(() => underway.delete(key));
    underway.set(key, promise);
    return promise;
  };
}

async function answer<Name extends EndpointName>(
  options: ReplyCacheOptions,
  policy: CachePolicy,
  key: string,
  name: Name,
  request: RequestOf<Name>,
): Promise<ReplyOf<Name>> {
  const now = Date.now();
  const entry = await newestCached(options.edge, policy, key, now);
  // The cache's value under this key was stored by `renew` below, for this very endpoint.
  const cached = entry as (Entry & { reply: ReplyOf<Name> }) | undefined;
  if (!cached) {
    await options.onMiss?.(name);
    return renew(options, policy, key, name, request);
  }
  remember(key, cached);
  const fromCache = (isOld = false) => {
    options.onCached?.();
    options.onReply?.(cached.reply, lifeOf(cached.storedAt, policy, isOld));
    return cached.reply;
  };
  const age = (now - cached.storedAt) / 1000;
  if (age < policy.fresh) return fromCache();
  if (age < policy.fresh + policy.staleWhileRevalidate) {
    if (now - (cached.renewingSince ?? 0) > RENEWAL_TIMEOUT_MS) {
      cached.renewingSince = now;
      options.waitUntil(renew(options, policy, key, name, request).catch(() => undefined));
    }
    return fromCache();
  }
  try {
    return await renew(options, policy, key, name, request);
  } catch (error) {
    if (age < policy.fresh + policy.staleIfError) return fromCache(true);
    throw error;
  }
}

/** What is cached: another isolate of the data centre may have renewed it, and all show what one of them was given. */
async function newestCached(
  edge: EdgeCache,
  { fresh }: CachePolicy,
  key: string,
  now: number,
): Promise<Entry | undefined> {
  const own = memory.get(key);
  if (own && now - own.storedAt < fresh * 1_000) return own;
  const shared = await readEntry(edge, key);
  return own && own.storedAt >= (shared?.storedAt ?? 0) ? own : shared;
}

function lifeOf(storedAt: number, { fresh, staleWhileRevalidate }: CachePolicy, isOld: boolean): ReplyLife {
  return { staleUntil: storedAt + (fresh + staleWhileRevalidate) * 1_000, isOld };
}

/** Fetches an answer and keeps it. */
async function renew<Name extends EndpointName>(
  options: ReplyCacheOptions,
  policy: CachePolicy,
  key: string,
  name: Name,
  request: RequestOf<Name>,
): Promise<ReplyOf<Name>> {
  const reply = await options.call(name, request);
  const storedAt = Date.now();
  options.onReply?.(reply, isWhole(reply) ? lifeOf(storedAt, policy, false) : null);
  if (isWhole(reply)) {
    const text = JSON.stringify({ storedAt, reply });
    remember(key, { storedAt, reply, size: text.length });
    options.waitUntil(writeEntry(options.edge, key, text, policy));
  }
  return reply;
}

/**
 * Price ranges are typed by hand: there are too many to cache, and each would evict a page that is requested again. The
 * whole list, whose first page every filtered one needs, is cached as usual.
 */
function hasOwnRange(request: unknown): boolean {
  if (typeof request !== "object" || request === null || !("price" in request)) return false;
  return Array.isArray(request.price) && request.price.some((bound) => bound > 0);
}

/** A failed answer is never cached. */
function isWhole(reply: unknown): boolean {
  return typeof reply === "object" && reply !== null && !("result" in reply && reply.result !== "success");
}

function remember(key: string, entry: Entry): void {
  if (entry.size > MAX_ENTRY_LENGTH) memory.delete(key);
  else memory.set(key, entry);
}

/** A cache address of our own that no visitor can request; long payloads are hashed. */
async function edgeUrl(key: string): Promise<string> {
  return `https://reply-cache.invalid/v2/${await fingerprint(key)}`;
}

async function readEntry(edge: EdgeCache, key: string): Promise<Entry | undefined> {
  return readEdge(edge, await edgeUrl(key), async (cached) => {
    const text = await cached.text();
    return { ...(JSON.parse(text) as Pick<Entry, "storedAt" | "reply">), size: text.length };
  });
}

async function writeEntry(edge: EdgeCache, key: string, text: string, policy: CachePolicy): Promise<void> {
  const life = policy.fresh + Math.max(policy.staleWhileRevalidate, policy.staleIfError);
  const response = new Response(text, { headers: { "Content-Type": "application/json" } });
  await writeEdge(edge, await edgeUrl(key), response, life);
}
