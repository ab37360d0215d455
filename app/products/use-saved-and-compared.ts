import { useIsPrinted } from "#app/components/use-is-printed.ts";
import { useShopper } from "#app/shell/use-root-data.ts";

const NONE = { compared: [], saved: [] };

/**
 * The server prints no marks: a cached page is the same for everybody, and its scripts set them.
 * @returns the products that this shopper has in the compare list and the favourites
 */
export function useSavedAndCompared(): { compared: readonly number[]; saved: readonly number[] } {
  const shopper = useShopper();
  return (useIsPrinted() ? undefined : shopper?.marks) ?? NONE;
}
