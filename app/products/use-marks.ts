import { useRootData } from "#app/shell/use-root-data.ts";

/**
 * Whether this shopper has a product in the compare list or the favourites. It is part of the shell's data: a list's
 * own data is the same for everybody.
 */
export function useMarks(id: number): { isCompared: boolean; isSaved: boolean } {
  const marks = useRootData()?.shell?.marks;
  return { isCompared: marks?.compared.includes(id) ?? false, isSaved: marks?.saved.includes(id) ?? false };
}
