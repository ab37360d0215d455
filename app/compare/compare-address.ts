import { MAX_COMPARED } from "#bff/domain/compare.ts";

/** What the compare page's address says. */
export interface CompareAddress {
  /** A list to look at instead of one's own: a link that can be shared. Null where the address names none. */
  ids: number[] | null;
  /** Only the rows in which the products differ. */
  differences: boolean;
  /** A product that found no place: which one shall go for it? */
  replace: number | null;
}

const toId = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) > 0 ? [Number(text)] : []);

/**
 * Reads the address. What cannot be read is as if it were not there; of more than four products the first four count.
 */
export function readCompareAddress(query: URLSearchParams): CompareAddress {
  const ids = [...new Set(query.getAll("ids").flatMap((text) => text.split(",").flatMap(toId)))].slice(0, MAX_COMPARED);
  return {
    ids: query.has("ids") ? ids : null,
    differences: query.get("differences") === "1",
    replace: toId(query.get("replace") ?? "")[0] ?? null,
  };
}

/** The one address of a table. */
export function compareAddress({ ids = null, differences = false, replace = null }: Partial<CompareAddress>): string {
  const parts = [
    ids && `ids=${ids.join(",")}`,
    differences && "differences=1",
    replace !== null && `replace=${replace}`,
  ].filter(Boolean);
  return parts.length === 0 ? "/compare" : `/compare?${parts.join("&")}`;
}
