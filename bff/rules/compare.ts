/** The most products in the compare table (rule S1). */
export const MAX_COMPARED = 4;

/** `present`: it was in the list already. `full`: a fifth product is refused. */
export type CompareOutcome = "added" | "present" | "full";

/**
 * Adds a product to the compare list, once (rule S1). A product that is in the list already never counts as a fifth.
 */
export function addToCompare(ids: readonly number[], id: number): { outcome: CompareOutcome; ids: readonly number[] } {
  if (ids.includes(id)) return { outcome: "present", ids };
  if (ids.length >= MAX_COMPARED) return { outcome: "full", ids };
  return { outcome: "added", ids: [...ids, id] };
}

/** The compare list without a product. */
export function removeFromCompare(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((compared) => compared !== id);
}

/** Restores a removed product at its old position. A list that is full again is unchanged. */
export function restoreToCompare(ids: readonly number[], id: number, place: number) {
  const added = addToCompare(ids, id);
  return added.outcome === "added" ? { ...added, ids: ids.toSpliced(place, 0, id) } : added;
}
