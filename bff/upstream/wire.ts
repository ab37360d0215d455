/**
 * Shapes of the existing API's values. Numbers may be numeric text, anything may be null, and some rows are malformed.
 * Everything is normalised here, so that no code behind the border needs checks. Three strengths:
 *
 * - required (`num`, `id`, `price`, `percent`, `zeroIfAbsent`, `label`, `listedName`): without it the row is useless.
 *   It is dropped from its list and counted for the log; outside a list the whole reply is a fault.
 * - soft (`numOrNull`, `text`, `moment`, …): an unreadable value counts as missing.
 * - lists: `list` must be there, or the reply is a fault and is never cached; `sideList` may be missing. Both drop
 *   malformed rows.
 */
import { z } from "zod";
import { id as anyId } from "../rules/fields.ts";
import { clamp } from "../rules/number.ts";
import { typedText } from "../rules/sent-text.ts";

const numeric = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** No shop has as many of anything, tugrik included: a larger number is none. */
const MAX_NUMBER = 1e12;

/** A number that must be there; numeric text is accepted. */
export const num = numeric.pipe(z.number().min(-MAX_NUMBER).max(MAX_NUMBER));

/** A number, or null. */
export const numOrNull = num
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A number for which 0 is as good as none. */
export const numOrZero = numOrNull.transform((value) => value ?? 0);

/** Most pages of a list that are believed: of 30 products each, or 600 in a part. */
export const MAX_PAGES = 10_000;

/** How many pages a list has. */
export const pageCount = numOrZero.transform((pages) => clamp(Math.floor(pages), 0, MAX_PAGES));

/** An id: a positive whole number. */
export const id = num.pipe(anyId);

/** An id that may be null, absent or 0 ("unset") → null. */
export const idOrNull = numOrNull.transform((value) =>
  value !== null && Number.isInteger(value) && value > 0 ? value : null,
);

/** The highest price of a product, in tugrik: the sum of a full cart of them is still an exact integer. */
export const MAX_PRICE = 1_000_000_000;

/**
 * The price of a product for sale: whole tugrik from 1. A product without such a price cannot be sold, and is not in
 * the shop.
 */
export const price = num.pipe(z.number().int().min(1).max(MAX_PRICE));

/** A price that a page can do without. */
export const priceOrNull = price
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/**
 * A discount or a bonus in percent: absent means none, but an unreadable one, or one outside 0 to 100, makes the price
 * unknown.
 */
export const percent = num
  .pipe(z.number().min(0).max(100))
  .nullish()
  .transform((value) => value ?? 0);

/** A sum or a rating: absent is 0; an unreadable one makes its row useless. */
export const zeroIfAbsent = num.nullish().transform((value) => value ?? 0);

/** Longest text that is accepted, in UTF-16 units: the longest description of a product has some thousands. */
const MAX_TEXT_LENGTH = 10_000;

/** What a client that spliced a missing value into a text has stored: the old client, a second phone. */
const MISSING = new Set(["null", "undefined"]);

/**
 * Text that counts as empty when null, absent or one of those words; one that is longer than any text of the shop is
 * cut. A number becomes its text (MySQL returns some columns untyped). Without NUL, which HTML cannot hold.
 */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => {
    const known = String(value ?? "")
      .replaceAll("\0", "")
      .slice(0, MAX_TEXT_LENGTH);
    return MISSING.has(known.trim()) ? "" : known;
  });

/** A shopper's text that the API stored, as it was typed. */
export const written = text.transform(typedText);

/** Text that is null when null, absent or blank. */
export const textOrNull = text.transform((value) => (value.trim() === "" ? null : value));

/** Longest name that is sent back unchanged, in UTF-16 units; a row with a longer one is dropped. */
const MAX_LISTED_LENGTH = 200;

/** A name that goes back to the API as it came, a filter's value or a key of other rows; blank counts as none. */
export const listedName = text.refine((value) => value.trim() !== "" && value.length <= MAX_LISTED_LENGTH);

/** Longest name that is printed, in UTF-16 units; a longer one is cut. */
export const MAX_NAME_LENGTH = 160;

/**
 * A name of a product or of what it belongs to: one line, without control characters, direction marks or lone
 * surrogates, and cut where no name is that long. Whatever the API's tables contain, it cannot break a page.
 */
export const name = oneLine(MAX_NAME_LENGTH);

/** @param longest in UTF-16 units */
function oneLine(longest: number) {
  return text.transform((value) => {
    const line = value
      .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff]|\p{Cs}/gu, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim();
    return line.length <= longest ? line : `${line.slice(0, longest).replace(/\p{Cs}$/u, "")}…`;
  });
}

/** The name of what an id links to; blank counts as none. */
export const label = name.refine((value) => value !== "");

/** A name that is null when null, absent or blank. */
export const nameOrNull = name.transform((value) => (value === "" ? null : value));

/** Longest description in a feed, in UTF-16 units; a longer one is cut. */
const MAX_SUMMARY_LENGTH = 600;

/** As `nameOrNull`, for a description. */
export const summaryOrNull = oneLine(MAX_SUMMARY_LENGTH).transform((value) => (value === "" ? null : value));

/** An ISO-8601 moment; anything that is no date → null (docs/api.md, section 1). */
export const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

/** Dropped rows of one list: how many, and why the first of them was dropped; for the log. */
export interface OddRows {
  count: number;
  /** The field at which it failed, or `over` and `again` (see `Bound`). Empty if the row is not an object. */
  field: string;
}

const leftOut = new WeakMap<object, OddRows>();

/** The dropped rows of a list that `list` or a similar function has parsed; undefined if all were valid. */
export function oddRowsOf(rows: unknown): OddRows | undefined {
  return typeof rows === "object" && rows !== null ? leftOut.get(rows) : undefined;
}

/**
 * Most rows of a list that are accepted: further ones are dropped (`over`), and so is a row whose id was there before
 * (`again`). A page renders its lists' rows, so that this bounds the page. `repeats`: equal ids are allowed, as in an
 * order's lines.
 */
export type Bound = number | { most: number; repeats: true };

function fitting<Row extends z.ZodType>(row: Row, candidates: readonly unknown[], bound: Bound): z.output<Row>[] {
  const most = typeof bound === "number" ? bound : bound.most;
  const ids = new Set<number>();
  const rows: z.output<Row>[] = [];
  let odd: OddRows | undefined;
  const leaveOut = (field: string, count = 1) => {
    odd = { count: (odd?.count ?? 0) + count, field: odd?.field ?? field };
  };
  for (const [index, candidate] of candidates.entries()) {
    if (rows.length === most) {
      leaveOut("over", candidates.length - index);
      break;
    }
    const parsed = row.safeParse(candidate);
    const known = parsed.success && typeof bound === "number" ? idIn(parsed.data) : undefined;
    if (!parsed.success) leaveOut(String(parsed.error.issues[0]?.path[0] ?? ""));
    else if (known !== undefined && ids.has(known)) leaveOut("again");
    else rows.push(parsed.data);
    if (known !== undefined) ids.add(known);
  }
  if (odd) leftOut.set(rows, odd);
  return rows;
}

function idIn(row: unknown): number | undefined {
  return typeof row === "object" && row !== null && "id" in row && typeof row.id === "number" ? row.id : undefined;
}

const rowSchemas = new WeakMap<object, z.ZodType>();

/** The schema of a list's rows; undefined for a field that is not a list. */
export function rowSchemaOf(field: z.ZodType): z.ZodType | undefined {
  return rowSchemas.get(field);
}

function withRow<List extends z.ZodType>(field: List, row: z.ZodType): List {
  rowSchemas.set(field, row);
  return field;
}

/** A list that its page needs: it must be there. A malformed row is dropped. */
export const list = <Row extends z.ZodType>(row: Row, bound: Bound) =>
  withRow(
    z.array(z.unknown()).transform((rows): z.output<Row>[] => fitting(row, rows, bound)),
    row,
  );

/** As `list`, with at least one row that can be read. */
export const filledList = <Row extends z.ZodType>(row: Row, bound: Bound) =>
  withRow(
    list(row, bound).refine((rows) => rows.length > 0),
    row,
  );

/** As `list`, for optional data: anything but a list is empty. */
export const sideList = <Row extends z.ZodType>(row: Row, bound: Bound) =>
  withRow(
    z
      .array(z.unknown())
      .catch([])
      .transform((rows): z.output<Row>[] => fitting(row, rows, bound)),
    row,
  );

/** Most specifications of one product, and the longest value of one, in UTF-16 units. */
const MAX_SPECS = 200;
const MAX_SPEC_LENGTH = 1_000;

/** A row keyed by specification names, each with a text value; what is neither text nor number has none. */
export const keyedRow = z.record(z.string(), z.unknown()).transform((row) =>
  Object.fromEntries(
    Object.entries(row)
      .slice(0, MAX_SPECS)
      .flatMap(([name, value]) =>
        typeof value === "string" || typeof value === "number" ? [[name, String(value).slice(0, MAX_SPEC_LENGTH)]] : [],
      ),
  ),
);
