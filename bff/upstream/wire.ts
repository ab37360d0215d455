/**
 * Scalar shapes of the existing API, tolerant where the wire contract says that it varies (§1): numbers may be
 * numeric text, anything may be null. Everything is normalised here, so that nothing behind the border has to wonder.
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

/** A number that may be null or absent → null. */
export const numOrNull = num.nullish().transform((value) => value ?? null);

/** A number that counts as 0 when null or absent (discount, bonus_percent). */
export const numOrZero = num.nullish().transform((value) => value ?? 0);

/** An id: a positive whole number. */
export const id = num.pipe(z.number().int().positive());

/** An id that may be null, absent or 0 ("unset") → null. */
export const idOrNull = num
  .nullish()
  .transform((value) => (value && Number.isInteger(value) && value > 0 ? value : null));

/** Text that counts as empty when null or absent. A number becomes its text (MySQL returns some columns untyped). */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)));

/** Text that is null when null, absent or blank. */
export const textOrNull = text.transform((value) => (value.trim() === "" ? null : value));

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
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

/** A list whose rows are parsed; null or absent → empty list. */
export const list = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);

/** A row keyed by specification names, each with a text value; null values are dropped. */
export const keyedRow = z
  .record(z.string(), z.union([z.string(), z.number(), z.null()]))
  .transform((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))),
  );

/**
 * As `list`, for a piece without which its page is still whole: a row that does not fit is left out, and what is no list at all is
 * empty (security.md §5: side pieces fail alone).
 */
export const sideList = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((rows): z.output<Row>[] =>
      rows.flatMap((candidate) => {
        const parsed = row.safeParse(candidate);
        return parsed.success ? [parsed.data] : [];
      }),
    );
