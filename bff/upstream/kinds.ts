/**
 * The kinds of values that requests to the existing API are built of (decision 0120). Every field of a request in
 * `contract.ts` has one of these kinds; a schema without a kind does not compile there. A kind is a strict pattern, or
 * refuses; free text is sanitised. It checks every value at run time: the same requests come from our pages, from
 * forms and through the same-origin API.
 */
import { z } from "zod";
import { isPhone, phoneDigits } from "../rules/contact.ts";
import type { FieldKind } from "../rules/field-kind.ts";
import { id as anyId, isEmail, MAX_EMAIL_LENGTH } from "../rules/fields.ts";
import {
  askedText,
  isAskableName,
  isSendable,
  seenText,
  sentText,
  withoutFourBytes,
  withoutInvisible,
} from "../rules/sent-text.ts";
import { ListedSpecs } from "./listed-specs.ts";

const KIND: unique symbol = Symbol("kind");
type KindName = FieldKind | "fields" | "list" | "absent" | "nothing";

/** A schema that was built here. */
export type Kinded<Schema extends z.ZodType = z.ZodType> = Schema & { readonly [KIND]: KindName };

function ofKind<Schema extends z.ZodType>(name: KindName, schema: Schema): Kinded<Schema> {
  return Object.assign(schema, { [KIND]: name });
}

/** The kind that a schema was built as. */
export const kindOf = (schema: Kinded): KindName => schema[KIND];

/**
 * A kind of single value.
 * @param read returns what is sent for a value; undefined refuses it
 */
function kind<Input, Output>(name: FieldKind, read: (value: unknown) => Output | undefined) {
  const schema = z.custom<Input>().transform((value, context): Output => {
    const sent = read(value);
    if (sent !== undefined) return sent;
    // The message is the kind's name, which the border passes on.
    context.addIssue({ code: "custom", message: name });
    return z.NEVER;
  });
  return ofKind(name, schema);
}

const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

const number = (fits: (value: number) => boolean) =>
  kind<number, number>("number", (value) =>
    typeof value === "number" && Number.isFinite(value) && fits(value) ? value : undefined,
  );

// --- Single values ---------------------------------------------------------------------------------------------------

/** A row's id: a positive whole number, or the digits of one (the old client sends what its address holds). */
export const id = kind<number | string, number>("id", (value) => {
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return anyId.safeParse(number).data;
});

/** A whole number within bounds, both included. */
export const whole = (least: number, most: number) =>
  number((value) => Number.isSafeInteger(value) && value >= least && value <= most);

/** Tugrik or points: nothing below 0, and not always whole (docs/api.md, section 5). */
export const amount = number((value) => value >= 0 && value <= 1e12);

/** A number of the API's own that goes back to it. */
export const figure = number(() => true);

/** Degrees. */
export const coordinate = number((value) => Math.abs(value) <= 180);

/** Undiscounted price from … to, in tugrik (docs/api.md, section 3). */
export const priceRange = kind<readonly [number, number], [number, number]>("number", (value) => {
  const [from, to, ...more]: unknown[] = Array.isArray(value) ? value : [];
  const isPrice = (bound: unknown): bound is number => typeof bound === "number" && bound >= 0 && bound <= 1e12;
  return isPrice(from) && isPrice(to) && more.length === 0 ? [from, to] : undefined;
});

/** One of a few fixed words. */
export const word = <const Word extends string | boolean>(...words: readonly Word[]) =>
  kind<Word, Word>("word", (value) => words.find((known) => known === value));

/**
 * An e-mail address. The standard allows quotes, which are refused here: hardly any other service accepts such an
 * address.
 */
export const email = kind<string, string>("email", (value) => {
  const address = typeof value === "string" ? withoutInvisible(value).trim() : "";
  const isAddress = /^[\w%+-]+(?:\.[\w%+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,24}$/.test(
    address,
  );
  // The forms' rule holds too.
  return isAddress && address.length <= MAX_EMAIL_LENGTH && isEmail(address) ? address : undefined;
});

function mongolianPhone(value: unknown): string | undefined {
  const digits = typeof value === "string" ? phoneDigits(value) : "";
  return isPhone(digits) ? digits : undefined;
}

/** A telephone number of Mongolia, however it is written: its eight digits are sent. */
export const phone = kind<string, string>("phone", mongolianPhone);

/** As `phone`, but empty where the customer has given none. */
export const secondPhone = kind<string, string>("phone", (value) => (value === "" ? "" : mongolianPhone(value)));

/** An organisation's register number, or empty for a person. */
export const register = kind<string, string>("register", matching(/^(?:\d{7})?$/));

/** Letters and digits, two letters first (docs/api.md, section 5). */
export const orderNumber = kind<string, string>("orderNumber", matching(/^[A-Za-z\d-]{1,40}$/));

/** A customer's id at a provider of sign-ins. */
export const accountId = kind<string, string>("id", matching(/^[\w.-]{1,100}$/));

export const coupon = kind<string, string>("coupon", matching(/^[\w-]{1,40}$/));

/**
 * A name that the API itself listed: a colour. It must match exactly, so it is refused, not changed.
 */
export const listedName = kind<string, string>("listedName", (value) =>
  typeof value === "string" && isAskableName(value) ? value : undefined,
);

/** A condition over specifications that the API listed. */
export const listedSpecs = kind<"" | ListedSpecs, string>("listedName", (value) => {
  if (value === "") return "";
  return value instanceof ListedSpecs ? value.toJSON() : undefined;
});

/** Sent as typed: the server hashes it and never puts it into SQL. */
export const password = chosenPassword({ shortest: 1, longest: 200 });

/** A password that is chosen, of a length in UTF-16 units. */
export function chosenPassword({ shortest, longest }: { shortest: number; longest: number }) {
  return kind<string, string>("password", (value) =>
    typeof value === "string" && value.length >= shortest && value.length <= longest ? value : undefined,
  );
}

/**
 * Free text that the server stores. Letters of four bytes, which it may be unable to store, are refused rather than
 * dropped silently.
 * @param longest in UTF-16 units; a longer one is refused
 */
export const text = (longest: number, { mayBeEmpty = false, lines = false } = {}) =>
  kind<string, string>("text", (value) => {
    if (typeof value !== "string") return undefined;
    const sent = seenText(sentText(value, lines));
    return sent.length <= longest && (mayBeEmpty || sent !== "") && isSendable(sent) ? sent : undefined;
  });

/**
 * A search text; it is not stored.
 * @param longest as of `text`
 */
export const searched = (longest: number) =>
  kind<string, string>("text", (value) => {
    const asked = typeof value === "string" ? askedText(value) : "";
    return asked !== "" && asked.length <= longest ? asked : undefined;
  });

/**
 * A text of the API's own that is sent back to it. No shopper could correct it, so it is truncated when too long, and
 * never refused for that.
 */
export const ownText = kind<string, string>("text", (value) =>
  typeof value === "string"
    ? sentText(withoutFourBytes(value))
        .slice(0, 255)
        .replace(/\p{Cs}$/u, "")
    : undefined,
);

/** The address of a picture at a provider of sign-ins. */
export const pictureUrl = kind<string, string>(
  "text",
  matching(/^https:\/\/[\w.-]{1,200}(?:\/[\w./~%+:@=&?,-]{0,1500})?$/),
);

// --- What they are put together with ---------------------------------------------------------------------------------

/** An object of fields; other properties are dropped. */
export const fields = <const Shape extends Record<string, Kinded>>(shape: Shape) => ofKind("fields", z.object(shape));

/** Fields with a password that is typed twice: both are the same. */
export const repeatingPassword = <Form extends Kinded<z.ZodType<{ password: string; rePassword: string }>>>(
  form: Form,
) =>
  ofKind(
    "fields",
    form.refine(({ password, rePassword }) => password === rePassword, {
      path: ["rePassword"],
      error: "password" satisfies FieldKind,
    }),
  );

/** A list of values of one kind. No page of ours has more than 60 of anything. */
export const listOf = <Item extends Kinded>(item: Item, { least = 0 } = {}) =>
  ofKind("list", z.array(item).min(least).max(60));

/** A field that may be left out. */
export const optional = <Inner extends Kinded>(inner: Inner) => ofKind("absent", inner.optional());
/** A field that may be null. */
export const nullable = <Inner extends Kinded>(inner: Inner) => ofKind("absent", inner.nullable());

/** The contract sends no body at all. */
export const nothing = ofKind("nothing", z.undefined());
