/** A row on its way to the wire: columns by name, untouched. */
export type Row = Record<string, unknown>;

/** The rows of the `index`-th statement of a batch. */
export function rowsOf(results: readonly D1Result<Row>[], index: number): Row[] {
  return results[index]?.results ?? [];
}

/**
 * Runs several groups of statements as one batch, and hands each group its own results: one round trip, one snapshot.
 */
export async function inOneBatch(
  database: D1Database,
  groups: readonly (readonly D1PreparedStatement[])[],
): Promise<D1Result<Row>[][]> {
  const results = await database.batch<Row>(groups.flat());
  let start = 0;
  return groups.map((group) => {
    const end = start + group.length;
    const own = results.slice(start, end);
    start = end;
    return own;
  });
}

const collator = new Intl.Collator("mn", { numeric: true, sensitivity: "base" });

/**
 * Sorts by a text column as a Mongolian reader expects (Ө after О, Ү after У), numbers by value. Returns a new list.
 */
export function byName<Item>(rows: readonly Item[], nameOf: (row: Item) => string): Item[] {
  return [...rows].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
