/**
 * The keys of rate limits, and the counting, which the platform does (numbers in wrangler.toml).
 */

import { expandIPv6 } from "hono/utils/ipaddr";
import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { fingerprint } from "../fingerprint.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { MAX_FEEDBACK_PER_HOUR } from "../rules/feedback.ts";
import type { EndpointName } from "../upstream/contract.ts";

/** The counters of wrangler.toml, per key and minute. */
export type CounterName = "LIMIT_SIGN_IN" | "LIMIT_ACCOUNT" | "LIMIT_ACCOUNT_HERE" | "LIMIT_LOOK_UP" | "LIMIT_LISTS";

/**
 * The network of an address: an IPv6 customer has a whole /64 of addresses, each of which would be a key.
 * @param address as the platform tells it
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  const groups = expandIPv6(address.toLowerCase()).split(":");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * A canonical form of an account's address: the API's database ignores case and accents, and invisible characters do
 * not make another account.
 */
export function accountOf(email: string): string {
  return email
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Cc}\s]+/gu, "")
    .toLowerCase()
    .normalize("NFKC");
}

/** A key that reveals nothing about its parts. */
export async function shortDigest(text: string): Promise<string> {
  return (await fingerprint(text)).slice(0, 24);
}

/**
 * Counts one attempt.
 * @param key the counter's key; never a plain personal detail
 * @returns whether it is within the limit
 */
export async function isWithin(env: Env, limit: CounterName, key: string): Promise<boolean> {
  const limiter = env[limit];
  if (env.RATE_LIMITS === "off" || !limiter) return true;
  try {
    return (await limiter.limit({ key })).success;
  } catch {
    // A broken counter must not close the shop.
    log("error", "rate-limit-failed", { binding: limit });
    return true;
  }
}

/**
 * As `isWithin`.
 * @throws BffError `rate-limited`
 */
export async function count(env: Env, limit: CounterName, key: string): Promise<void> {
  if (await isWithin(env, limit, key)) return;
  log("info", "rate-limited", { binding: limit });
  throw new BffError("rate-limited");
}

/**
 * Counts a sign-in attempt. A few attempts per network and account always pass, so that a stranger's attempts do not
 * lock out the customer on another network; further ones share the account's limit, and the first ones of all networks
 * together have their own, against distributed attempts. Over an hour one network has thirty at an account, so that no
 * list of common passwords is tried from a single place.
 * @param account as it was typed
 * @throws BffError `rate-limited`, with the time until it may be tried again
 */
export async function countAccountTry(env: Env, network: string, account: string): Promise<void> {
  const key = await shortDigest(accountOf(account));
  const isFirstOfHere =
    (await isWithin(env, "LIMIT_ACCOUNT_HERE", `${key} ${network}`)) &&
    (await isWithin(env, "LIMIT_SIGN_IN", `first tries ${key}`));
  if (!isFirstOfHere) await count(env, "LIMIT_ACCOUNT", `sign-in ${key}`);
  // The counters of the minute stand.
  await countInHour(env, `password ${key} ${await shortDigest(network)}`, MAX_TRIES_PER_HOUR).catch(passBroken);
}

/** A broken counter must not close the shop. */
function passBroken(error: unknown): void {
  if (error instanceof BffError) throw error;
  log("error", "rate-limit-failed", { binding: "ATTEMPTS" });
}

/**
 * The calls behind list pages: each combination of filters is another payload, and most are not cached.
 */
export const LISTS: ReadonlySet<EndpointName> = new Set([
  "categoryProduct",
  "subCategoryProduct",
  "search",
  "newArrival",
  "brandProduct",
  "event",
]);

/**
 * Counts an uncached list call.
 * @param visitor their session, or the network of a guest
 * @throws BffError `rate-limited`
 */
export async function countListRead(env: Env, name: EndpointName, visitor: string): Promise<void> {
  if (LISTS.has(name)) await count(env, "LIMIT_LISTS", `list ${visitor}`);
}

/**
 * Counts one attempt in a period: the platform's counters know ten seconds and a minute only, so that this one is a
 * Durable Object.
 * @param most attempts that the period may hold
 * @param period milliseconds
 * @returns 0 when it was counted, otherwise the milliseconds until the next may be
 * @throws TooLate, and what the counter fails with
 */
export async function countAttempt({ ATTEMPTS }: Env, key: string, most: number, period: number): Promise<number> {
  if (!ATTEMPTS) return 0;
  return inTime(ATTEMPTS.get(ATTEMPTS.idFromName(key)).attempt(most, period), COUNTER_TIMEOUT_MS);
}

/** Mails with a new password per account and hour. */
export const MAX_RESETS_PER_HOUR = 3;
/** Passwords per account, network and hour. */
export const MAX_TRIES_PER_HOUR = 30;
const HOUR_MS = 60 * 60 * 1000;
/** How long a counter may take, in milliseconds. */
const COUNTER_TIMEOUT_MS = 1_000;

/**
 * Counts a request for a new password: three per hour and account.
 * @param account as it was typed
 * @throws BffError `rate-limited`, with the time until it may be tried again
 */
export async function countReset(env: Env, account: string): Promise<void> {
  await countInHour(env, `reset ${await shortDigest(accountOf(account))}`, MAX_RESETS_PER_HOUR);
}

/**
 * Counts a message to the shop.
 * @param customer their name within the shop (session/customer.ts)
 * @throws BffError `rate-limited`
 */
export async function countFeedback(env: Env, customer: string): Promise<void> {
  await countInHour(env, `feedback ${await shortDigest(customer)}`, MAX_FEEDBACK_PER_HOUR).catch(passBroken);
}

/** @throws BffError `rate-limited`, with the time until it may be tried again */
async function countInHour(env: Env, key: string, most: number): Promise<void> {
  if (env.RATE_LIMITS === "off") return;
  const wait = await countAttempt(env, key, most, HOUR_MS);
  if (wait <= 0) return;
  log("info", "rate-limited", { binding: "ATTEMPTS" });
  throw new BffError("rate-limited", "", Math.ceil(wait / 1000));
}
