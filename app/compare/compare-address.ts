import { MAX_COMPARED } from "#bff/rules/compare.ts";
import { parseId } from "#bff/rules/ids.ts";

/** The state in the compare page's address. */
export interface CompareAddress {
  /** A shared list that replaces the shopper's own on this page; null when the address names none. */
  ids: number[] | null;
  /** Only the rows in which the products differ. */
  differences: boolean;
}

/**
 * Parses the address. Invalid values are ignored; of more than four products the first four count.
 */
export function readCompareAddress(query: URLSearchParams): CompareAddress {
  const ids = [
    ...new Set(query.getAll("ids").flatMap((text) => text.split(",").flatMap((id) => parseId(id) ?? []))),
  ].slice(0, MAX_COMPARED);
  return {
    ids: query.has("ids") ? ids : null,
    differences: query.get("differences") === "1",
  };
}

/** The canonical address of a table. */
export function compareAddress({ ids = null, differences = false }: Partial<CompareAddress>): string {
  const parts = [ids && `ids=${ids.join(",")}`, differences && "differences=1"].filter(Boolean);
  return parts.length === 0 ? "/compare" : `/compare?${parts.join("&")}`;
}
