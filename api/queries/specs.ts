import { type Row, rowsOf } from "./rows.ts";
import type { Scope } from "./scope.ts";

/** The names of a '#'-joined `specs` column, in order. */
export const namesIn = (specs: unknown): string[] =>
  typeof specs === "string" && specs !== "" ? specs.split("#") : [];

/** The union of several sub-categories' spec names, each once, in order. */
export const unionOf = (specs: readonly unknown[]): string[] => [...new Set(specs.flatMap(namesIn))];

/**
 * One row per product with each name's value: '-' where a name does not apply, as in the original's wide table.
 */
function rowPerProduct(names: readonly string[], rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const known: unknown = JSON.parse(String(row.known));
    const own =
      typeof known === "object" && known !== null ? new Map<string, unknown>(Object.entries(known)) : new Map();
    const line = Object.fromEntries(names.map((name) => [name, own.has(name) ? own.get(name) : "-"]));
    return Array.from({ length: Number(row.pieces) }, () => line);
  });
}

/** The specs of a scope's products: the answer grows with the scope, as the original's does. */
export function specsOf(database: D1Database, scope: Scope) {
  const common = scope.with === undefined ? "" : `${scope.with},`;
  return {
    statements: [
      database
        .prepare(
          `WITH ${common} held AS MATERIALIZED (
             SELECT p.model_id, count(*) AS pieces FROM product p ${scope.join ?? ""} WHERE ${scope.where} GROUP BY p.model_id
           )
           SELECT h.pieces, json_group_object(s.name, nullif(s.value, '')) AS known
           FROM held h JOIN model_spec s ON s.model_id = h.model_id GROUP BY h.model_id`,
        )
        .bind(...scope.params),
    ],
    /** @param names the spec names of the scope, in order */
    read: (results: readonly D1Result<Row>[], names: readonly string[]) => ({
      specs: rowPerProduct(names, rowsOf(results, 0)),
    }),
  };
}
