/** The filters of a list and the chosen values, as the page shows them. */
import type { Translate } from "#app/words/translate.server.ts";
import {
  FILTER_KEYS,
  filterFields,
  filterKind,
  type ListingState,
  listingSearch,
  SPEC_PREFIX,
  withoutField,
  withoutFilters,
  withoutKind,
} from "#bff/rules/listing-state.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import type { FacetValue } from "#bff/views/facets.ts";
import type { ListingView } from "#bff/views/listing.ts";

export interface FilterValue {
  value: string;
  /** Set when it differs from the value. */
  label?: string;
  /** Of the whole list; undefined when not counted. */
  total?: number;
  chosen?: true;
}

export interface FilterGroup {
  /** The field's name in the form and in the address. */
  name: string;
  label: string;
  values: FilterValue[];
}

export type ChosenFilter = ReturnType<typeof chosenFilters>[number];

/**
 * The checkbox groups that have values: first those that every product has, then specifications, by how many products
 * have them.
 */
export function filterGroups(view: ListingView, t: Translate): Record<"groups" | "specs", FilterGroup[]> {
  const chosen = new Set(filterFields(view.state).map(([name, value]) => `${name}=${value}`));
  const group = (name: string, label: string, values: readonly FacetValue[]): FilterGroup => ({
    name,
    label,
    values: values.map(({ value, label, total }) => ({
      value,
      ...(label === value ? {} : { label }),
      ...(total === null ? {} : { total }),
      ...(chosen.has(`${name}=${value}`) ? { chosen: true } : {}),
    })),
  });
  const groups = [
    group(FILTER_KEYS.subCategories, t("lists.subCategories"), view.subCategories),
    group(FILTER_KEYS.brands, t("lists.brands"), view.brands),
    group(FILTER_KEYS.colours, t("lists.colours"), view.colours),
  ];
  const specs = view.specs
    .map(({ name, label, values }) => group(SPEC_PREFIX + name, label, values))
    .sort((a, b) => productsOf(b) - productsOf(a));
  const hasValues = ({ values }: FilterGroup) => values.length > 0;
  return { groups: groups.filter(hasValues), specs: specs.filter(hasValues) };
}

const productsOf = ({ values }: FilterGroup) => values.reduce((sum, { total = 0 }) => sum + total, 0);

/** Each chosen value with the address of the list without it. */
export function chosenFilters(view: ListingView, groups: readonly FilterGroup[], path: string, t: Translate) {
  return filterFields(view.state).map((field) => ({
    ...namedField(field, groups, t),
    href: path + listingSearch(withoutField(view.state, field)),
  }));
}

/** Which filter to drop if nothing matches, and how many products there are then. */
export function printedWays(
  { state, waysOut }: ListingView,
  groups: readonly FilterGroup[],
  path: string,
  t: Translate,
) {
  return waysOut.map(({ kind, total: { count, over } }) => {
    const fields = filterFields(state).filter(([name]) => filterKind(name) === kind);
    const named = fields.map((field) => namedField(field, groups, t));
    const values = {
      group: named[0]?.group ?? kind,
      labels: named.map(({ label }) => label).join(", "),
      total: formatNumber(count),
    };
    return {
      text: t(over ? "lists.dropForOver" : "lists.dropFor", values),
      href: path + listingSearch(withoutKind(state, kind)),
    };
  });
}

/**
 * Says which kinds of filter the list does not have as chosen. Not the values: whoever makes a link would speak through
 * the shop's page.
 */
export function droppedFilters({ dropped }: Pick<ListingView, "dropped">, t: Translate): string {
  return t("lists.dropped", { kinds: dropped.map((kind) => t(`lists.${kind}`)).join(", ") });
}

/** A chosen value's label, as the panel prints it. */
function namedField([name, value]: [name: string, value: string], groups: readonly FilterGroup[], t: Translate) {
  if (name === "min") return { group: t("lists.price"), label: t("lists.priceChipMin", { from: price(value) }) };
  if (name === "max") return { group: t("lists.price"), label: t("lists.priceChipMax", { to: price(value) }) };
  const group = groups.find((each) => each.name === name);
  const label = group?.values.find((each) => each.value === value)?.label ?? value;
  return { group: group?.label ?? name, label };
}

const price = (text: string) => formatTugrik(Number(text));

/**
 * The parts of the state that are not filters and must survive submitting the filters. The page number does not: a new
 * choice starts at page 1.
 */
export const hiddenFields = (state: ListingState): [name: string, value: string][] => [
  ...new URLSearchParams(listingSearch(withoutFilters(state))),
];
