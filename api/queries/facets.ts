import { byName, type Row, rowsOf } from "./rows.ts";
import type { PriceColumn, Scope } from "./scope.ts";

interface Count {
  kind: string;
  value: string;
  name: string;
  total: number;
}

/** A list's facets, counted over its whole scope whatever is chosen (docs/api.md, section 3). */
function facetsFrom(counts: readonly Count[]) {
  const of = (kind: string) =>
    byName(
      counts.filter((count) => count.kind === kind && count.name !== ""),
      ({ name }) => name,
    );
  return {
    brand: of("brand").map(({ value, name, total }) => ({ id: Number(value), brandname: name, total })),
    sub: of("sub").map(({ value, name, total }) => ({ id: Number(value), sub_category_name: name, total })),
    color: of("color").map(({ name, total }) => ({ color_name: name, total })),
    /** Products of the scope. */
    total: counts.find(({ kind }) => kind === "all")?.total ?? 0,
  };
}

const countOf = (row: Row): Count => ({
  kind: String(row.kind),
  value: String(row.value),
  name: String(row.name ?? ""),
  total: Number(row.total),
});

/** Facets and highest price of a scope, counted from its products in one pass. */
export function countedFacets(database: D1Database, scope: Scope, priced: PriceColumn) {
  return {
    statements: [
      database
        .prepare(
          `WITH ${scope.with === undefined ? "" : `${scope.with},`} cell AS MATERIALIZED (
             SELECT p.brand_id, p.category_sub_id, p.color_name, count(*) AS total, max(p.${priced}) AS highest
             FROM product p ${scope.join ?? ""} WHERE ${scope.where} GROUP BY 1, 2, 3
           )
           SELECT 'brand' AS kind, c.brand_id AS value, b.brandname AS name, sum(c.total) AS total, NULL AS highest
             FROM cell c JOIN brand b ON b.id = c.brand_id GROUP BY c.brand_id
           UNION ALL
           SELECT 'sub', c.category_sub_id, s.sub_category_name, sum(c.total), NULL
             FROM cell c JOIN sub_category s ON s.id = c.category_sub_id GROUP BY c.category_sub_id
           UNION ALL
           SELECT 'color', c.color_name, c.color_name, sum(c.total), NULL FROM cell c GROUP BY c.color_name
           UNION ALL
           SELECT 'all', '', '', sum(c.total), max(c.highest) FROM cell c HAVING count(*) > 0`,
        )
        .bind(...scope.params),
    ],
    read(results: readonly D1Result<Row>[]) {
      const rows = rowsOf(results, 0);
      const highest = rows.find(({ kind }) => kind === "all")?.highest;
      return { ...facetsFrom(rows.map(countOf)), max: typeof highest === "number" ? highest : null };
    },
  };
}
