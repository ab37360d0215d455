/** Which products a reply of the API says something of. */

const known = new WeakMap<object, ReadonlySet<number>>();

/**
 * @param reply any reply of the contract
 * @returns the ids of its rows with a price
 */
export function productsIn(reply: object): ReadonlySet<number> {
  const before = known.get(reply);
  if (before) return before;
  const ids = new Set<number>();
  collect(reply, ids);
  known.set(reply, ids);
  return ids;
}

function collect(value: unknown, ids: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  if ("id" in value && "sale_price" in value && typeof value.id === "number") ids.add(value.id);
  for (const part of Object.values(value)) collect(part, ids);
}
