import type { FIELDS } from "./cards.ts";
import { type Row, rowsOf } from "./rows.ts";
import type { PriceColumn, Scope } from "./scope.ts";
import type { SpecClause } from "./spec-condition.ts";

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

const SORTS: Record<Sort, string> = {
  "price-asc": "p.price_now, p.id",
  "price-desc": "p.price_now DESC, p.id DESC",
  newest: "p.created_at DESC, p.id DESC",
  discount: "p.live_discount DESC, p.id DESC",
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

/**
 * One page of a list, and how many products the whole list has.
 * @param fields which columns of the card the list carries
 * @returns statements for a batch, and how to read their results
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
) {
  const narrowing = conditionsOf(filters, priced);
  const where = [scope.where, ...narrowing.map(({ sql }) => sql)].join(" AND ");
  const filterParams = narrowing.flatMap((condition) => condition.params);
  const from = `product p ${scope.join ?? ""}`;
  const parts = sort === undefined ? scope.ranked : undefined;
  const ordered =
    parts === undefined
      ? `SELECT p.id FROM ${from} WHERE ${where} ORDER BY ${sort === undefined ? "p.id" : SORTS[sort]}`
      : `SELECT id FROM (${parts.map((part) => `SELECT p.id FROM ${part.from} WHERE ${part.where} AND ${where}`).join(" UNION ALL ")})`;
  const common = parts !== undefined || scope.with === undefined ? "" : `${scope.with},`;
  const rows = `WITH ${common} page AS MATERIALIZED (
      SELECT wanted.id AS page_id, row_number() OVER () AS place
      FROM (${ordered} LIMIT ${PAGE_SIZE} OFFSET ?) wanted
    )
    SELECT ${fields} FROM page CROSS JOIN product_card ON id = page_id ORDER BY place`;
  const repeated = Array.from({ length: parts?.length ?? 1 }, () => filterParams).flat();
  const plain = scope.with === undefined ? "" : `WITH ${scope.with}`;
  return {
    statements: [
      database.prepare(rows).bind(...scope.params, ...repeated, (page - 1) * PAGE_SIZE),
      database
        .prepare(`${plain} SELECT count(*) AS total FROM ${from} WHERE ${where}`)
        .bind(...scope.params, ...filterParams),
    ],
    read(results: readonly D1Result<Row>[]) {
      const total = Number(rowsOf(results, 1)[0]?.total ?? 0);
      return { product: rowsOf(results, 0), total, pagination: Math.ceil(total / PAGE_SIZE) };
    },
  };
}
