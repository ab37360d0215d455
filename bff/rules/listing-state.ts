/**
 * The state of a list as its URL holds it (rule L1): what is chosen, how it is sorted and shown, which page. One table
 * reads and writes it, so that address and state are equivalent. Any order or repetition of parameters gives the same
 * state, and a state has one address; invalid parameters are ignored.
 */

import { parseId } from "./ids.ts";
import { parseTugrik, type Tugrik } from "./money.ts";
import { MAX_LISTED_NAME_LENGTH, withoutInvisible } from "./sent-text.ts";

/** Sort orders; null is the list's own (a search's relevance). */
export const SORTS = ["price-asc", "price-desc", "newest", "discount"] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];

/** A specification with its chosen values. */
export interface ChosenSpec {
  name: string;
  values: readonly string[];
}

/** The filters of a list. Empty arrays and nulls filter nothing. */
export interface ListingFilters {
  subCategories: readonly number[];
  brands: readonly number[];
  colours: readonly string[];
  specs: readonly ChosenSpec[];
  /** Undiscounted price from … to, in whole tugrik, both included; null = open. */
  min: number | null;
  max: number | null;
}

/** The filters whose values a list offers; others may be any number. */
export type ListedFilter = (typeof LISTED_FILTERS)[number];
export const LISTED_FILTERS = ["subCategories", "brands", "colours", "specs"] as const;

export interface ListingState extends ListingFilters {
  /** The search text; empty on every other list. */
  text: string;
  /** Whether the text is to be searched for letter by letter, never as Mongolian typed in Latin letters. */
  exact: boolean;
  sort: Sort | null;
  /** Null when the address names none; then the shopper's last choice applies. */
  view: View | null;
  page: number;
}

/** The name of a filter's parameter, and of its form fields. */
export const FILTER_KEYS = { subCategories: "sub", brands: "brand", colours: "color" } as const;
export const SPEC_PREFIX = "spec.";

/** A whole list, from its beginning. */
export const WHOLE_LIST: ListingState = {
  text: "",
  exact: false,
  subCategories: [],
  brands: [],
  colours: [],
  specs: [],
  min: null,
  max: null,
  sort: null,
  view: null,
  page: 1,
};

/**
 * Bounds on the calls that an address can cause: values beyond what any list offers are dropped.
 */
const MAX_VALUES = 60;
const MAX_SPECS = 20;
export const MAX_SEARCH_LENGTH = 100;
const MAX_PRICE = 1_000_000_000_000;
/** No list is this long; larger numbers are past every end and must not create unlimited cache entries. */
const MAX_PAGE = 100_000;

/**
 * Reads the state from an address.
 * @param search the query of the URL, with or without its `?`
 */
export function parseListing(search: string): ListingState {
  const query = new URLSearchParams(search);
  const text = query.getAll("p").map(cleanText).filter(Boolean).sort()[0] ?? "";
  return {
    text,
    exact: text !== "" && query.getAll("exact").includes("1"),
    subCategories: ids(query.getAll(FILTER_KEYS.subCategories)),
    brands: ids(query.getAll(FILTER_KEYS.brands)),
    colours: texts(query.getAll(FILTER_KEYS.colours)),
    specs: chosenSpecs(query),
    ...priceRange(query),
    sort: oneOf(SORTS, query.getAll("sort")),
    view: oneOf(VIEWS, query.getAll("view")),
    page: query.getAll("page").map(parsePage).sort(byNumber)[0] ?? 1,
  };
}

/**
 * Writes a state as the query of its one address: parameters in a fixed order, values sorted, no parameter without
 * effect.
 * @returns with its `?`, or empty for a whole list
 */
export function listingSearch(state: ListingState): string {
  const query = new URLSearchParams();
  if (state.text) query.set("p", state.text);
  if (state.text && state.exact) query.set("exact", "1");
  for (const [kind, value] of filterFields(state)) query.append(kind, value);
  if (state.sort) query.set("sort", state.sort);
  if (state.view) query.set("view", state.view);
  if (state.page > 1) query.set("page", String(state.page));
  return query.size > 0 ? `?${query}` : "";
}

/** The filters of a state as the fields of its address, in their order. */
export function filterFields(filters: ListingFilters): [name: string, value: string][] {
  const { subCategories, brands, colours, specs, min, max } = filters;
  return [
    ...subCategories.map((id): [string, string] => [FILTER_KEYS.subCategories, String(id)]),
    ...brands.map((id): [string, string] => [FILTER_KEYS.brands, String(id)]),
    ...colours.map((colour): [string, string] => [FILTER_KEYS.colours, colour]),
    ...specs.flatMap(({ name, values }) => values.map((value): [string, string] => [`${SPEC_PREFIX}${name}`, value])),
    ...(min === null ? [] : [["min", String(min)] satisfies [string, string]]),
    ...(max === null ? [] : [["max", String(max)] satisfies [string, string]]),
  ];
}

/** Whether anything is chosen. */
export function isFiltered(filters: ListingFilters): boolean {
  return filterFields(filters).length > 0;
}

/**
 * The filters of a state, with further ones for what it chooses nothing of: a shopper's own choice replaces what was
 * recognised in their text.
 */
export function withFurther(state: ListingState, further: Partial<ListingFilters>): ListingState {
  const names = new Set(state.specs.map(({ name }) => name));
  return {
    ...state,
    subCategories: state.subCategories.length > 0 ? state.subCategories : (further.subCategories ?? []),
    brands: state.brands.length > 0 ? state.brands : (further.brands ?? []),
    colours: state.colours.length > 0 ? state.colours : (further.colours ?? []),
    specs: [...state.specs, ...(further.specs ?? []).filter(({ name }) => !names.has(name))],
  };
}

/** The same list with nothing chosen; sort and view stay. */
export function withoutFilters(state: ListingState): ListingState {
  const { subCategories, brands, colours, specs, min, max } = WHOLE_LIST;
  return { ...state, subCategories, brands, colours, specs, min, max, page: 1 };
}

/**
 * The same list without one chosen value, from its first page.
 * @param field the value's field as `filterFields` gives it
 */
export function withoutField(state: ListingState, [name, value]: readonly [name: string, value: string]): ListingState {
  return narrowedBy(state, (field) => field[0] !== name || field[1] !== value);
}

/**
 * What kind of filter a field is. Values of one kind are alternatives, and a product must match every kind. Both ends
 * of a price are one kind.
 */
export function filterKind(name: string): string {
  return name === "min" || name === "max" ? "price" : name;
}

/** The same list without anything that is chosen of one kind, from its first page. */
export function withoutKind(state: ListingState, kind: string): ListingState {
  return narrowedBy(state, ([name]) => filterKind(name) !== kind);
}

function narrowedBy(state: ListingState, isKept: (field: [name: string, value: string]) => boolean): ListingState {
  const query = new URLSearchParams(filterFields(state).filter(isKept));
  return { ...withoutFilters(state), ...onlyFilters(parseListing(query.toString())) };
}

/** The filters of a state and nothing else. */
function onlyFilters({ subCategories, brands, colours, specs, min, max }: ListingFilters): ListingFilters {
  return { subCategories, brands, colours, specs, min, max };
}

/** Parses a page number; invalid text is page 1 (rule L1). */
function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
}

/** Whether an address asks to search for more than `MAX_SEARCH_LENGTH`, so that only the beginning was searched for. */
export function isTextCut(search: string): boolean {
  return new URLSearchParams(search).getAll("p").some((text) => [...spaced(text)].length > MAX_SEARCH_LENGTH);
}

const spaced = (text: string) =>
  withoutInvisible(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** A normalised search text: single spaces, at most the box's length. */
export function cleanText(text: string): string {
  return [...spaced(text)].slice(0, MAX_SEARCH_LENGTH).join("").trim();
}

/** The bounds of a price that an address may hold. */
type PriceBound = "min" | "max";

/**
 * An invalid price bound in an address, as typed: it filters nothing, and the page says so.
 * @param search the query of the URL, with or without its `?`
 * @returns empty when both bounds are valid; a bound of 0 sets none
 */
export function refusedPrices(search: string): Partial<Record<PriceBound, string>> {
  const query = new URLSearchParams(search);
  const refused = (name: PriceBound) => {
    const given = query.getAll(name).map(cleanText).filter(Boolean);
    return given.some((text) => priceIn(text) !== null || /^0+$/.test(text)) ? undefined : given[0];
  };
  const [min, max] = [refused("min"), refused("max")];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/**
 * Of a repeated bound the wider counts, in any order; a reversed range is swapped.
 */
function priceRange(query: URLSearchParams): Pick<ListingState, "min" | "max"> {
  const bounds = (name: PriceBound) =>
    query
      .getAll(name)
      .flatMap((text) => priceIn(text) ?? [])
      .sort(byNumber);
  const min = bounds("min")[0] ?? null;
  const max = bounds("max").at(-1) ?? null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Whole tugrik above nothing, however they are written; null for anything else. */
function priceIn(text: string): Tugrik | null {
  const price = parseTugrik(cleanText(text));
  return price !== null && price > 0 && price < MAX_PRICE ? price : null;
}

function ids(given: readonly string[]): number[] {
  return [...new Set(given.flatMap((text) => parseId(text) ?? []))].sort(byNumber).slice(0, MAX_VALUES);
}

function texts(given: readonly string[]): string[] {
  const usable = given.filter((text) => text.trim() !== "" && text.length <= MAX_LISTED_NAME_LENGTH);
  return [...new Set(usable)].sort().slice(0, MAX_VALUES);
}

function chosenSpecs(query: URLSearchParams): ChosenSpec[] {
  const keys = [...new Set(query.keys())].filter(
    (key) => key.startsWith(SPEC_PREFIX) && key.length <= MAX_LISTED_NAME_LENGTH,
  );
  return keys
    .sort()
    .map((key) => ({ name: key.slice(SPEC_PREFIX.length), values: texts(query.getAll(key)) }))
    .filter(({ name, values }) => name !== "" && values.length > 0)
    .slice(0, MAX_SPECS);
}

function oneOf<Value extends string>(known: readonly Value[], given: readonly string[]): Value | null {
  return known.find((value) => given.includes(value)) ?? null;
}

const byNumber = (a: number, b: number) => a - b;
