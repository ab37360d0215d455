import { useIsPrinted } from "#app/components/use-is-printed.ts";
import { useShopper } from "#app/shell/use-root-data.ts";

/**
 * Whether this shopper has a product in the compare list or the favourites. The server prints no marks: a cached page
 * is the same for everybody, and its scripts set them.
 */
export function useMarks(id: number): { isCompared: boolean; isSaved: boolean } {
  const shopper = useShopper();
  const marks = useIsPrinted() ? undefined : shopper?.marks;
  return { isCompared: marks?.compared.includes(id) ?? false, isSaved: marks?.saved.includes(id) ?? false };
}
