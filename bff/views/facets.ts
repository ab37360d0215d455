/**
 * The values that a list can be narrowed by, with the counts that the API gives (over the whole scope, docs/api.md,
 * section 3).
 */
import { isAskableName, isAskableSpec } from "../rules/sent-text.ts";

export interface FacetValue {
  /** Its value in the URL. */
  value: string;
  label: string;
  /** How many products of the whole scope have it, whatever else is chosen; null = not counted. */
  total: number | null;
}

interface SpecReply {
  /** Names, in order. */
  spcs: string[];
  /** One row per product of the scope, keyed by name. */
  specs: Record<string, string>[];
}

export interface SpecFacet {
  name: string;
  label: string;
  values: FacetValue[];
}

/** Brands of a list, chosen by id. */
export function brandFacets(rows: { id: number; brandname: string; total: number | null }[]): FacetValue[] {
  return rows.map(({ id, brandname, total }) => ({ value: String(id), label: brandname, total }));
}

/** Sub-categories of a list, chosen by id. */
export function subCategoryFacets(
  rows: { id: number; sub_category_name: string; total: number | null }[],
): FacetValue[] {
  return rows.map(({ id, sub_category_name, total }) => ({ value: String(id), label: sub_category_name, total }));
}

/**
 * Colours without a name are left out (docs/api.md, section 3), and those whose name cannot be sent: choosing one would
 * filter nothing.
 */
export function colourFacets(rows: { color_name: string; total: number | null }[]): FacetValue[] {
  return rows
    .filter(({ color_name }) => isAskableName(color_name))
    .map(({ color_name, total }) => ({ value: color_name, label: color_name, total }));
}

/**
 * Specification groups, counted from the rows; a name without values makes no group. Values that cannot be sent are not
 * offered: choosing one would filter nothing.
 */
export function specFacets({ spcs, specs }: SpecReply): SpecFacet[] {
  return countSpecs(spcs, specs).flatMap(({ name, values }) => {
    if (!isAskableSpec(name)) return [];
    const named = values.filter(({ value }) => isSpecValue(value) && isAskableName(value));
    if (named.length === 0) return [];
    return [
      { name, label: specLabel(name), values: named.map(({ value, total }) => ({ value, label: value, total })) },
    ];
  });
}

/** Counts the values of each name in one pass over the rows; values stand in the order in which they first occur. */
function countSpecs(names: string[], rows: Record<string, string>[]) {
  const totals = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      const values = totals.get(name);
      values?.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return [...totals].map(([name, values]) => ({
    name,
    values: [...values].map(([value, total]) => ({ value, total })),
  }));
}

/** `-` and blanks say that the specification does not apply (rule L10). */
export function isSpecValue(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "" && value.trim() !== "-";
}

/** Specification names are column names; only the first underscore is a space (docs/api.md, section 3). */
export function specLabel(name: string): string {
  return name.replace("_", " ");
}
