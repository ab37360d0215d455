/**
 * What an import changes: the file's rows beside the database's state give faults, or the statements of one
 * transaction. Ids are given here, so that the same statements run on a local and on a remote database; a guard refuses
 * them where one of these ids has been given since.
 */
import demonstration from "#api/demo/catalogue/products.json" with { type: "json" };
import { DISTRICTS } from "#api/demo/seed.ts";
import { DERIVED } from "#api/queries/derived.ts";
import { cellsAs, insertLines, linesOver, oneLine } from "#scripts/sql-lines.mjs";
import { type CatalogueRow, type Column, type Fault, PICTURE_COLUMNS, STORY_SLOTS, type StoryPart } from "./columns.ts";
import { specsByModel, storyParts } from "./export-rows.ts";
import type { StoredPicture } from "./pictures.ts";
import { shown } from "./read-rows.ts";
import { type State, specNames } from "./state.ts";

type Cell = string | number | null;

export interface PlanOptions {
  /** Whether categories, sub-categories, brands and names of specifications that are not there are made. */
  create: boolean;
  /** The folder's pictures that are right, by their file names. */
  pictures: ReadonlyMap<string, StoredPicture>;
  /** What is wrong with the others, by their file names. */
  wrongPictures: ReadonlyMap<string, string>;
}

export interface Plan {
  /** The pictures that the database lacks. */
  pictures: StoredPicture[];
  /** Statements of one transaction; none where nothing changes. */
  lines: string[];
  added: number;
  changed: number;
  same: number;
  /** What was made besides products, by its kind: names of categories, sub-categories, brands, specifications. */
  made: ReadonlyMap<Kind, readonly string[]>;
}

/** What an import makes besides products, where it may. */
export type Kind = "category" | "sub-category" | "brand" | "specification";

/** What is being planned. */
class Draft {
  readonly faults: Fault[] = [];
  readonly made = new Map<Kind, string[]>();
  readonly lines: string[] = [];
  private readonly pictures: ReadonlySet<string>;
  constructor(
    readonly state: State,
    readonly options: PlanOptions,
  ) {
    this.pictures = new Set([
      ...state.picture.map(({ name }) => name),
      ...demonstration.flatMap(({ picture, views }) => views.map((view) => `${picture}-${view}.webp`)),
    ]);
  }

  /** Whether the API has a picture: an imported one, or one of the demonstration's. */
  hasPicture(name: string): boolean {
    return this.pictures.has(name);
  }

  /** Notes a name that the database lacks: made, or a fault of the row that has it first. */
  lacks(kind: Kind, { name, of, row, column, known }: Lack): void {
    if (this.options.create) {
      this.made.set(kind, [...(this.made.get(kind) ?? []), name]);
      return;
    }
    const list =
      known.length === 0
        ? "there is none yet"
        : `known are ${known.slice(0, 12).join(", ")}${known.length > 12 ? " …" : ""}`;
    const what = of === undefined ? kind : `${kind} of ${of}`;
    this.faults.push({ line: row.line, column, says: `${shown(name)} is no ${what}: ${list}; --create makes it` });
  }
}

interface Lack {
  name: string;
  /** What it would belong to. */
  of?: string;
  row: CatalogueRow;
  column: Column;
  known: readonly string[];
}

const nextId = (rows: readonly { id: number }[], least = 1) =>
  rows.reduce((most, { id }) => Math.max(most, id + 1), least);

/** Gives each name its id, making those that are not there. */
function idsOf(draft: Draft, kind: Kind & Column, rows: readonly { id: number; name: string }[]) {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const fresh: Cell[][] = [];
  let next = nextId(rows);
  const idOf = (row: CatalogueRow): number => {
    const name = row[kind];
    const known = ids.get(name);
    if (known !== undefined) return known;
    draft.lacks(kind, { name, row, column: kind, known: rows.map((one) => one.name) });
    ids.set(name, next);
    fresh.push([next, name, "", ""]);
    return next++;
  };
  return { idOf, fresh };
}

interface Places {
  category: number;
  sub: number;
  brand: number;
}

/** Categories, sub-categories and brands of all rows; writes the new ones. */
function placeRows(draft: Draft, rows: readonly CatalogueRow[]): Map<CatalogueRow, Places> {
  const { state } = draft;
  const named = state.category.map(({ id, category_name }) => ({ id, name: category_name }));
  const categories = idsOf(draft, "category", named);
  const brands = idsOf(
    draft,
    "brand",
    state.brand.map(({ id, brandname }) => ({ id, name: brandname })),
  );
  const subs = new Map(state.sub_category.map((sub) => [subKey(sub.category_id, sub.sub_category_name), sub]));
  const places = new Map<CatalogueRow, Places>();
  for (const row of rows) {
    const category = categories.idOf(row);
    const brand = brands.idOf(row);
    const sub = subOf(draft, subs, row, category);
    places.set(row, { category, sub: sub.id, brand });
  }
  draft.lines.push(
    ...insertLines("category", ["id", "category_name", "image", "icon"], categories.fresh),
    ...insertLines("brand", ["id", "brandname", "images", "bg"], brands.fresh),
    ...subLines(state, [...subs.values()]),
  );
  return places;
}

type Sub = State["sub_category"][number];

const subKey = (category: number, name: string) => `${category}/${name}`;

/** A row's sub-category, with the names of all specifications that rows have so far. */
function subOf(draft: Draft, subs: Map<string, Sub>, row: CatalogueRow, category: number): Sub {
  const key = subKey(category, row.sub_category);
  const found = subs.get(key);
  const beside = [...subs.values()].filter(({ category_id }) => category_id === category);
  if (found === undefined) {
    const known = beside.map(({ sub_category_name }) => sub_category_name);
    const lack: Lack = { name: row.sub_category, of: row.category, row, column: "sub_category", known };
    draft.lacks("sub-category", lack);
  }
  const id = found?.id ?? nextId([...subs.values()]);
  const names = specNames(found?.specs ?? null);
  for (const [name] of row.specs.filter(([own]) => !names.includes(own))) {
    draft.lacks("specification", { name, of: row.sub_category, row, column: "specs", known: [...names] });
    names.push(name);
  }
  const specs = names.length === 0 ? (found?.specs ?? null) : names.join("#");
  const sub = { id, category_id: category, sub_category_name: row.sub_category, specs };
  subs.set(key, sub);
  return sub;
}

/** Writes the sub-categories that are new, and the specifications of the others that have more of them now. */
function subLines(state: State, subs: readonly Sub[]): string[] {
  const before = new Map(state.sub_category.map(({ id, specs }) => [id, specs]));
  const fresh = subs.filter(({ id }) => !before.has(id));
  const wider = subs.filter(({ id, specs }) => before.has(id) && before.get(id) !== specs);
  return [
    ...insertLines(
      "sub_category",
      ["id", "category_id", "sub_category_name", "image", "specs"],
      fresh.map(({ id, category_id, sub_category_name, specs }) => [id, category_id, sub_category_name, "", specs]),
    ),
    ...linesOver(
      wider.map(({ id, specs }) => [id, specs]),
      (json) => `UPDATE sub_category SET specs = new.specs FROM (SELECT ${cellsAs(["id", "specs"])} FROM ${json}) new
        WHERE sub_category.id = new.id;`,
    ),
  ];
}

/** A long description's columns: titles and texts by turns. */
const storyCells = (parts: readonly StoryPart[]): Cell[] =>
  STORY_SLOTS.flatMap((slot) => [parts[slot - 1]?.title || null, parts[slot - 1]?.text || null]);

/** The id of each row's long description; writes the new ones. */
function tellStories(draft: Draft, rows: readonly CatalogueRow[]): Map<CatalogueRow, number | null> {
  const ids = new Map<string, number>();
  for (const story of draft.state.story.toReversed()) ids.set(JSON.stringify(storyParts(story)), story.id);
  let next = nextId(draft.state.story);
  const fresh: Cell[][] = [];
  const told = new Map<CatalogueRow, number | null>();
  // Of equal ones a model keeps its own.
  const texts = new Map(draft.state.story.map((story) => [story.id, JSON.stringify(storyParts(story))]));
  const own = new Map(draft.state.model.map(({ model, story_id }) => [model, story_id]));
  for (const row of rows) {
    const parts = row.story.filter(({ title, text }) => title !== "" || text !== "");
    const key = JSON.stringify(parts);
    const before = own.get(row.model) ?? null;
    let id = parts.length === 0 ? null : before !== null && texts.get(before) === key ? before : ids.get(key);
    if (id === undefined) {
      id = next++;
      ids.set(key, id);
      fresh.push([id, ...storyCells(parts)]);
    }
    told.set(row, id);
  }
  draft.lines.push(
    ...insertLines("story", ["id", ...STORY_SLOTS.flatMap((slot) => [`title${slot}`, `desc${slot}`])], fresh),
  );
  return told;
}

const MODEL = ["id", "category_sub_id", "brand_id", "story_id", "name", "model", "description"];

/** The id of each row's model; writes the models that are new or differ, with their specifications. */
function planModels(draft: Draft, rows: readonly CatalogueRow[], places: Map<CatalogueRow, Places>) {
  const { state } = draft;
  const stories = tellStories(draft, rows);
  const known = new Map(state.model.map((model) => [model.model, model]));
  const specs = specsByModel(state);
  const subs = new Map(state.sub_category.map(({ id, specs: names }) => [id, specNames(names)]));
  let next = nextId(state.model);
  const ids = new Map<string, number>();
  const differing = new Set<number>();
  const written: Cell[][] = [];
  const values: Cell[][] = [];
  for (const row of rows) {
    if (ids.has(row.model)) continue;
    const before = known.get(row.model);
    const id = before?.id ?? next++;
    ids.set(row.model, id);
    const { sub = 0, brand = 0 } = places.get(row) ?? {};
    const cells = [id, sub, brand, stories.get(row) ?? null, row.name, row.model, row.description];
    const beforeSpecs = specs.get(id) ?? new Map<string, string>();
    // What the sub-category does not name is not in the file, and stays.
    const unnamed = [...beforeSpecs].filter(
      ([name]) =>
        before?.category_sub_id === sub && !subs.get(sub)?.includes(name) && !row.specs.some(([own]) => own === name),
    );
    const after = [...unnamed, ...row.specs.filter(([, value]) => value !== "")];
    const isSame =
      before !== undefined &&
      JSON.stringify(cells) ===
        JSON.stringify([
          before.id,
          before.category_sub_id,
          before.brand_id,
          before.story_id,
          before.name,
          before.model,
          before.description,
        ]) &&
      sameSpecs(beforeSpecs, after);
    if (isSame) continue;
    differing.add(id);
    written.push(cells);
    values.push(...after.map(([name, value]) => [id, name, value]));
  }
  draft.lines.push(
    ...linesOver(
      written,
      (json) => `INSERT INTO model (${MODEL.join(", ")}) SELECT ${cellsAs(MODEL)} FROM ${json} WHERE true
        ON CONFLICT (id) DO UPDATE SET ${MODEL.slice(1)
          .map((name) => `${name} = excluded.${name}`)
          .join(", ")};`,
    ),
    ...linesOver(
      [...differing].map((id) => [id]),
      (json) => `DELETE FROM model_spec WHERE model_id IN (SELECT json_extract(value, '$[0]') FROM ${json});`,
    ),
    ...insertLines("model_spec", ["model_id", "name", "value"], values),
  );
  return { ids, differing };
}

/** Blank values are as good as none (migration 0007). */
function sameSpecs(before: ReadonlyMap<string, string>, after: readonly (readonly [string, string])[]): boolean {
  const filled = (specs: Iterable<readonly [string, string]>) => [...specs].filter(([, value]) => value !== "");
  const [was, is] = [filled(before), filled(after)];
  return was.length === is.length && is.every(([name, value]) => before.get(name) === value);
}

const PRODUCT = [
  ...["id", "sku", "model_id", "type", "category_sub_id", "brand_id", "color_name"],
  ...["image", "big_image1", "big_image2", "big_image3", "big_image4"],
  ...["sale_price", "discount", "discount_end_time", "bonus_percent", "remain", "created_at"],
];

/** The columns of which a blank cell leaves what is there. */
const KEPT = ["remain", "created_at"];

interface Counts {
  added: number;
  changed: number;
  same: number;
}

/** Writes the products that are new or differ. */
function planProducts(
  draft: Draft,
  rows: readonly CatalogueRow[],
  places: Map<CatalogueRow, Places>,
  models: ReturnType<typeof planModels>,
): Counts {
  const { state } = draft;
  const known = new Map(state.product.map((product) => [product.sku, product]));
  const modelOf = new Map(state.model.map((model) => [model.id, model]));
  const categoryOf = new Map(state.sub_category.map(({ id, category_id }) => [id, category_id]));
  // 1 stands for the special offer (api/README.md, Sandbox).
  let next = nextId(state.product, 2);
  const fresh: Cell[][] = [];
  const changed: Cell[][] = [];
  let sameModel = 0;
  for (const row of rows) {
    const before = known.get(row.sku);
    if (before === undefined && row.stock === null)
      draft.faults.push({
        line: row.line,
        column: "stock",
        says: "nothing: a new product needs its stock; nothing keeps that of a product that is there",
      });
    const { category = 0, sub = 0, brand = 0 } = places.get(row) ?? {};
    const modelId = models.ids.get(row.model) ?? 0;
    const pictures = PICTURE_COLUMNS.map((column) => pictureFor(draft, row, column));
    const cells: Cell[] = [before?.id ?? next, row.sku, modelId, category, sub, brand, row.color, ...pictures];
    cells.push(row.price, row.discount, row.discount_end, row.bonus, row.stock, row.added);
    if (before === undefined) {
      next++;
      fresh.push(cells);
      continue;
    }
    const model = modelOf.get(before.model_id);
    const subBefore = model?.category_sub_id ?? 0;
    const beforeCells: Cell[] = [
      before.id,
      before.sku,
      before.model_id,
      categoryOf.get(subBefore) ?? 0,
      subBefore,
      model?.brand_id ?? 0,
      before.color_name,
    ];
    beforeCells.push(before.image, before.big_image1, before.big_image2, before.big_image3, before.big_image4);
    beforeCells.push(
      before.sale_price,
      before.discount,
      before.discount_end_time,
      before.bonus_percent,
      row.stock === null ? null : before.remain,
      row.added === null ? null : before.created_at,
    );
    if (JSON.stringify(cells) !== JSON.stringify(beforeCells)) changed.push(cells);
    else if (models.differing.has(modelId)) sameModel++;
  }
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  const set = PRODUCT.slice(2).map(
    (name) => `${name} = ${KEPT.includes(name) ? `coalesce(new.${name}, product.${name})` : `new.${name}`}`,
  );
  draft.lines.push(
    ...linesOver(
      fresh,
      (
        json,
      ) => `INSERT INTO product (${PRODUCT.join(", ")}, updated_at) SELECT ${PRODUCT.map((name) => (name === "created_at" ? `coalesce(created_at, ${now})` : name)).join(", ")}, ${now}
        FROM (SELECT ${cellsAs(PRODUCT)} FROM ${json});`,
    ),
    ...linesOver(
      changed,
      (json) =>
        `UPDATE product SET ${set.join(", ")} FROM (SELECT ${cellsAs(PRODUCT)} FROM ${json}) new WHERE product.id = new.id;`,
    ),
  );
  return {
    added: fresh.length,
    changed: changed.length + sameModel,
    same: rows.length - fresh.length - changed.length - sameModel,
  };
}

/** The name by which the API has a cell's picture; a fault where it has none. */
function pictureFor(draft: Draft, row: CatalogueRow, column: (typeof PICTURE_COLUMNS)[number]): string | null {
  const name = row[column];
  if (name === null || name === "") return name;
  const stored = draft.options.pictures.get(name);
  if (stored) return stored.name;
  if (draft.hasPicture(name)) return name;
  const wrong = draft.options.wrongPictures.get(name);
  draft.faults.push({
    line: row.line,
    column,
    says: `${shown(name)} ${wrong ?? "is neither in the folder of pictures nor at the API"}`,
  });
  return null;
}

/** Refuses the statements where ids have been given since the state was read (decision 0220). */
const guard = (state: State): string => {
  const tables = ["category", "sub_category", "brand", "story", "model", "product"] as const;
  const seen = tables.map((name) => nextId(state[name]) - 1).join(", ");
  const now = tables.map((name) => `(SELECT coalesce(max(id), 0) FROM ${name})`).join(", ");
  return `INSERT INTO guard VALUES ('the catalogue has changed since this was made', (${now}) = (${seen}));`;
};

/**
 * Plans an import.
 * @param rows checked by themselves (read-rows.ts)
 * @returns the plan; or every fault, in the order of lines
 */
export function planImport(
  rows: readonly CatalogueRow[],
  state: State,
  options: PlanOptions,
): Plan | { faults: Fault[] } {
  const draft = new Draft(state, options);
  const places = placeRows(draft, rows);
  const models = planModels(draft, rows, places);
  const counts = planProducts(draft, rows, places, models);
  if (draft.faults.length > 0) return { faults: draft.faults.toSorted((a, b) => a.line - b.line) };
  if (state.district.length === 0) {
    const columns = ["id", "district", "number_of_khoroo", "cheap_khoroo", "middle_khoroo"];
    draft.lines.push(
      ...insertLines(
        "district",
        columns,
        DISTRICTS.map((district, place) => [place + 1, ...district]),
      ),
    );
  }
  const named = new Set(rows.flatMap((row) => PICTURE_COLUMNS.map((column) => row[column])));
  const stored = new Set(state.picture.map(({ name }) => name));
  // Two files with the same content may have the same name there.
  const byName = new Map([...options.pictures].map(([file, picture]) => [picture.name, { file, picture }]));
  const pictures = [...byName.values()]
    .filter(({ file, picture }) => named.has(file) && !stored.has(picture.name))
    .map(({ picture }) => picture);
  return {
    ...counts,
    made: draft.made,
    pictures,
    lines: draft.lines.length === 0 ? [] : [guard(state), ...draft.lines, ...AFTERWARDS],
  };
}

/** Takes away the pictures that no product names. */
export const UNUSED_PICTURES = oneLine(`DELETE FROM picture WHERE name NOT IN (SELECT image FROM product
  ${[1, 2, 3, 4].map((view) => `UNION SELECT big_image${view} FROM product WHERE big_image${view} IS NOT NULL`).join(" ")});`);

/** What nothing refers to any more goes; what triggers keep is counted anew, since specifications have none. */
const AFTERWARDS: readonly string[] = [
  "DELETE FROM model WHERE id NOT IN (SELECT model_id FROM product);",
  "DELETE FROM story WHERE id NOT IN (SELECT story_id FROM model WHERE story_id IS NOT NULL);",
  UNUSED_PICTURES,
  ...DERIVED.map((statement) => `${oneLine(statement)};`),
  "UPDATE catalogue SET version = version + 1;",
];
