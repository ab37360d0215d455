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
 * @throws when a secret is missing or too short: the Worker then does not start
 */
export function readSettings(env: unknown): Settings {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(`och-api cannot start: ${z.prettifyError(parsed.error)}`);
}
