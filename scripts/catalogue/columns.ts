/** The columns of a catalogue's CSV file: what each may hold, and what is said of a cell that holds something else. */
import { z } from "zod";
import { HIGHEST_DISCOUNT, HIGHEST_PRICE, MOST_STOCK } from "#api/queries/offer-limits.ts";

/** A product's texts of the story: six titles, each followed by its text. */
export const STORY_SLOTS = [1, 2, 3, 4, 5, 6] as const;

const DEFAULT_BONUS = 3;
const MOST_STORY = 20_000;

/** Ulaanbaatar's clock: UTC+8 all year round. */
const LOCAL_ZONE = "+08:00";

/** A schema whose only complaint is what the cell should hold. */
const expecting = <Schema extends z.ZodType>(expected: string, schema: (error: string) => Schema) => schema(expected);

const lineOfText = (most: number) =>
  expecting(`a text of 1 to ${most} characters on one line`, (error) =>
    z
      .string()
      .min(1, error)
      .max(most, error)
      .regex(/^\P{Cc}*$/u, error),
  );

const wholeNumber = (least: number, most: number, what: string) =>
  expecting(`${what} from ${least.toLocaleString("en")} to ${most.toLocaleString("en")}, digits only`, (error) =>
    z
      .string()
      .regex(/^\d{1,12}$/, error)
      .transform(Number)
      .refine((number) => number >= least && number <= most, error),
  );

/** A blank cell stands for `value`. */
const orBlank = <Schema extends z.ZodType, Blank>(schema: Schema, value: Blank) =>
  z.union([z.literal("").transform(() => value), schema]);

const moment = expecting(
  "a day (2026-12-31), a time in Ulaanbaatar (2026-12-31 18:00), or an ISO time with its zone (2026-12-31T10:00:00.000Z)",
  (error) =>
    z
      .string()
      .regex(/^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/, error)
      .transform((text, context) => {
        const [day = "", time = "00:00"] = text.split(/[ T]/);
        const iso = `${day}T${time}${/Z|[+-]\d\d:\d\d$/.test(time) ? "" : LOCAL_ZONE}`;
        const asked = new Date(iso);
        // `2026-02-30` is the second of March to a Date.
        if (Number.isNaN(asked.getTime()) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) {
          context.addIssue({ code: "custom", message: error });
          return z.NEVER;
        }
        return asked.toISOString();
      }),
);

/** A picture's file name, as the shop's addresses take it. */
const pictureName = expecting(
  "the name of a file in the folder of pictures, in small letters: a-z, 0-9, dots, dashes, underscores, ending in .jpg, .jpeg, .png or .webp",
  (error) => z.string().regex(/^[a-z0-9][a-z0-9._-]{0,90}\.(?:jpe?g|png|webp|svg)$/, error),
);

const specs = expecting(
  "a line for each specification, `Name: value`; a name is letters and digits, with one underscore at most",
  (error) =>
    z.string().transform((text, context) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
      const known = new Map<string, string>();
      for (const line of lines) {
        const [, name = "", value = ""] =
          /^([\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)?)\s*:\s*(\P{Cc}{0,200})$/u.exec(line.trim()) ?? [];
        if (name === "" || known.has(name)) {
          context.addIssue({ code: "custom", message: known.has(name) && name ? `${name} once, ${error}` : error });
          return z.NEVER;
        }
        known.set(name, value.trim());
      }
      return [...known];
    }),
);

const story = expecting(
  `up to six parts, each a line \`# Title\` and its text below, ${MOST_STORY.toLocaleString("en")} characters in all`,
  (error) =>
    z
      .string()
      .max(MOST_STORY, error)
      .transform((text, context) => {
        const parts = partsOf(text);
        if (parts !== null && parts.length <= STORY_SLOTS.length) return parts;
        context.addIssue({ code: "custom", message: error });
        return z.NEVER;
      }),
);

/** A part of the long description; either of the two may be blank. */
export interface StoryPart {
  title: string;
  text: string;
}

/** Null for a text that does not begin with a title. */
function partsOf(text: string): StoryPart[] | null {
  const parts: { title: string; lines: string[] }[] = [];
  if (text.trim() === "") return [];
  for (const line of text.split(/\r?\n/)) {
    const last = parts.at(-1);
    const title = /^#(?: +(.*))?$/s.exec(line);
    if (title) parts.push({ title: (title[1] ?? "").trim(), lines: [] });
    else if (last) last.lines.push(line.replace(/^\\(?=[\\#])/, ""));
    else return null;
  }
  return parts.map(({ title, lines }) => ({ title, text: lines.join("\n").trim() }));
}

/** The parts as a cell has them. A line ends by a line feed alone, not by Unicode's line separators. */
export const storyCell = (parts: readonly StoryPart[]): string =>
  parts.map(({ title, text }) => `# ${title}\n${text.replace(/(^|\n)(?=[\\#])/g, "$1\\")}`.trim()).join("\n");

/** Every column by its name, in the order of an export. */
export const COLUMNS = {
  sku: expecting("a key of up to 64 letters, digits and . _ / # + -, by which the product is known for good", (error) =>
    z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._/#+-]{0,63}$/u, error),
  ),
  category: lineOfText(100),
  sub_category: lineOfText(100),
  brand: lineOfText(100),
  model: lineOfText(200),
  name: lineOfText(200),
  color: orBlank(
    expecting("a colour of up to 60 characters without quotes and backslashes, or nothing", (error) =>
      z.string().regex(/^[^\p{Cc}'"\\]{1,60}$/u, error),
    ),
    "",
  ),
  price: wholeNumber(1, HIGHEST_PRICE, "a whole number of tugrik"),
  discount: orBlank(wholeNumber(0, HIGHEST_DISCOUNT, "a whole number of percent"), 0),
  discount_end: orBlank(moment, null),
  bonus: orBlank(wholeNumber(0, 100, "a whole number of percent"), DEFAULT_BONUS),
  stock: orBlank(wholeNumber(0, MOST_STOCK, "a whole number of pieces"), null),
  added: orBlank(moment, null),
  picture: orBlank(pictureName, ""),
  gallery_1: orBlank(pictureName, null),
  gallery_2: orBlank(pictureName, null),
  gallery_3: orBlank(pictureName, null),
  gallery_4: orBlank(pictureName, null),
  description: expecting("a text of up to 2,000 characters", (error) => z.string().max(2_000, error)),
  specs,
  story,
} as const;

/** The names of the columns. */
export type Column = keyof typeof COLUMNS;

/** The header row, in the order of an export. */
export const HEADER = Object.keys(COLUMNS).filter((name): name is Column => name in COLUMNS);

/** The columns that name pictures. */
export const PICTURE_COLUMNS = ["picture", "gallery_1", "gallery_2", "gallery_3", "gallery_4"] as const;

/** What all colours of a model share: rows with the same `model` have the same cells here. */
export const MODEL_COLUMNS = ["category", "sub_category", "brand", "name", "description", "specs", "story"] as const;

export const rowSchema = z.object(COLUMNS);

/** A checked row; `line` is where it begins in the file. */
export type CatalogueRow = z.output<typeof rowSchema> & { line: number };

/** What is wrong in a file, and where: `column` is missing where the whole line is meant. */
export interface Fault {
  line: number;
  column?: string;
  says: string;
}
