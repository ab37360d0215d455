/**
 * The Worker's bindings and variables, parsed once. A missing or weak secret refuses to start: every request is then
 * answered 500 and the log says what is missing.
 */

import { z } from "zod";
import type { AttemptCounter } from "./limits/attempt-counter.ts";
import { API_GENERATIONS, PAYMENT_METHOD_NAMES, parsePaymentMethod, usualMethods } from "./rules/payment-methods.ts";
import { isFileName } from "./rules/picture-file.ts";
import { isInCountry, parsePoint } from "./rules/point.ts";
import type { Shopper } from "./shopper/shopper.ts";

/** One key per entry, newest first, `id:base64url` with 32 bytes each; older keys only open existing cookies. */
const keyRing = z
  .string({
    error: "COOKIE_KEYS is missing: one or more of `id:base64url of 32 bytes`, separated by commas, newest first",
  })
  .transform((text, context) =>
    text.split(",").map((entry, place, entries) => {
      const [keyId, secret] = entry.trim().split(":");
      const bytes = secret ? decodeBase64Url(secret) : undefined;
      // Short ids: each protected cookie carries one, and their sizes are bounded (cookies.ts).
      if (!/^\w{1,8}$/.test(keyId ?? "") || !keyId || bytes?.byteLength !== 32 || new Set(bytes).size < 12) {
        context.addIssue({
          code: "custom",
          message:
            "COOKIE_KEYS holds an entry that is not `id:32 random bytes` with an id of at most 8 letters or digits",
        });
        return z.NEVER;
      }
      // Of two keys with the same id, only one would ever be used.
      if (entries.findIndex((other) => other.trim().split(":")[0] === keyId) !== place) {
        context.addIssue({ code: "custom", message: "COOKIE_KEYS names one key id twice" });
        return z.NEVER;
      }
      return { keyId, bytes };
    }),
  );

const fetcher = z.custom<Fetcher>((value) => typeof value === "object" && value !== null && "fetch" in value);
const rateLimit = z.custom<RateLimit>((value) => typeof value === "object" && value !== null && "limit" in value);

/**
 * An http(s) address, or undefined where a deployment has emptied the variable.
 * @param pick what of it is kept; null for one that does not fit
 */
const url = (pick: (url: URL, text: string) => string | null, message = "not an http(s) address") =>
  z
    .string()
    .trim()
    .optional()
    .transform((text, context) => {
      if (!text) return undefined;
      const parsed = URL.parse(text);
      const value = parsed && /^https?:$/.test(parsed.protocol) ? pick(parsed, text) : null;
      if (value !== null) return value;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

const origin = url((parsed) => parsed.origin, "not an http(s) origin");

/** An endpoint's address, which may have a query. */
const address = (standard: string) =>
  url(({ hash, href }) => (hash ? null : href)).transform((href) => href ?? standard);

/** A page that a link may lead to. */
const webAddress = url(({ href }) => href);

/** Where feedback is posted. It is personal, so only https may carry it beyond this machine. */
const webhook = url(
  ({ protocol, hostname }, text) =>
    protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname) ? text : null,
  "neither an https address nor one of this machine",
);

/**
 * Where a map's pictures come from, `https://tiles.example/{z}/{x}/{y}.png`: one origin, which the page's policy names.
 * It becomes part of a header, so it must contain no placeholder and no character that ends a directive.
 */
const tileTemplate = url(
  (_, text) =>
    ["{x}", "{y}", "{z}"].every((part) => text.includes(part)) && /^https?:\/\/[\w.:[\]-]+\//i.test(text) ? text : null,
  "not an http(s) address with {z}, {x} and {y} in its path",
);

/** A text, or undefined where a deployment has emptied the variable. */
const filled = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((text) => text || undefined);

const shopPoint = filled.transform((text, context) => {
  const point = text ? parsePoint(text) : null;
  if (!text || (point && isInCountry(point))) return text;
  context.addIssue({ code: "custom", message: "not degrees of latitude and longitude in Mongolia" });
  return z.NEVER;
});

/** One picture of `SIDE_ADS`: a file in the API's folder `/images/banner`, its link, and its words. */
const sideAd = z.strictObject({
  picture: z.string().max(100).refine(isFileName),
  href: z.url({ protocol: /^https?$/ }).max(500),
  mn: z.string().trim().min(1).max(60),
  en: z.string().trim().min(1).max(60),
});

const sideAds = z
  .string()
  .optional()
  .transform((text, context) => {
    try {
      return z
        .array(sideAd)
        .max(2)
        .parse(JSON.parse(text || "[]"));
    } catch {
      context.addIssue({ code: "custom", message: "not a JSON list of at most two {picture, href, mn, en}" });
      return z.NEVER;
    }
  });

const durableObjects = <Class extends Rpc.DurableObjectBranded>() =>
  z
    .custom<DurableObjectNamespace<Class>>((value) => typeof value === "object" && value !== null && "get" in value)
    .optional();

const schema = z.object({
  /** `production` for real customers: https only, and every required setting must be there (`productionFaults`). */
  SHOP_ENV: z.enum(["production", "local"]).default("local"),
  /**
   * The shop's own origin, the only source of absolute addresses and of the `Origin` check; another host is refused. A
   * local run without it answers on loopback, on any port (shop-origin.ts).
   */
  SHOP_ORIGIN: origin,
  /** Origin of the existing shop API; when it is not set, the service binding `API` answers. */
  API_ORIGIN: origin,
  API: fetcher.optional(),
  /** Authenticates us to the API where it trusts its caller: the reference API's `CALLER_SECRET`. */
  API_CALLER_SECRET: z.string().min(32).optional(),
  ASSETS: fetcher.optional(),
  COOKIE_KEYS: keyRing,
  /** Where the shop is, as degrees (`47.91914, 106.91760`); without it the contact page has no map. */
  SHOP_POINT: shopPoint,
  /** Up to two pictures beside the front page's banners that lead to other sites, as JSON (docs/operations.md). */
  SIDE_ADS: sideAds,
  /**
   * The address to which messages from /contact are posted as JSON (docs/operations.md, "Feedback"). Without it the
   * page has no form and shows the mail address.
   */
  FEEDBACK_URL: webhook,
  /** Which of the existing servers the API is (docs/api.md). The second sends no codes of orders. */
  API_GENERATION: z.enum(API_GENERATIONS).default("first"),
  /**
   * Payment methods that the API accepts, in display order: comma-separated names of bff/rules/payment-methods.ts,
   * which also says what the default is.
   */
  PAYMENT_METHODS: z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return undefined;
      const methods = text.split(",").map((name) => parsePaymentMethod(name.trim()));
      const known = methods.filter((method) => method !== null);
      if (known.length === methods.length && new Set(known).size === known.length) return known;
      context.addIssue({
        code: "custom",
        message: `PAYMENT_METHODS is not a list of ${PAYMENT_METHOD_NAMES.join(", ")}`,
      });
      return z.NEVER;
    }),
  /**
   * Sign-in, registration, forgotten password: requests per network, and per account from everywhere and from one
   * network (limits.ts).
   */
  LIMIT_SIGN_IN: rateLimit.optional(),
  LIMIT_ACCOUNT: rateLimit.optional(),
  LIMIT_ACCOUNT_HERE: rateLimit.optional(),
  /** Search, coupon, tracking: requests per address. */
  LIMIT_LOOK_UP: rateLimit.optional(),
  /** Pages of lists that no cache has: requests per visitor. */
  LIMIT_LISTS: rateLimit.optional(),
  /** `off` for automated tests, which sign in many times from one address. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** `off` renders every page for its shopper alone: should a cached document ever be wrong (door/cached-page.ts). */
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  /** `on` where the zone has Cloudflare's image resizing; otherwise pictures are sent as they are. */
  IMAGE_RESIZING: z.enum(["on", "off"]).default("off"),
  /** Which deployment this is: another one has other sentences, server code and variables in its pages. */
  DEPLOYMENT: z.object({ id: z.string() }).optional(),
  /** Seconds after a lost answer in which no further order of the customer is sent. */
  ORDER_QUIET_SECONDS: z.coerce.number().int().positive().default(60),
  /**
   * The app of this shop at Facebook. Without both, nobody is offered to sign in by it (sign-in/providers.ts).
   */
  FACEBOOK_CLIENT_ID: filled,
  FACEBOOK_CLIENT_SECRET: filled,
  /** Facebook's addresses: its sign-in dialog, code for token, and token for profile. */
  FACEBOOK_AUTHORIZE_URL: address("https://www.facebook.com/v23.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: address("https://graph.facebook.com/v23.0/oauth/access_token"),
  FACEBOOK_PROFILE_URL: address("https://graph.facebook.com/v23.0/me"),
  /**
   * The key of what3words, which turns a point on the map into three words. Without it a point is sent without words.
   */
  W3W_API_KEY: filled,
  W3W_URL: address("https://api.what3words.com/v3/convert-to-3wa"),
  /** The pictures of the address page's and the contact page's map; without them it is a plain grid. */
  MAP_TILES: tileTemplate,
  /** The attribution that the pictures' licence requires, and a page with more about it. */
  MAP_ATTRIBUTION: filled,
  MAP_ATTRIBUTION_URL: webAddress,
  /** What the shop remembers of each shopper. */
  SHOPPER: durableObjects<Shopper>(),
  /** Counts what is limited by the hour. */
  ATTEMPTS: durableObjects<AttemptCounter>(),
});

const withDefaults = schema.transform((env) => ({
  ...env,
  PAYMENT_METHODS: env.PAYMENT_METHODS ?? usualMethods(env.API_GENERATION),
}));

export type Env = z.output<typeof withDefaults>;
export type KeyRing = Env["COOKIE_KEYS"];

/** How the shop is paid, for its pages. */
export const shopOf = ({ PAYMENT_METHODS, API_GENERATION }: Env) => ({
  paymentMethods: PAYMENT_METHODS,
  /** Whether the API sends codes of orders; without them an order is paid by transfer where its method allows it. */
  sendsCodes: API_GENERATION === "first",
});

/** The Worker must not serve customers: something that it needs is missing or broken. */
export class EnvRefused extends Error {
  override readonly name = "EnvRefused";
  /** @param faults each names a variable or binding, and never its value */
  constructor(readonly faults: readonly string[]) {
    super(`Refusing to start: ${faults.join("; ")}`);
  }
}

const parsed = new WeakMap<object, Env>();

/**
 * Parses the Worker's bindings.
 * @param bindings what the platform passes to `fetch`
 * @returns the parsed bindings; the same object for the same bindings
 * @throws EnvRefused that names every missing or broken variable
 */
export function readEnv(bindings: object): Env {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = withDefaults.safeParse(bindings);
  if (!result.success) {
    throw new EnvRefused(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const { data } = result;
  const faults = [
    ...(data.SHOP_ENV === "production" ? productionFaults(data) : localFaults(data)),
    ...providerFaults(data),
    ...mapFaults(data),
  ];
  if (faults.length > 0) throw new EnvRefused(faults);
  parsed.set(bindings, data);
  return data;
}

function localFaults({ API_ORIGIN, API }: Env): string[] {
  return API_ORIGIN || API ? [] : ["neither API_ORIGIN nor the service binding API names the shop API"];
}

/** A provider of sign-ins is configured whole or not at all. */
function providerFaults({ FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET }: Env): string[] {
  if (Boolean(FACEBOOK_CLIENT_ID) === Boolean(FACEBOOK_CLIENT_SECRET)) return [];
  return ["of FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET one is missing"];
}

/** A map needs its attribution. */
function mapFaults({ MAP_TILES, MAP_ATTRIBUTION }: Env): string[] {
  return MAP_TILES && !MAP_ATTRIBUTION ? ["MAP_TILES is set without MAP_ATTRIBUTION"] : [];
}

/** Names the key that everybody knows (api/local.ts). */
const LOCAL_KEY_ID = "local";

/** The additional faults of a production deployment. */
const NEEDED_IN_PRODUCTION = [
  "ASSETS",
  "SHOPPER",
  "LIMIT_SIGN_IN",
  "LIMIT_ACCOUNT",
  "LIMIT_ACCOUNT_HERE",
  "LIMIT_LOOK_UP",
  "LIMIT_LISTS",
  "ATTEMPTS",
] as const satisfies (keyof Env)[];

/** Addresses that may be plain http only on this machine. */
const HTTPS_IN_PRODUCTION = [
  "FACEBOOK_AUTHORIZE_URL",
  "FACEBOOK_TOKEN_URL",
  "FACEBOOK_PROFILE_URL",
  "W3W_URL",
  "MAP_TILES",
  "FEEDBACK_URL",
] as const satisfies (keyof Env)[];

/** Why a Worker with these bindings must not serve customers; empty when it may. */
function productionFaults(env: Env): string[] {
  return [
    ...(["SHOP_ORIGIN", "API_ORIGIN"] as const)
      .filter((name) => !env[name]?.startsWith("https:"))
      .map((name) => `${name} is not an https origin`),
    ...HTTPS_IN_PRODUCTION.filter((name) => env[name] && !env[name].startsWith("https:")).map(
      (name) => `${name} is not https`,
    ),
    ...(env.API ? ["the service binding API is the reference API's, which is for local runs"] : []),
    ...(env.COOKIE_KEYS.some(({ keyId }) => keyId === LOCAL_KEY_ID) ? ["COOKIE_KEYS has the key of local runs"] : []),
    ...(env.RATE_LIMITS === "off" ? ["RATE_LIMITS is off"] : []),
    ...NEEDED_IN_PRODUCTION.filter((name) => !env[name]).map((name) => `the binding ${name} is missing`),
  ];
}

function decodeBase64Url(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
