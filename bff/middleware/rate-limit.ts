/**
 * How often an address may try what can be abused: passwords, coupons, order numbers, searches (security.md §1). The
 * numbers stand in wrangler.toml beside the bindings; the counting is the platform's.
 */
import type { MiddlewareHandler } from "hono";
import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { log } from "../log.ts";
import { type DoorEnv, pagePath } from "./door.ts";
import { postedFields } from "./posted-fields.ts";

interface LimitedGroup {
  name: string;
  paths: RegExp;
  methods: RegExp;
  /** Only when this button was pressed. */
  intent?: string;
  /** Counted per network address. */
  perAddress: "LIMIT_SIGN_IN" | "LIMIT_LOOK_UP";
  /** The posted field that names an account; it is counted too, whatever address the tries come from. */
  account?: string;
}

const GROUPS: readonly LimitedGroup[] = [
  {
    name: "sign-in",
    paths: /^(?:\/login|\/forgot-password|\/api\/user\/(?:login|forgot-password))$/,
    methods: /^POST$/,
    perAddress: "LIMIT_SIGN_IN",
    account: "email",
  },
  { name: "register", paths: /^(?:\/register|\/api\/user\/register)$/, methods: /^POST$/, perAddress: "LIMIT_SIGN_IN" },
  {
    name: "coupon",
    paths: /^\/(?:shipping|confirm-order)$/,
    methods: /^POST$/,
    // These pages have one form with several buttons.
    intent: "coupon",
    perAddress: "LIMIT_LOOK_UP",
  },
  {
    name: "coupon",
    paths: /^\/api\/product\/(?:use-coupon|cart-shipping)$/,
    methods: /^POST$/,
    perAddress: "LIMIT_LOOK_UP",
  },
  {
    name: "tracking",
    paths: /^(?:\/track-order|\/api\/product\/show-order)(?:\/|$)/,
    methods: /^/,
    perAddress: "LIMIT_LOOK_UP",
  },
  { name: "suggestions", paths: /^\/suggestions(?:\/|$)/, methods: /^/, perAddress: "LIMIT_LOOK_UP" },
  { name: "search", paths: /^(?:\/search|\/api\/product\/search)(?:\/|$)/, methods: /^/, perAddress: "LIMIT_LOOK_UP" },
];

/**
 * Counts what `GROUPS` names before anything is called.
 * @throws BffError `rate-limited`
 */
export function rateLimit({ groups = GROUPS }: { groups?: readonly LimitedGroup[] } = {}) {
  return async function rateLimit(c, next) {
    const path = pagePath(c.req.url);
    const group = groups.find(({ paths, methods }) => paths.test(path) && methods.test(c.req.method));
    if (group && (!group.intent || (await postedFields(c)).intent === group.intent)) {
      const { env, address } = c.get("visitor");
      await count(env, group.perAddress, `${group.name} ${address}`);
      const account = group.account ? (await postedFields(c))[group.account] : undefined;
      if (account)
        await count(env, "LIMIT_ACCOUNT", `${group.name} ${await shortDigest(account.trim().toLowerCase())}`);
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}

/**
 * Counts one try.
 * @param key what is counted together; never a personal detail as it is
 * @throws BffError `rate-limited` when there were too many
 */
export async function count(
  env: Env,
  binding: "LIMIT_SIGN_IN" | "LIMIT_ACCOUNT" | "LIMIT_LOOK_UP",
  key: string,
): Promise<void> {
  const limiter = env[binding];
  if (env.RATE_LIMITS === "off" || !limiter) return;
  let allowed = true;
  try {
    allowed = (await limiter.limit({ key })).success;
  } catch {
    // A counter that is out of order must not close the shop.
    log("error", "rate-limit-failed", { binding });
  }
  if (!allowed) throw new BffError("rate-limited");
}

async function shortDigest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
