/**
 * How often an address may try what can be abused: passwords, coupons, order numbers, searches (security.md §1). The
 * numbers stand in wrangler.toml beside the bindings; the counting is the platform's.
 */
import type { MiddlewareHandler } from "hono";
import { type DoorEnv, pagePath } from "./context.ts";
import { count, countAccountTry, countReset } from "./limits.ts";
import { postedFields } from "./posted-fields.ts";

interface LimitedGroup {
  name: string;
  paths: RegExp;
  methods: RegExp;
  /** Only when this field is filled in. */
  field?: string;
  /** Counted per network address. */
  perAddress: "LIMIT_SIGN_IN" | "LIMIT_LOOK_UP";
  /** What is counted of the account that the posted field `email` names, whatever address the tries come from. */
  account?: "sign-in" | "reset";
}

const GROUPS: readonly LimitedGroup[] = [
  {
    name: "sign-in",
    paths: /^(?:\/login|\/api\/user\/login)$/,
    methods: /^POST$/,
    perAddress: "LIMIT_SIGN_IN",
    account: "sign-in",
  },
  {
    name: "reset",
    paths: /^(?:\/forgot-password|\/api\/user\/forgot-password)$/,
    methods: /^POST$/,
    perAddress: "LIMIT_SIGN_IN",
    account: "reset",
  },
  { name: "register", paths: /^(?:\/register|\/api\/user\/register)$/, methods: /^POST$/, perAddress: "LIMIT_SIGN_IN" },
  {
    name: "coupon",
    paths: /^\/(?:shipping|confirm-order)$/,
    methods: /^POST$/,
    // These pages have one form with several buttons; a code that was typed is tried with the last one too.
    field: "coupon",
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
    if (group && (!group.field || (await postedFields(c))[group.field])) {
      const { env, network } = c.get("visitor");
      await count(env, group.perAddress, `${group.name} ${network}`);
      const account = group.account ? (await postedFields(c)).email : undefined;
      if (account && group.account === "sign-in") await countAccountTry(env, network, account);
      if (account && group.account === "reset") await countReset(env, account);
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}
