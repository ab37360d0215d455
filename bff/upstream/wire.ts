/**
 * Shapes of the existing API's values. Numbers may be numeric text, anything may be null, and now and then a row is odd. Everything is
 * normalised here, so that nothing behind the border has to wonder. Three strengths, by what a page is worth without the value:
 *
 * - required (`num`, `id`, `price`, `percent`, `zeroIfAbsent`, `label`): without it the row is worth nothing. It is left out of its list and
 *   counted for the log; outside a list the whole reply is a fault.
 * - soft (`numOrNull`, `text`, `moment`, …): what cannot be read is as if it were not there.
 * - lists: `list` must be there, or the reply is a fault and is never kept; `sideList` may be missing. Both leave odd rows out.
 */
import { z } from "zod";

const numeric = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** A number that must be there; numeric text is accepted. */
export const num = numeric.pipe(z.number().finite());

/** A number, or null. */
export const numOrNull = num
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A number for which 0 is as good as none. */
export const numOrZero = numOrNull.transform((value) => value ?? 0);

/** An id: a positive whole number. */
export const id = num.pipe(z.number().int().positive());

/** An id that may be null, absent or 0 ("unset") → null. */
export const idOrNull = numOrNull.transform((value) =>
  value !== null && Number.isInteger(value) && value > 0 ? value : null,
);

/** The dearest thing that is sold, in tugrik: a sum of a whole cart of them is still an exact integer. */
export const HIGHEST_PRICE = 1_000_000_000;

/** What something that is for sale costs: whole tugrik from 1. What has no such price cannot be sold, and is not in the shop. */
export const price = num.pipe(z.number().int().min(1).max(HIGHEST_PRICE));

/** A price that a page is whole without. */
export const priceOrNull = price
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A discount or a bonus in percent: absent is none, but one that cannot be read, or is no share, makes the price a guess. */
export const percent = num
  .pipe(z.number().min(0).max(100))
  .nullish()
  .transform((value) => value ?? 0);

/** A sum or a rating: absent is 0, one that cannot be read leaves its row worth nothing. */
export const zeroIfAbsent = num.nullish().transform((value) => value ?? 0);

/** Text that counts as empty when null or absent. A number becomes its text (MySQL returns some columns untyped). */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? "" : String(value)));

/** Text that is null when null, absent or blank. */
export const textOrNull = text.transform((value) => (value.trim() === "" ? null : value));

/** The name of what a link leads to: a link without words is none. */
export const label = text.refine((value) => value.trim() !== "");

/** Longest name that is printed, in UTF-16 units; a longer one is cut. */
export const LONGEST_NAME = 160;

/**
 * A name of a product or of what it belongs to: one line, without control characters, marks that turn the direction of the text around
 * it or halves of letters, and cut where no name is that long. Whatever stands in the API's tables, it cannot break a page.
 */
export const name = text.transform((value) => {
  const line = value
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff]|\p{Cs}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME).replace(/\p{Cs}$/u, "")}…`;
});

/** A name that is null when null, absent or blank. */
export const nameOrNull = name.transform((value) => (value === "" ? null : value));

/** An ISO-8601 moment; anything that is no date → null (wire contract §1, Dates). */
export const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

/** Rows of one list that did not fit: how many, and the field at which the first of them failed; for the log. */
export interface OddRows {
  count: number;
  /** Empty where the row itself is none. */
  field: string;
}

const leftOut = new WeakMap<object, OddRows>();

/** What was left out of a list that came out of `list` or `sideList`; undefined when everything fitted. */
export function oddRowsOf(rows: unknown): OddRows | undefined {
  return typeof rows === "object" && rows !== null ? leftOut.get(rows) : undefined;
}

function fitting<Row extends z.ZodType>(row: Row, candidates: readonly unknown[]): z.output<Row>[] {
  let odd: OddRows | undefined;
  const rows = candidates.flatMap((candidate) => {
    const parsed = row.safeParse(candidate);
    if (parsed.success) return [parsed.data];
    odd = { count: (odd?.count ?? 0) + 1, field: odd?.field ?? String(parsed.error.issues[0]?.path[0] ?? "") };
    return [];
  });
  if (odd) leftOut.set(rows, odd);
  return rows;
}

const rowSchemas = new WeakMap<object, z.ZodType>();

/** What a list of the contract reads its rows with; undefined for a field that is no list. */
export function rowSchemaOf(field: z.ZodType): z.ZodType | undefined {
  return rowSchemas.get(field);
}

function withRow<List extends z.ZodType>(field: List, row: z.ZodType): List {
  rowSchemas.set(field, row);
  return field;
}

/** A list that its page is worth nothing without: it must be there. A row that does not fit is left out. */
export const list = <Row extends z.ZodType>(row: Row) =>
  withRow(
    z.array(z.unknown()).transform((rows): z.output<Row>[] => fitting(row, rows)),
    row,
  );

/** As `list`, with at least one row that can be read. */
export const filledList = <Row extends z.ZodType>(row: Row) =>
  withRow(
    list(row).refine((rows) => rows.length > 0),
    row,
  );

/** As `list`, for a piece without which its page is still whole: what is no list at all is empty (security.md §5). */
export const sideList = <Row extends z.ZodType>(row: Row) =>
  withRow(
    z
      .array(z.unknown())
      .catch([])
      .transform((rows): z.output<Row>[] => fitting(row, rows)),
    row,
  );

/** A row keyed by specification names, each with a text value; what is neither text nor number has none. */
export const keyedRow = z
  .record(z.string(), z.unknown())
  .transform((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
      ),
    ),
  );
