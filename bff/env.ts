/**
 * The Worker's bindings and variables, parsed once. A missing or weak secret refuses to start: every request is then
 * answered 500 and the log says what is missing (security.md §2).
 */
import { z } from "zod";
import type { OrderGate } from "./order-gate.ts";

/** One key per entry, newest first, `id:base64url` with 32 bytes each; older ones only open what they once closed. */
const keyRing = z
  .string({
    error: "COOKIE_KEYS is missing: one or more of `id:base64url of 32 bytes`, separated by commas, newest first",
  })
  .transform((text, context) =>
    text.split(",").map((entry) => {
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
      return { keyId, bytes };
    }),
  );

const fetcher = z.custom<Fetcher>((value) => typeof value === "object" && value !== null && "fetch" in value);
const rateLimit = z.custom<RateLimit>((value) => typeof value === "object" && value !== null && "limit" in value);

const schema = z.object({
  /** Origin of the existing shop API; when it is not set, the service binding `API` answers. */
  API_ORIGIN: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return undefined;
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url && (url.protocol === "http:" || url.protocol === "https:")) return url.origin;
      context.addIssue({ code: "custom", message: "API_ORIGIN is not an http(s) origin" });
      return z.NEVER;
    }),
  API: fetcher.optional(),
  ASSETS: fetcher.optional(),
  COOKIE_KEYS: keyRing,
  SHOP_NAME: z.string().default("Оч"),
  SHOP_PHONE: z.string().default("7700-1234"),
  SHOP_EMAIL: z.string().default("info@och.mn"),
  SHOP_ADDRESS: z.string().default("Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо, Энх тайвны өргөн чөлөө 17"),
  /** What a bank transfer needs (wire contract §11, order page). */
  BANK_NAME: z.string().default("Тэнгэр банк"),
  BANK_ACCOUNT: z.string().default("5000 123 456"),
  BANK_RECEIVER: z.string().default("Оч Электроникс ХХК"),
  /** Sign-in, registration, forgotten password: requests per address, and per account (wrangler.toml has the numbers). */
  LIMIT_SIGN_IN: rateLimit.optional(),
  LIMIT_ACCOUNT: rateLimit.optional(),
  /** Search, coupon, tracking: requests per address. */
  LIMIT_LOOK_UP: rateLimit.optional(),
  /** `off` for automated tests, which sign in many times from one address. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** `on` where the zone has Cloudflare's image resizing; pictures are otherwise sent as they are. */
  IMAGE_RESIZING: z.enum(["on", "off"]).default("off"),
  ORDER_GATE: z
    .custom<DurableObjectNamespace<OrderGate>>((value) => typeof value === "object" && value !== null && "get" in value)
    .optional(),
});

export type Env = z.output<typeof schema>;
export type KeyRing = Env["COOKIE_KEYS"];

const parsed = new WeakMap<object, Env>();

/**
 * Parses the Worker's bindings.
 * @param bindings what the platform passes to `fetch`
 * @returns the parsed bindings; the same object for the same bindings
 * @throws Error that names every missing or broken variable, without printing any value
 */
export function readEnv(bindings: object): Env {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = schema.safeParse(bindings);
  if (!result.success) {
    throw new Error(
      `Refusing to start: ${result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")}`,
    );
  }
  if (!result.data.API_ORIGIN && !result.data.API) {
    throw new Error("Refusing to start: neither API_ORIGIN nor the service binding API names the shop API");
  }
  parsed.set(bindings, result.data);
  return result.data;
}

function decodeBase64Url(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
