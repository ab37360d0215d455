/** The catalogue as the database has it. */
import { z } from "zod";
import { isFileName } from "#bff/domain/picture-file.ts";

/** Runs statements as one transaction and gives the rows of each. */
export type Run = (statements: readonly (readonly [sql: string])[]) => Promise<Record<string, unknown>[][]>;

const id = z.number().int();
const text = z.string();
const blank = z.string().nullable();

const TABLES = {
  category: z.object({ id, category_name: text }),
  sub_category: z.object({ id, category_id: id, sub_category_name: text, specs: blank }),
  brand: z.object({ id, brandname: text }),
  story: z.object({
    id,
    ...{ title1: blank, title2: blank, title3: blank, title4: blank, title5: blank, title6: blank },
    ...{ desc1: blank, desc2: blank, desc3: blank, desc4: blank, desc5: blank, desc6: blank },
  }),
  model: z.object({
    id,
    category_sub_id: id,
    brand_id: id,
    story_id: id.nullable(),
    name: text,
    model: text,
    description: text,
  }),
  model_spec: z.object({ model_id: id, name: text, value: text }),
  product: z.object({
    id,
    sku: text,
    model_id: id,
    color_name: text,
    image: text,
    big_image1: blank,
    big_image2: blank,
    big_image3: blank,
    big_image4: blank,
    sale_price: id,
    discount: id,
    discount_end_time: blank,
    bonus_percent: id,
    remain: id,
    created_at: text,
  }),
  // An export writes files of these names.
  picture: z.object({ name: text.refine(isFileName, "is no name of a file") }),
  district: z.object({ id }),
} as const;

type Table = keyof typeof TABLES;

/** The rows of each table, in the order of their ids. */
export type State = { [Name in Table]: z.output<(typeof TABLES)[Name]>[] };

const names = Object.keys(TABLES).filter((name): name is Table => name in TABLES);
const columnsOf = (name: Table) => Object.keys(TABLES[name].shape).join(", ");

/**
 * Reads it, all tables at one moment.
 * @throws {z.ZodError} for a database that is not the reference API's
 */
export async function readState(run: Run): Promise<State> {
  const results = await run(
    names.map((name) => [
      `SELECT ${columnsOf(name)} FROM ${name} ORDER BY ${name === "model_spec" ? "model_id, name" : "1"}`,
    ]),
  );
  const rows = Object.fromEntries(names.map((name, place) => [name, z.array(TABLES[name]).parse(results[place])]));
  return rows as State;
}

/** The names of a sub-category's specifications, in the order of the product page. */
export const specNames = (specs: string | null): string[] => (specs === null || specs === "" ? [] : specs.split("#"));

/** The story's columns: titles and texts by turns. */
export type StoryColumns = Omit<State["story"][number], "id">;
