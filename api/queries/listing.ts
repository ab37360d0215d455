import type { FIELDS } from "./cards.ts";
import { type Row, rowsOf } from "./rows.ts";
import type { SpecClause } from "./spec-condition.ts";

/** Rows per page of every list (wire contract, section 3.1). */
export const PAGE_SIZE = 30;

/** How a list may be ordered; without one it comes as the scope has it. An addition of ours: the existing API ignores `sort`. */
export type Sort = "price-asc" | "price-desc" | "newest" | "discount";

/** What narrows a list. Empty lists narrow nothing; `price` is `[min, max]` of the undiscounted price, 0 = open. */
export interface Filters {
  brand?: readonly number[];
  sub?: readonly number[];
  color?: readonly string[];
  price?: readonly [min: number, max: number];
  specs?: readonly SpecClause[];
}

/** Where a list's products come from: a condition on `product p`, and the indexes that serve it (migration 0001). */
export interface Scope {
  /** SQL condition with `?` for each of `params`. */
  where: string;
  params: readonly (string | number)[];
  /** Optional CTE and join, for scopes that are not a condition on the product alone (search). */
  with?: string;
  join?: string;
  /** The order when none is asked for; by id when not given. `inner` may use the join, `outer` sees only the card. */
  order?: string;
  /** Name of the indexes `{index}`, `{index}_price`, `{index}_newest`, `{index}_discount`, `{index}_filter`. */
  index?: string;
}

const SORTS: Record<Sort, { inner: string; suffix: string }> = {
  "price-asc": { inner: "p.price_now, p.id", suffix: "_price" },
  "price-desc": { inner: "p.price_now DESC, p.id DESC", suffix: "_price" },
  newest: { inner: "p.created_at DESC, p.id DESC", suffix: "_newest" },
  discount: { inner: "p.live_discount DESC, p.id DESC", suffix: "_discount" },
};

interface Condition {
  sql: string;
  params: (string | number)[];
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";

/** The filters as SQL conditions; lists travel as one JSON parameter each, whatever their length. */
function conditionsOf({ brand = [], sub = [], color = [], price = [0, 0], specs = [] }: Filters): Condition[] {
  const conditions: Condition[] = [];
  if (brand.length > 0) conditions.push({ sql: `p.brand_id ${IN_LIST}`, params: [JSON.stringify(brand)] });
  if (sub.length > 0) conditions.push({ sql: `p.category_sub_id ${IN_LIST}`, params: [JSON.stringify(sub)] });
  if (color.length > 0) conditions.push({ sql: `p.color_name ${IN_LIST}`, params: [JSON.stringify(color)] });
  const [min, max] = price;
  if (min > 0) conditions.push({ sql: "p.sale_price > ?", params: [min] });
  if (max > 0) conditions.push({ sql: "p.sale_price <= ?", params: [max] });
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
  /** @param scopeTotal how many products the scope has: the count when nothing narrows it */
  read(results: readonly D1Result<Row>[], scopeTotal: number): Page;
}

/**
 * One page of a list. Without filters it walks an index of the scope in order and takes the count from the kept facets; with
 * filters it reads one covering index of the scope. Either way only the page's rows are fetched from the product table.
 * @param fields which columns of the card the list carries
 */
export function pageOf(
  database: D1Database,
  scope: Scope,
  filters: Filters,
  { page, sort, fields }: { page: number; sort?: Sort | undefined; fields: (typeof FIELDS)[keyof typeof FIELDS] },
): PageQuery {
  const narrowing = conditionsOf(filters);
  const where = [scope.where, ...narrowing.map(({ sql }) => sql)].join(" AND ");
  const params = [...scope.params, ...narrowing.flatMap((condition) => condition.params)];
  const order = sort === undefined ? (scope.order ?? "p.id") : SORTS[sort].inner;
  const sortSuffix = sort === undefined ? "" : SORTS[sort].suffix;
  const index =
    scope.index === undefined ? "" : `INDEXED BY ${scope.index}${narrowing.length > 0 ? "_filter" : sortSuffix}`;
  const from = `product p ${index} ${scope.join ?? ""}`;
  const common = scope.with === undefined ? "" : `${scope.with},`;
  const rows = `WITH ${common} page AS MATERIALIZED (
      SELECT wanted.id AS page_id, row_number() OVER () AS place
      FROM (SELECT p.id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ?) wanted
    )
    SELECT ${fields} FROM page CROSS JOIN product_card ON id = page_id ORDER BY place`;
  const statements = [database.prepare(rows).bind(...params, (page - 1) * PAGE_SIZE)];
  if (narrowing.length > 0) {
    const count = `WITH ${common} counted AS (SELECT count(*) AS total FROM ${from} WHERE ${where}) SELECT total FROM counted`;
    statements.push(database.prepare(count).bind(...params));
  }
  return {
    statements,
    read(results, scopeTotal) {
      const total = narrowing.length > 0 ? Number(rowsOf(results, 1)[0]?.total ?? 0) : scopeTotal;
      return { product: rowsOf(results, 0), total, pagination: Math.ceil(total / PAGE_SIZE) };
    },
  };
}
