import { useRootData } from "#app/shell/use-root-data.ts";

/**
 * What this shopper does with a product already. It belongs to the shopper's layer, the frame's data: a list's own data
 * is the same for everybody.
 */
export function useMarks(id: number): { isCompared: boolean; isSaved: boolean } {
  const marks = useRootData()?.shell?.marks;
  return { isCompared: marks?.compared.includes(id) ?? false, isSaved: marks?.saved.includes(id) ?? false };
}
