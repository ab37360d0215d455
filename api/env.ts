import { z } from "zod";

/** Which of the existing servers the API can behave like (generation.ts). */
export const GENERATIONS = ["first", "second"] as const;
export type Generation = (typeof GENERATIONS)[number];

/** Whether an address is a loopback address (RFC 6761, RFC 5735). */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

const schema = z.object({
  /** Which of the existing servers this one behaves like (generation.ts). */
  API_GENERATION: z.enum(GENERATIONS).default("first"),
  /** Signs the customers' tokens. There is no default, since a public secret is none. */
  API_TOKEN_SECRET: z.string().min(32),
  /** The storefront's origin, to which the link in the confirmation mail leads. */
  SITE_ORIGIN: z.url().optional(),
  /** Where a browser reaches this Worker: the QR code of an order then leads to its sandbox bank page. */
  SANDBOX_ORIGIN: z.url().optional(),
  /**
   * `on` for a laptop and for tests alone: the outbox then keeps mails with passwords where anybody can read them,
   * and the bank's page lets anybody pay any order. Without it there is neither, and what needs a mail is refused.
   */
  SANDBOX: z.enum(["on", "off"]).default("off"),
  /** The secret of the sandbox's provider of sign-ins (demo/sandbox/provider.ts); without it there is none. */
  SANDBOX_CLIENT_SECRET: z.string().min(32).optional(),
  /** Authenticates backends that may call `facebook-login`; without it nobody may. */
  CALLER_SECRET: z.string().min(32).optional(),
});

/** The API's settings. */
export type Settings = z.output<typeof schema>;

/** Bindings of the Worker, as routes see them. */
export interface Bindings {
  DB: D1Database;
  /** The pictures of the demonstration (demo/files). */
  ASSETS: Pick<Fetcher, "fetch">;
}

/** Variables of a request: the settings and, on routes for customers, the user id. */
export interface Variables {
  settings: Settings;
  userId: number;
}

/** The type of every Hono app of the API. */
export interface Api {
  Bindings: Bindings;
  Variables: Variables;
}

/**
 * Reads the settings once, when the Worker starts.
 * @throws when a secret is missing or too short, or the sandbox would stand open to others: the Worker then does not
 *   start
 */
export function readSettings(env: unknown): Settings {
  const parsed = schema.safeParse(env);
  if (parsed.success) {
    const { SANDBOX, SANDBOX_ORIGIN, SITE_ORIGIN } = parsed.data;
    if (
      SANDBOX === "on" &&
      ![SANDBOX_ORIGIN, SITE_ORIGIN].every((origin) => origin === undefined || isLoopback(origin))
    )
      throw new Error("och-api cannot start: SANDBOX is on, but SANDBOX_ORIGIN or SITE_ORIGIN is not this machine's");
    return parsed.data;
  }
  throw new Error(`och-api cannot start: ${z.prettifyError(parsed.error)}`);
}
