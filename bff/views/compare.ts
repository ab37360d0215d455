/** Up to four products beside each other. */
import type { ReplyOf } from "../upstream/contract.ts";
import { isSpecValue, specLabel } from "./facets.ts";
import { productCard } from "./product-card.ts";

export type CompareView = ReturnType<typeof compareView>;

/**
 * @param ids what is compared, in the order of the columns; one that the API does not know has no column
 * @param reply the API's answer for them (docs/api.md, section 3), its rows in any order
 */
export function compareView(ids: readonly number[], reply: ReplyOf<"compare">) {
  const byId = new Map(reply.product.map((row) => [row.id, row]));
  const shown = [...new Set(ids)].filter((id) => byId.has(id));
  const values = new Map(reply.sp.map((row) => [Number(row.product_id), new Map(Object.entries(row))]));
  const rows = [...new Set(reply.specs)].map((name) =>
    rowOf(
      specLabel(name),
      shown.map((id) => values.get(id)?.get(name)),
    ),
  );
  return {
    products: shown.flatMap((id) => {
      const row = byId.get(id);
      return row ? [productCard(row)] : [];
    }),
    /**
     * One row per specification, with a value per product in their order; null where the product has none. A row without
     * any value is left out.
     */
    rows: rows.filter((row) => row.values.some((value) => value !== null)),
  };
}

function rowOf(label: string, found: readonly (string | undefined)[]) {
  const values = found.map((value) => (isSpecValue(value) ? value.trim() : null));
  return { label, values, differs: new Set(values).size > 1 };
}
