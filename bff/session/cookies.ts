/**
 * Every cookie of the shop: name, life, shape, protection, purpose. Nothing else writes one.
 *
 * Together they stay under 6 KB for any input: each has a bound below, and a value that is longer than its bound,
 * broken, of an old key or of another shape counts as absent and is cleared with the response.
 */
import { z } from "zod";
import { GUEST_CART_DAYS, MAX_LINES } from "../rules/cart.ts";
import { LONGEST_DRAFT_DETAILS } from "../rules/delivery-address.ts";
import { id, idText, lineQuantity } from "../rules/fields.ts";
import { ID_DIGITS } from "../rules/ids.ts";
import { PAYMENT_METHOD_NAMES } from "../rules/payment-methods.ts";
import { PROVIDERS, SIGN_IN_PAGES } from "../rules/provider.ts";
import { LONGEST_QUANTITY } from "../rules/quantity.ts";
import { decodeCart, encodeCart } from "./cart-text.ts";
import type { CookieDefinition } from "./cookie-jar.ts";

const DAY = 86_400;

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

/**
 * A value kept as a JSON list of its fields in the order in which the shape names them: the names would take a tenth of
 * the cookie. A further field goes last. The object that was written before is read too.
 */
function listed<Value extends object>(shape: z.ZodObject & z.ZodType<Value>) {
  const fields = Object.entries(shape.shape);
  const named = (values: readonly unknown[]) =>
    Object.fromEntries(
      fields.flatMap(([name, field], index) => {
        const value = values[index] ?? null;
        // JSON has no word for absent.
        return value === null && field.safeParse(undefined).success ? [] : [[name, value]];
      }),
    );
  return {
    encode: (value: Value) => JSON.stringify(fields.map(([name]) => Reflect.get(value, name))),
    decode: (text: string) => {
      const value = readJson(text);
      return shape.safeParse(Array.isArray(value) ? named(value) : value).data;
    },
  };
}

/** A short list, `1_22_333`: what a cookie can hold most of. */
function joined<Row>(row: z.ZodType<Row>, most: number, encodeRow: (row: Row) => string) {
  const rows = z.array(row).max(most);
  return {
    encode: (values: Row[]) => values.map(encodeRow).join("_"),
    decode: (text: string) => rows.safeParse(text.split("_")).data,
  };
}

const pendingSave = z
  .string()
  .regex(new RegExp(`^${ID_DIGITS}l?(?:\\.[\\w-]{8})?$`))
  .transform((text) => {
    const [product = "", by] = text.split(".");
    return { id: Number.parseInt(product, 10), isLater: product.endsWith("l"), by };
  });
const TYPED = `\\d{1,10}[.-]\\P{C}{0,${LONGEST_QUANTITY}}`;
const typedQuantities = z
  .string()
  .regex(new RegExp(`^${TYPED}(?:\n${TYPED})*$`, "u"))
  .transform((text) =>
    text.split("\n").map((line) => {
      const mark = line.search(/[.-]/);
      return { id: Number.parseInt(line, 10), text: line.slice(mark + 1), isShort: line[mark] === "-" };
    }),
  );

/** A coupon, its owner (`customer.ts`), and the amount for which the owner agreed to lose the rest; 0 before. */
const coupon = z
  .string()
  .regex(/^[\w-]{1,40}\.[\w-]{8}\.[0-9a-z]{1,6}$/)
  .transform((text) => {
    const [code = "", owner = "", agreed = ""] = text.split(".");
    return { code, owner, agreed: Number.parseInt(agreed, 36) };
  });

/** Longest token of the existing API that a session can hold, in characters. */
export const LONGEST_TOKEN = 760;

/** How much of a customer's name the header shows, in characters. */
export const LONGEST_CUSTOMER_NAME = 40;

/** How many saved products a session remembers: as many as the API keeps (rule S2). */
export const MOST_SAVED = 5;

const session = z.object({
  /** The customer's token of the existing API. It leaves the Worker only towards that API. */
  token: z.string().min(1).max(LONGEST_TOKEN),
  /** New at every sign-in; form tokens are bound to it. */
  sid: z.string().length(22),
  /** The customer's number at the API, if it returns one. */
  customer: z.number().nullish(),
  /** Their favourites, as the API last returned them; absent before. */
  saved: z.array(id).max(MOST_SAVED).nullish(),
  /** What the header prints. */
  user: z.object({ name: z.string().max(LONGEST_CUSTOMER_NAME), bonus: z.number() }),
});
export type Session = z.output<typeof session>;

/** Notices name a sentence; the words are looked up when they are printed, in the language of that page. */
const notice = z.object({
  kind: z.enum(["success", "failure", "info"]),
  /** Key of `app/words`, e.g. `notices.addedToCart`. */
  key: z
    .string()
    .regex(/^[a-zA-Z.]+$/)
    .max(40),
  /** Values the sentence prints. */
  values: z.record(z.string().max(20), z.union([z.string().max(60), z.number()])).optional(),
  /** The undo form beside the sentence: the address of an action, its few fields, and the key of another label. */
  undo: z
    .object({
      label: z
        .string()
        .regex(/^[a-zA-Z.]+$/)
        .max(40)
        .optional(),
      to: z
        .string()
        .regex(/^\/[a-z]+$/)
        .max(12),
      fields: z.record(
        z
          .string()
          .regex(/^[a-z]+$/i)
          .max(10),
        z.union([
          z
            .string()
            .regex(/^[\w,]*$/)
            .max(48),
          z.number(),
        ]),
      ),
    })
    .optional(),
  /** A link beside the sentence: its address and the key of its words. */
  link: z
    .object({
      to: z
        .string()
        .regex(/^\/[\w?=&/-]*$/)
        .max(60),
      key: z
        .string()
        .regex(/^[a-zA-Z.]+$/)
        .max(40),
    })
    .optional(),
});
export type Notice = z.output<typeof notice>;

const shippingDraft = z.object({
  /** The address's owner, if known: the next customer in this browser must not see it. */
  customer: z.number().nullish(),
  personal: z.boolean(),
  name: z.string().max(100),
  phone: z.string().max(20),
  phone2: z.string().max(20),
  email: z.string().max(100),
  register: z.string().max(20),
  district: z.number().int().nullable(),
  khoroo: z.number().int().nullable(),
  more: z.string().max(LONGEST_DRAFT_DETAILS),
  w3w: z.string().max(60),
  /** Single-use key of the order that this address was sent for; null until the API has accepted the address. */
  orderKey: z.string().length(22).nullable(),
  /**
   * What was typed in other fields and is not applied yet, and the chosen payment method: stored as far as the cookie
   * has room.
   */
  coupon: z.string().max(40).nullish(),
  bonus: z.string().max(12).nullish(),
  payment: z.enum(PAYMENT_METHOD_NAMES).nullish(),
  /**
   * Latitude and longitude in degrees, to five decimals, of the point that was chosen: the place that the three words
   * name.
   */
  point: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).nullish(),
  /** Whose page it was typed on (`shortTag`), where nobody was signed in any more when it was sent. */
  by: z.string().max(8).nullish(),
});
export type ShippingDraft = z.output<typeof shippingDraft>;

const mailed = z.object({
  /** Where the mail went. */
  email: z.string().max(100),
  /** The page that the shopper was on the way to. */
  next: z.string().max(300),
});
export type Mailed = z.output<typeof mailed>;

const pendingSignIn = z.object({
  provider: z.enum(PROVIDERS),
  /** Binds the `state` that the provider returns to this browser. */
  key: z.string().length(22),
  /** The PKCE code verifier (RFC 7636). */
  verifier: z.string().length(44),
});

const providerSignIn = z.object({
  /** Where it began. */
  page: z.enum(SIGN_IN_PAGES),
  /** The typed values, for the page to which a failure returns; no password. */
  typed: z.object({ name: z.string().max(100), email: z.string().max(100), phone: z.string().max(20) }),
  /** What the provider's answer must match; null once one did, so that it counts once. */
  pending: pendingSignIn.nullish(),
  /** The provider whose profile could not be read: its button then has another label. */
  failed: z.enum(PROVIDERS).nullish(),
  /** A sign-in that another tab had started before; it is valid as well. */
  earlier: pendingSignIn.nullish(),
});
export type ProviderSignIn = z.output<typeof providerSignIn>;

const shownCart = z.object({
  /** Products and quantities, in the order of the cart. */
  lines: z.array(z.tuple([id, lineQuantity])).max(MAX_LINES),
  /** Whose cart it is (`shortTag`); empty for a customer without a number, null for a guest. */
  of: z.string().max(8).nullable(),
});
export type ShownCart = z.output<typeof shownCart>;

export const cookies = {
  /** Who is signed in. Bounded: the API's tokens never expire, so a stolen cookie must. */
  session: define({
    name: "session",
    maxAge: 14 * DAY,
    lifetimeKey: ({ sid }) => sid,
    protection: "sealed",
    maxBytes: 1_550,
    ...listed(session),
  }),
  /**
   * The cart before decision 0264. Read once, moved to the shopper's object and cleared (own-cart.ts), until 1 February
   * 2027.
   */
  cart: define({
    name: "cart",
    maxAge: 60 * DAY,
    protection: "signed",
    maxBytes: 1_150,
    encode: encodeCart,
    decode: decodeCart,
  }),
  /** The guest's id: the name of their object (bff/shopper). A browser has it from its first write on. */
  shopper: define({
    name: "shopper",
    maxAge: GUEST_CART_DAYS * DAY,
    protection: "signed",
    maxBytes: 170,
    ...written(z.string().length(22)),
  }),
  /**
   * A copy of the cart for pages that only show it, written with every answer of the object, and believed by nobody.
   */
  shown: define({
    name: "shown",
    maxAge: GUEST_CART_DAYS * DAY,
    protection: "signed",
    maxBytes: 1_100,
    ...listed(shownCart),
  }),
  /** Products being compared, in the order they were added (rule S1). */
  compare: define({
    name: "compare",
    maxAge: 60 * DAY,
    protection: "signed",
    maxBytes: 200,
    ...joined(idText, 4, String),
  }),
  /** Products viewed, newest first (rule S3). */
  recent: define({
    name: "recent",
    maxAge: 60 * DAY,
    protection: "signed",
    maxBytes: 280,
    ...joined(idText, 10, String),
  }),
  /** The coupon that a customer has entered; its amount is read again each time. */
  coupon: define({
    name: "coupon",
    maxAge: 7 * DAY,
    protection: "signed",
    maxBytes: 206,
    ...written(coupon, ({ code, owner, agreed }) => `${code}.${owner}.${agreed.toString(36)}`),
  }),
  /** The bonus points in use as the shopper last read them; clamped to the limit wherever they count. */
  bonus: define({
    name: "bonus",
    maxAge: 7 * DAY,
    protection: "signed",
    maxBytes: 144,
    ...written(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ),
  }),
  /**
   * The delivery address as typed so far, so that nothing is lost on the way; personal, hence encrypted, and deleted
   * after a day.
   */
  shipping: define({
    name: "shipping",
    maxAge: DAY,
    protection: "sealed",
    maxBytes: 1_420,
    ...listed(shippingDraft),
  }),
  /**
   * The product that a guest asked to save on the way to the sign-in page; saved and cleared with the response to
   * signing in. `isLater`: it is then removed from the cart. `by`: the mark of the customer whose session had ended;
   * nobody else gets it.
   */
  save: define({
    name: "save",
    maxAge: 3_600,
    protection: "plain",
    maxBytes: 20,
    ...written(pendingSave, ({ id, isLater, by }) => `${id}${isLater ? "l" : ""}${by ? `.${by}` : ""}`),
  }),
  /**
   * A pending sign-in at a provider (sign-in/). Only guests have one: a new session clears it, so that it uses the
   * session's share of the limit for all cookies.
   */
  provider: define({
    name: "provider",
    maxAge: 600,
    protection: "sealed",
    maxBytes: 1_000,
    ...listed(providerSignIn),
  }),
  /**
   * About a requested mail, to confirm an address or with a new password: where it was sent, for the page that says so,
   * and the page to continue to. Only guests have it, as `provider`: a new session clears it.
   */
  mailed: define({
    name: "mailed",
    maxAge: DAY,
    protection: "sealed",
    maxBytes: 500,
    ...listed(mailed),
  }),
  /**
   * The typed quantities of the form that is being answered, for the page that answers it, and whether each was too
   * large; cleared when rendered.
   */
  typed: define({
    name: "typed",
    maxAge: 3_600,
    protection: "plain",
    maxBytes: 48,
    ...written(typedQuantities, (typed) =>
      typed.map(({ id, text, isShort }) => `${id}${isShort ? "-" : "."}${text}`).join("\n"),
    ),
  }),
  /** Notices for the next page; cleared when printed. */
  notices: define({
    name: "notices",
    maxAge: 300,
    protection: "signed",
    maxBytes: 500,
    ...json(z.array(notice).max(2)),
  }),
  /**
   * The second secret of a browser that changes its customer's password: by it, the browser receives the new session
   * even if the answer was lost, which a copy of the session alone does not (decision 0157). New with every page that
   * has the form.
   */
  renewal: define({
    name: "renewal",
    maxAge: DAY,
    protection: "plain",
    maxBytes: 22,
    ...written(z.string().regex(/^[\w-]{22}$/)),
  }),
  /** Binds the form tokens of guests whose browser sends neither Sec-Fetch-Site nor Origin. */
  visit: define({
    name: "visit",
    maxAge: DAY,
    protection: "signed",
    maxBytes: 162,
    ...written(z.string().length(22)),
  }),
  /** Grid or list, as last chosen on a listing. */
  view: define({
    name: "view",
    maxAge: 365 * DAY,
    protection: "plain",
    maxBytes: 8,
    ...written(z.enum(["grid", "list"])),
  }),
  /** The chosen language; Mongolian when absent. */
  language: define({
    name: "language",
    maxAge: 365 * DAY,
    protection: "plain",
    maxBytes: 4,
    ...written(z.enum(["mn", "en"])),
  }),
  /** The chosen colours; those of the browser when absent. */
  theme: define({
    name: "theme",
    maxAge: 365 * DAY,
    protection: "plain",
    maxBytes: 1,
    ...written(
      z.enum(["l", "d"]).transform((letter) => (letter === "d" ? "dark" : "light")),
      (theme) => theme.slice(0, 1),
    ),
  }),
};
