import type { FIELDS } from "./cards.ts";
import type { Facets } from "./facets.ts";
import { type Row, rowsOf } from "./rows.ts";
import { indexedBy, type PriceColumn, type Scope } from "./scope.ts";
import type { SpecClause } from "./spec-condition.ts";
import { isFasterInOrder, rememberedTotal, rememberShare } from "./totals.ts";

/** Rows per page of every list (docs/api.md, section 3). */
export const PAGE_SIZE = 30;

/**
 * How a list may be ordered; without one it comes as the scope has it. An addition of ours: the existing API ignores
 * `sort`.
 */
export type Sort = "price-asc" | "price-desc" | "newest" | "discount";

/** A list's filters. Empty lists filter nothing; `price` is `[min, max]` of `PriceColumn`, 0 = open. */
export interface Filters {
  brand?: readonly number[];
  sub?: readonly number[];
  color?: readonly string[];
  price?: readonly [min: number, max: number];
  specs?: readonly SpecClause[];
}

const SORTS: Record<Sort, { by: string; suffix: string }> = {
  "price-asc": { by: "p.price_now, p.id", suffix: "_price" },
  "price-desc": { by: "p.price_now DESC, p.id DESC", suffix: "_price" },
  newest: { by: "p.created_at DESC, p.id DESC", suffix: "_newest" },
  discount: { by: "p.live_discount DESC, p.id DESC", suffix: "_discount" },
};

interface Condition {
  sql: string;
  params: (string | number)[];
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";

/** The filters as SQL conditions; lists travel as one JSON parameter each, whatever their length. */
function conditionsOf(
  { brand = [], sub = [], color = [], price = [0, 0], specs = [] }: Filters,
  priced: PriceColumn,
): Condition[] {
  const conditions: Condition[] = [];
  if (brand.length > 0) conditions.push({ sql: `p.brand_id ${IN_LIST}`, params: [JSON.stringify(brand)] });
  if (sub.length > 0) conditions.push({ sql: `p.category_sub_id ${IN_LIST}`, params: [JSON.stringify(sub)] });
  if (color.length > 0) conditions.push({ sql: `p.color_name ${IN_LIST}`, params: [JSON.stringify(color)] });
  const [min, max] = price;
  if (min > 0) conditions.push({ sql: `p.${priced} > ?`, params: [min] });
  if (max > 0) conditions.push({ sql: `p.${priced} <= ?`, params: [max] });
  for (const { name, values } of specs) {
    conditions.push({
      sql: `p.model_id IN (SELECT model_id FROM model_spec WHERE name = ? AND value ${IN_LIST})`,
      params: [name, JSON.stringify(values)],
    });
  }
  return conditions;
}

/** A page of a list, and of how many. */
export interface Page {
  product: Row[];
  total: number;
  pagination: number;
}

/** Statements for a batch, and how to read their results. */
export interface PageQuery {
  statements: D1PreparedStatement[];
  /** @param facets what the scope offers, which often is the count already */
  read(results: readonly D1Result<Row>[], facets: Facets): Page;
}

/**
 * One page of a list. Without filters it walks an index of the scope in order and takes the count from the facets; with
 * filters it reads one covering index of the scope, unless nearly all of it fits. Either way only the page's rows are
 * fetched from the product table.
 * @param fields which columns of the card the list carries
 */
export function pageOf(
  database: D1Database,
  scope: Scope,
  filters: Filters,
  {
    page,
    sort,
    fields,
    priced,
  }: {
    page: number;
    sort?: Sort | undefined;
    fields: (typeof FIELDS)[keyof typeof FIELDS];
    priced: PriceColumn;
  },
): PageQuery {
  const narrowing = conditionsOf(filters, priced);
  const where = [scope.where, ...narrowing.map(({ sql }) => sql)].join(" AND ");
  const filterParams = narrowing.flatMap((condition) => condition.params);
  const list = JSON.stringify([where, scope.params, filterParams]);
  // A price range sorted by price lies at one end of the scope, so walking to it is slow.
  const isByPrice = sort?.startsWith("price") === true && filters.price?.some((bound) => bound > 0) === true;
  const walks = narrowing.length === 0 || (!isByPrice && isFasterInOrder(list, page * PAGE_SIZE));
  const inOrder = scope.orderIndex !== undefined && walks;
  const index = inOrder ? `${scope.orderIndex}${sort === undefined ? "" : SORTS[sort].suffix}` : scope.filterIndex;
  const fromBy = (name: string | undefined) => `product p ${indexedBy(name)} ${scope.join ?? ""}`;
  const parts = sort === undefined ? scope.ranked : undefined;
  const ordered =
    parts === undefined
      ? `SELECT p.id FROM ${fromBy(index)} WHERE ${where} ORDER BY ${sort === undefined ? (scope.order ?? "p.id") : SORTS[sort].by}`
      : `SELECT id FROM (${parts.map((part) => `SELECT p.id FROM ${part.from} WHERE ${part.where} AND ${where}`).join(" UNION ALL ")})`;
  const common = parts !== undefined || scope.with === undefined ? "" : `${scope.with},`;
  const rows = `WITH ${common} page AS MATERIALIZED (
      SELECT wanted.id AS page_id, row_number() OVER () AS place
      FROM (${ordered} LIMIT ${PAGE_SIZE} OFFSET ?) wanted
    )
    SELECT ${fields} FROM page CROSS JOIN product_card ON id = page_id ORDER BY place`;
  const repeated = Array.from({ length: parts?.length ?? 1 }, () => filterParams).flat();
  const statements = [database.prepare(rows).bind(...scope.params, ...repeated, (page - 1) * PAGE_SIZE)];
  const counted = countedBy(filters, narrowing.length);
  const plain = scope.with === undefined ? "" : `WITH ${scope.with}`;
  const params = [...scope.params, ...filterParams];
  const count =
    counted === undefined
      ? rememberedTotal(database, `${plain} SELECT count(*) FROM ${fromBy(scope.filterIndex)} WHERE ${where}`, params)
      : undefined;
  if (count) statements.push(count.statement);
  return {
    statements,
    read(results, facets) {
      const total = count?.read(rowsOf(results, 1)[0]) ?? counted?.(facets) ?? 0;
      if (narrowing.length > 0) rememberShare(list, { total, of: facets.total });
      return { product: rowsOf(results, 0), total, pagination: Math.ceil(total / PAGE_SIZE) };
    },
  };
}

/**
 * Where the facets already say how many products a list has: with no filter, or only one of brand, sub-category or
 * colour.
 */
function countedBy(
  { brand = [], sub = [], color = [] }: Filters,
  conditions: number,
): ((facets: Facets) => number) | undefined {
  const sum = (rows: readonly { total: number }[]) => rows.reduce((total, row) => total + row.total, 0);
  if (conditions === 0) return (facets) => facets.total;
  if (conditions > 1) return undefined;
  if (brand.length > 0) return (facets) => sum(facets.brand.filter(({ id }) => brand.includes(id)));
  if (sub.length > 0) return (facets) => sum(facets.sub.filter(({ id }) => sub.includes(id)));
  if (color.length > 0) return (facets) => sum(facets.color.filter(({ color_name }) => color.includes(color_name)));
  return undefined;
}
