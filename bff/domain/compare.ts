/** As many products as a table of columns can hold (rule S1). */
export const MAX_COMPARED = 4;

/** `present`: it was there already, which counts as success. `full`: a fifth product is refused. */
export type CompareOutcome = "added" | "present" | "full";

/** Adds a product to the compared ones, once (rule S1). One that is already there is no fifth product. */
export function addToCompare(ids: readonly number[], id: number): { outcome: CompareOutcome; ids: readonly number[] } {
  if (ids.includes(id)) return { outcome: "present", ids };
  if (ids.length >= MAX_COMPARED) return { outcome: "full", ids };
  return { outcome: "added", ids: [...ids, id] };
}

/** The compared products without one. */
export function removeFromCompare(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((compared) => compared !== id);
}

/** Restores a removed product at its old position. A list that is full again is unchanged. */
export function restoreToCompare(ids: readonly number[], id: number, place: number) {
  const added = addToCompare(ids, id);
  return added.outcome === "added" ? { ...added, ids: ids.toSpliced(place, 0, id) } : added;
}

/** Puts a product in the place of another; one that is compared already only makes the other one go. */
export function replaceInCompare(ids: readonly number[], old: number, id: number): readonly number[] {
  if (ids.includes(id)) return removeFromCompare(ids, old);
  return ids.map((compared) => (compared === old ? id : compared));
}
