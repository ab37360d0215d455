/**
 * Every cookie of the shop: name, life, shape, protection, purpose. Nothing else writes one. A value that is broken, of
 * an old key or of another shape counts as absent and is cleared with the response.
 */
import { z } from "zod";
import { GUEST_CART_DAYS, MAX_LINES } from "../rules/cart.ts";
import { MAX_COMPARED } from "../rules/compare.ts";
import { id, idText, lineQuantity } from "../rules/fields.ts";
import { MAX_QUANTITY_LENGTH } from "../rules/quantity.ts";
import { MAX_REMEMBERED } from "../rules/recently-viewed.ts";
import type { CookieDefinition } from "./cookie-jar.ts";

const DAY_SECONDS = 86_400;

const define = <Value>(definition: CookieDefinition<Value>) => definition;

/** A value kept as text that one schema reads. */
function written<Value>(shape: z.ZodType<Value>, encode: (value: Value) => string = String) {
  return { encode, decode: (text: string) => shape.safeParse(text).data };
}

/** A value kept as JSON of the given shape. */
function json<Value>(shape: z.ZodType<Value>) {
  return {
    encode: (value: Value) => JSON.stringify(value),
    decode: (text: string) => shape.safeParse(readJson(text)).data,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest token of the existing API that a session can hold, in characters. */
export const MAX_TOKEN_LENGTH = 760;

/** How much of a customer's name the header shows, in characters. */
export const MAX_CUSTOMER_NAME_LENGTH = 40;

/** How many saved products a session remembers: as many as the API keeps (rule S2). */
export const MAX_SAVED = 5;

const session = z.object({
  /** The customer's token of the existing API. It leaves the Worker only towards that API. */
  token: z.string().min(1).max(MAX_TOKEN_LENGTH),
  /** New at every sign-in; form tokens are bound to it. */
  sid: z.string().length(22),
  /** The customer's number at the API, if it returns one. */
  customer: z.number().nullish(),
  /** Their favourites, as the API last returned them; absent before. */
  saved: z.array(id).max(MAX_SAVED).nullish(),
  /** What the header prints. */
  user: z.object({ name: z.string().max(MAX_CUSTOMER_NAME_LENGTH), bonus: z.number() }),
  /**
   * The second secret of a browser that changes its customer's password, new with every page that has the form: by it
   * the browser receives the new session even if the answer was lost, which an earlier copy of the session does not
   * (decision 0157).
   */
  renewal: z.string().length(22).optional(),
});
export type Session = z.output<typeof session>;

/** Refused quantities that the next page shows. */
export const MAX_TYPED = 3;

/** The key of a sentence in `app/words`, e.g. `notices.addedToCart`. */
const wordsKey = z.string().regex(/^[a-zA-Z.]{1,40}$/);

/** Notices name a sentence; the words are looked up when they are printed, in the language of that page. */
const notice = z.object({
  kind: z.enum(["success", "failure", "info"]),
  key: wordsKey,
  /** Values the sentence prints. */
  values: z.record(z.string().max(20), z.union([z.string().max(60), z.number()])).optional(),
  /** The undo form beside the sentence: the address of an action, its few fields, and the key of another label. */
  undo: z
    .object({
      label: wordsKey.optional(),
      to: z.string().regex(/^\/[a-z]{1,11}(?:\/[a-z]{1,11})?$/),
      fields: z.record(z.string().regex(/^[a-z]{1,10}$/i), z.union([z.string().regex(/^[\w,]{0,48}$/), z.number()])),
    })
    .optional(),
  /** A link beside the sentence: its address and the key of its words. */
  link: z.object({ to: z.string().regex(/^\/[\w?=&/-]{0,59}$/), key: wordsKey }).optional(),
});
export type Notice = z.output<typeof notice>;

/** What one answer leaves for the next page. */
const flash = z.object({
  notices: z.array(notice).max(2),
  /** Quantities of a refused form as they were typed. */
  typed: z
    .array(z.object({ id, text: z.string().max(MAX_QUANTITY_LENGTH), isShort: z.boolean().optional() }))
    .max(MAX_TYPED)
    .optional(),
});
export type Flash = z.output<typeof flash>;

const shown = z.object({
  /** Products and quantities, in the order of the cart. */
  lines: z.array(z.tuple([id, lineQuantity])).max(MAX_LINES),
  /** Whose cart it is (`shortTag`); empty for a customer without a number, null for a guest. */
  of: z.string().max(8).nullable(),
  /** Products being compared, in the order in which they were added. */
  compared: z.array(id).max(MAX_COMPARED),
});
export type Shown = z.output<typeof shown>;

export const cookies = {
  /**
   * Who is signed in. The API's tokens never expire, so a stolen cookie must: its customer's object ends each session
   * this long after its sign-in, however often the cookie is written (bff/shopper/live-sessions.ts).
   */
  session: define({
    name: "session",
    maxAge: 14 * DAY_SECONDS,
    protection: "sealed",
    ...json(session),
  }),
  /**
   * The browser's id: the name of its guest's object (bff/shopper), and what binds the form tokens of guests. A browser
   * has it from its first document on, and an object from its first write on.
   */
  shopper: define({
    name: "shopper",
    maxAge: GUEST_CART_DAYS * DAY_SECONDS,
    protection: "signed",
    ...written(z.string().length(22)),
  }),
  /** A copy of cart and compare list for pages that only show them, believed by nobody (bff/shopper/shown.ts). */
  shown: define({
    name: "shown",
    maxAge: GUEST_CART_DAYS * DAY_SECONDS,
    protection: "signed",
    ...json(shown),
  }),
  /** Products viewed, newest first (rule S3). */
  recent: define({
    name: "recent",
    maxAge: 60 * DAY_SECONDS,
    protection: "signed",
    ...written(
      z
        .string()
        .transform((text) => text.split("_"))
        .pipe(z.array(idText).max(MAX_REMEMBERED)),
      (ids) => ids.join("_"),
    ),
  }),
  /** For the next page; cleared when printed. */
  notices: define({
    name: "notices",
    maxAge: 300,
    protection: "signed",
    ...json(flash),
  }),
  /** Grid or list, as last chosen on a listing. */
  view: define({
    name: "view",
    maxAge: 365 * DAY_SECONDS,
    protection: "plain",
    ...written(z.enum(["grid", "list"])),
  }),
  /** The chosen language; Mongolian when absent. */
  language: define({
    name: "language",
    maxAge: 365 * DAY_SECONDS,
    protection: "plain",
    ...written(z.enum(["mn", "en"])),
  }),
  /** The chosen colours; those of the browser when absent. */
  theme: define({
    name: "theme",
    maxAge: 365 * DAY_SECONDS,
    protection: "plain",
    ...written(
      z.enum(["l", "d"]).transform((letter) => (letter === "d" ? "dark" : "light")),
      (theme) => theme.slice(0, 1),
    ),
  }),
};
