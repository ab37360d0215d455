import { z } from "zod";
import { GENERATIONS } from "./generation.ts";

const schema = z
  .object({
    /** Which of the existing servers this one behaves like (generation.ts). */
    API_GENERATION: z.enum(GENERATIONS).default("first"),
    /** Signs the customers' tokens. There is no default: a secret that everybody knows is none. */
    API_TOKEN_SECRET: z.string().min(32),
    /** The storefront's origin, for the link that a confirmed e-mail address comes back to. */
    SITE_ORIGIN: z.url().optional(),
    /** Where a browser reaches this Worker: the QR code of an order then leads to its sandbox bank page. */
    SANDBOX_ORIGIN: z.url().optional(),
    /** `on` puts texts into SQL as the existing server does (splicing/index.ts): for tests, and refused anywhere but on this machine. */
    SQL_SPLICING: z.enum(["on", "off"]).default("off"),
  })
  .refine(
    ({ SQL_SPLICING, SANDBOX_ORIGIN = "" }) => SQL_SPLICING === "off" || SANDBOX_ORIGIN.startsWith("http://127.0.0.1:"),
    { error: "SQL_SPLICING is for tests on 127.0.0.1" },
  );

/** What the API is configured with. */
export type Settings = z.output<typeof schema>;

/** Bindings of the Worker, as routes see them. */
export interface Bindings {
  DB: D1Database;
}

/** What a request carries from middleware to handler: the settings, and on routes for customers who is asking. */
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
