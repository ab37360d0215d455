/**
 * What is counted together when tries are limited, and the counting itself, which is the platform's (wrangler.toml has
 * the numbers).
 */
import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { log } from "../log.ts";
import type { EndpointName } from "../upstream/contract.ts";

/** The counters of wrangler.toml: so many per key and minute. */
export type Limit = "LIMIT_SIGN_IN" | "LIMIT_ACCOUNT" | "LIMIT_ACCOUNT_HERE" | "LIMIT_LOOK_UP" | "LIMIT_LISTS";

/**
 * The network that an address belongs to: an IPv6 customer has a /64 of them, and would have as many keys.
 * @param address as the platform tells it
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.toLowerCase().split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  while (groups.length < 8 - after.length) groups.push("0");
  return `${[...groups, ...after].slice(0, 4).map(shortGroup).join(":")}::/64`;
}

const shortGroup = (group: string) => group.replace(/^0+(?=.)/, "");

/**
 * One text for all the ways to write an account's address: the API's database takes letters with and without case and
 * accents for the same, and what nobody sees makes no other account.
 */
export function accountOf(email: string): string {
  return email
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Cc}\s]+/gu, "")
    .toLowerCase()
    .normalize("NFKC");
}

/** A key that tells nothing of what it is made of. */
export async function shortDigest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Counts one try.
 * @param key what is counted together; never a personal detail as it is
 * @returns whether it is within the limit
 */
export async function isWithin(env: Env, limit: Limit, key: string): Promise<boolean> {
  const limiter = env[limit];
  if (env.RATE_LIMITS === "off" || !limiter) return true;
  try {
    return (await limiter.limit({ key })).success;
  } catch {
    // A counter that is out of order must not close the shop.
    log("error", "rate-limit-failed", { binding: limit });
    return true;
  }
}

/**
 * As `isWithin`.
 * @throws BffError `rate-limited`
 */
export async function count(env: Env, limit: Limit, key: string): Promise<void> {
  if (!(await isWithin(env, limit, key))) throw new BffError("rate-limited");
}

/**
 * Counts a try to sign in to an account. A few tries per network and account are always looked at, so that a stranger
 * who keeps trying does not lock the customer out, who comes from another; all further ones share the account's limit,
 * and the first ones of all networks together have theirs, for a stranger with many.
 * @param account as it was typed
 * @throws BffError `rate-limited`
 */
export async function countAccountTry(env: Env, network: string, account: string): Promise<void> {
  const key = await shortDigest(accountOf(account));
  const isFirstOfHere =
    (await isWithin(env, "LIMIT_ACCOUNT_HERE", `${key} ${network}`)) &&
    (await isWithin(env, "LIMIT_SIGN_IN", `first tries ${key}`));
  if (!isFirstOfHere) await count(env, "LIMIT_ACCOUNT", `sign-in ${key}`);
}

/**
 * The calls that answer a page of a list: each combination of filters is another question, and most are in no cache.
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
 * Counts a question for a list that no cache could answer.
 * @param visitor their session, or the network of a guest
 * @throws BffError `rate-limited`
 */
export async function countListRead(env: Env, name: EndpointName, visitor: string): Promise<void> {
  if (LISTS.has(name)) await count(env, "LIMIT_LISTS", `list ${visitor}`);
}

/** Mails with a new password that one account is sent. */
const MOST_RESETS = 3;
const RESET_WINDOW = 60 * 60 * 1000;

/**
 * Counts a request for a new password: three per hour and account. The platform's counters know periods of ten seconds
 * and a minute only, so that this one is a Durable Object.
 * @param account as it was typed
 * @throws BffError `rate-limited`, with the time until it may be tried again
 */
export async function countReset(env: Env, account: string): Promise<void> {
  const { ATTEMPTS } = env;
  if (env.RATE_LIMITS === "off" || !ATTEMPTS) return;
  const counter = ATTEMPTS.get(ATTEMPTS.idFromName(`reset ${await shortDigest(accountOf(account))}`));
  const wait = await counter.attempt(MOST_RESETS, RESET_WINDOW);
  if (wait > 0) throw new BffError("rate-limited", "", Math.ceil(wait / 1000));
}
