/**
 * The list that a search's text names. At most three calls in two rounds, beside the literal search: the list of the
 * category or brand, or the search for the rest of the text, whose answer tells the colours and specifications to
 * choose from; then that list with what was chosen, or the search for what is left (decision 0201). An API that reads
 * words itself gives the narrowed list at once (decision 0253).
 */
import { filterFields, type ListingFilters, type ListingState, WHOLE_LIST } from "../rules/listing-state.ts";
import {
  coreOf,
  hasWords,
  isAllNames,
  type NameReading,
  type NameVocabulary,
  NOTHING_OFFERED,
  type OfferReading,
  OfferVocabulary,
  type Part,
  placeOf,
  readOffer,
  respelled,
  termsOf,
  textOf,
  textWithout,
} from "../rules/search-reading.ts";
import { cyrillicGuesses } from "../rules/transliteration.ts";
import type { Call } from "../upstream/client.ts";
import { type FacetValue, specLabel } from "../views/facets.ts";
import type { ListingContents, ListingView } from "../views/listing.ts";
import { type Corrections, doubtfulWord } from "./did-you-mean.ts";
import { inStockFirst, isShown, longestWord, withWords } from "./found-list.ts";
import { unfiltered } from "./query.ts";
import { isWholeList, readList, viewOf } from "./read-list.ts";
import { type SearchScope, type Source, sources } from "./sources.ts";

type IsLiteral = () => Promise<boolean>;

/** What a text means, before the API was asked. */
export interface Meant {
  /** The text is one name, without a typing error: the literal search is not needed. */
  isDecided: boolean;
  /** The named list most probably accounts for the whole text: the literal search is called only if it does not. */
  isLikely: boolean;
  /**
   * Reads it; null if nothing is found.
   * @param isLiteral whether the literal search finds something, which is then shown if words are left
   */
  read(isLiteral: IsLiteral): Promise<{ view: ListingView; isSure: boolean } | null>;
}

/**
 * Interprets a text by the names in it.
 * @param corrections begun as soon as the words that are no names have found nothing, or are searched for
 * @returns null if it names nothing that could be requested
 */
export function meantBy(
  call: Call,
  vocabulary: NameVocabulary,
  state: ListingState,
  corrections: Corrections,
): Meant | null {
  const reading = vocabulary.read(state.text);
  const core = coreOf(reading);
  const isWhole = core.length === 0 && reading.free.size === 0;
  const isDecided = isWhole && !reading.isCorrected && !(reading.category && reading.brands.length > 0);
  const isLikely = isDecided || isProbablyWhole(reading, core);
  const values = isWholeList(state)
    ? vocabulary.valueWords(
        reading,
        [...reading.free].filter((place) => reading.category || !core.includes(place)),
      )
    : [];
  if (reading.category)
    return {
      isDecided,
      isLikely,
      read: (isLiteral) => readCategory(call, reading, vocabulary, state, { values, isLiteral, isLikely, corrections }),
    };
  if (reading.brands.length === 1 && core.length === 0 && state.brands.length < 2) {
    // A brand that the shopper has chosen replaces the one that the text names.
    const [brand] = state.brands.length > 0 ? vocabulary.brands(state.brands) : reading.brands;
    const hasFigures = reading.atoms.some(({ isNumber }, place) => isNumber && reading.free.has(place));
    if (brand && !hasFigures)
      return {
        ...{ isDecided, isLikely },
        read: (isLiteral) => readBrand(call, reading, state, brand, { values, isLiteral, isLikely, corrections }),
      };
    if (brand)
      return {
        ...{ isDecided, isLikely },
        read: (isLiteral) =>
          readText(call, reading, state, { spellings: [brand.name], words: "", values, isLiteral, corrections }),
      };
  }
  const chooses = reading.brands.length > 0 || core.length < reading.free.size;
  if (!chooses || core.length === 0) return null;
  const text = textOf(reading, core);
  return {
    ...{ isDecided: false, isLikely: false },
    read: (isLiteral) =>
      readText(call, reading, state, { spellings: spellingsOf(text), words: text, values, isLiteral, corrections }),
  };
}

/** Atoms of one colour or one figure with its unit. */
const ONE_CHOICE = 2;

/**
 * Whether a list is named with at most one value that its facets can offer: each value has products, but two together
 * may have none.
 */
function isProbablyWhole({ category, brands, free, isCorrected }: NameReading, core: readonly number[]): boolean {
  if (core.length > 0 || isCorrected || free.size > ONE_CHOICE) return false;
  const further = (category ? brands.length : 0) + (free.size > 0 ? 1 : 0);
  return further <= 1;
}

/** The likely spellings of the rest of a text: as it is, joined or split, one word of it. */
function spellingsOf(text: string): string[] {
  const [other] = [...respelled(text), ...cyrillicGuesses(text).filter(() => /^[a-z ]+$/i.test(text))];
  const word = longestWord(text);
  // `nova5 pro 256`: no name has a word with a figure in it as it was typed.
  const longest = word !== null && /\d/.test(word) ? longestWord(other ?? text) : word;
  return [...new Set([other ?? text, longest ?? text])];
}

/**
 * The same for what a list is searched for: the first with its words, which an API that can finds in any order.
 * @param most 1: of several words the longest, which finds more than all of them in their order
 */
function restScopes(text: string, most: number): SearchScope[] {
  const [respelt] = respelled(text);
  const spellings = most === 1 ? [respelt ?? longestWord(text) ?? text] : spellingsOf(text);
  const [first = text, ...others] = spellings;
  const terms = termsOf(text);
  return [terms.length > 1 ? { text: first, terms } : first, ...others];
}

/** The values that the text chooses, as filters; null where one of the brands is not in the list. */
function filtersOf(
  { brands }: NameReading,
  { colours, specs }: Pick<OfferReading, "colours" | "specs">,
  whole: ListingContents | null,
): Partial<ListingFilters> | null {
  const offered = whole && new Set(whole.brands.map(({ value }) => value));
  const listed = brands.filter(({ id }) => offered === null || offered.has(String(id)));
  if (brands.length > 0 && listed.length === 0) return null;
  return { brands: listed.map(({ id }) => id), colours, specs };
}

async function readCategory(
  call: Call,
  reading: NameReading,
  vocabulary: NameVocabulary,
  state: ListingState,
  begun: Pick<Place, "values" | "isLiteral" | "isLikely" | "corrections">,
) {
  const { category } = reading;
  if (category === null) return null;
  const [only, ...others] = category.subCategories;
  const isOne = only !== undefined && others.length === 0;
  const place = isOne
    ? { source: sources.subCategory, scope: only }
    : { source: sources.category, scope: category.categoryId, subCategories: category.subCategories };
  return readNamed(call, reading, state, { ...place, within: vocabulary.within(category), ...begun });
}

/** The list of a brand: the one that the text names, or the shopper's own choice, which stays removable. */
async function readBrand(
  call: Call,
  reading: NameReading,
  state: ListingState,
  { id, name }: NameReading["brands"][number],
  begun: Pick<Place, "values" | "isLiteral" | "isLikely" | "corrections">,
) {
  const place = { source: sources.brand, scope: id, ...begun };
  const found = await readNamed(call, reading, { ...state, brands: [] }, place);
  if (found === null || state.brands.length === 0) return found;
  const { view } = found;
  const brands = [{ value: String(id), label: name, total: null }];
  const understood = view.understood.filter(({ kind }) => kind !== "brand");
  return { ...found, view: { ...view, brands, understood, state: { ...view.state, brands: [id] } } };
}

interface Place {
  source: Source<number>;
  scope: number;
  subCategories?: readonly number[];
  /** The sub-categories that a search for the rest of the text is narrowed by. */
  within?: readonly number[];
  /** The words that may be values of the list, for an API that reads them. */
  values: readonly (readonly string[])[];
  isLiteral: IsLiteral;
  isLikely: boolean;
  corrections: Corrections;
}

/** The list of a category or brand with what the text chooses of it, or the search there for what is left. */
async function readNamed(call: Call, reading: NameReading, state: ListingState, place: Place) {
  const { source, scope, subCategories = [], within, values, isLiteral, isLikely, corrections } = place;
  if (isAllNames(reading)) return readAllNames(call, reading, state, place);
  const named = {
    brands: within === undefined ? [] : reading.brands.map(({ id }) => id),
    subCategories: [...subCategories],
  };
  // Without words it is the whole list, which is cached for every text that names it.
  const first = values.length > 0 ? { ...unfiltered(1), ...named, words: values } : unfiltered(1);
  const whole = await source.ask(call, scope, first);
  if (whole === null) return null;
  const offer = readOffer(reading, offerOf(whole));
  const isBrand = within === undefined;
  const chosen = isBrand ? { colours: offer.colours, specs: offer.specs } : filtersOf(reading, offer, whole);
  if (chosen === null) return null;
  const isSure = !(reading.isCorrected || offer.isCorrected);
  const rest = [...offer.free];
  // A literal search that was started has its answer by now, which may save further calls.
  if (!isLikely && (rest.length > 0 || !isSure) && (await isLiteral())) return null;
  if (rest.length === 0) {
    corrections.begin(0);
    const narrowed = readNarrowed(source, call, scope, state, whole, { ...chosen, subCategories });
    const [view, isThere] = await Promise.all([narrowed, !isSure && isLiteral()]);
    const isFound = view !== null && isShown(view) && !isThere;
    return isFound ? { view: asSearch(uncounted(view), reading, offer, []), isSure } : null;
  }
  if (within === undefined) return null;
  const text = textOf(reading, rest);
  const further = { ...chosen, subCategories: within };
  // Two calls are left, beside the list's and the literal search's.
  const half = doubtfulWord(reading) === null ? 0 : 1;
  corrections.begin(half);
  const [isThere, ...views] = await Promise.all([
    isLiteral(),
    ...restScopes(text, 2 - half).map((spelling) => readList(sources.search, call, spelling, state, further)),
  ]);
  if (isThere) return null;
  const view = views.flatMap((one) => (one ? [withWords(one, text)] : [])).find(isShown);
  return view ? { view: asSearch(uncounted(view), reading, offer, rest), isSure: false } : null;
}

/**
 * The list with what a text chooses of it: the first reply, where the API has narrowed that by the same values.
 * @param whole the first reply
 * @param chosen brands and sub-categories too, by which the first request was narrowed already if it had words
 */
async function readNarrowed<Scope>(
  source: Source<Scope>,
  call: Call,
  scope: Scope,
  state: ListingState,
  whole: ListingContents,
  chosen: Partial<ListingFilters>,
): Promise<ListingView | null> {
  if (isNarrowedBy(whole, chosen)) return viewOf(source, state, whole, whole);
  return readList(source, call, scope, state, chosen);
}

/** Whether the API has narrowed a list by exactly the values that the text chooses of it. */
function isNarrowedBy({ narrowed }: ListingContents, { colours = [], specs = [] }: Partial<ListingFilters>): boolean {
  const keysOf = (filters: Pick<ListingFilters, "colours" | "specs">) =>
    filterFields({ ...WHOLE_LIST, colours: filters.colours, specs: filters.specs })
      .map(String)
      .toSorted()
      .join();
  return narrowed !== null && keysOf(narrowed) === keysOf({ colours, specs });
}

/**
 * The list that the names of a text account for: requested narrowed at once, since every reply of a list has the
 * values of the whole one.
 */
async function readAllNames(call: Call, reading: NameReading, state: ListingState, place: Place) {
  const { source, scope, subCategories = [], within, isLiteral, corrections } = place;
  corrections.begin(0);
  const isSure = !reading.isCorrected;
  const brands = within === undefined ? [] : reading.brands.map(({ id }) => id);
  const narrowed = readList(source, call, scope, state, { brands, subCategories });
  const [view, isThere] = await Promise.all([narrowed, !isSure && isLiteral()]);
  if (view === null || isThere || !isShown(view) || !hasSome(view, brands)) return null;
  const isNarrowed = brands.length > 0 || subCategories.length > 0;
  return { view: asSearch(isNarrowed ? uncounted(view) : view, reading, NOTHING_OFFERED, []), isSure };
}

/** Whether a list has one of the brands, if there are any. */
const hasSome = ({ brands: offered }: Pick<ListingContents, "brands">, brands: readonly number[]) =>
  brands.length === 0 || offered.some(({ value }) => brands.includes(Number(value)));

/**
 * The search for what the names have left of a text, with what they choose.
 * @param rest its `spellings`, of which the first that finds anything is taken, the `words` that every title must have,
 *   and the `values` that an API that reads words may narrow it by
 */
async function readText(
  call: Call,
  reading: NameReading,
  state: ListingState,
  {
    spellings,
    words,
    values,
    isLiteral,
    corrections,
  }: { spellings: readonly string[]; words: string } & Pick<Place, "values" | "isLiteral" | "corrections">,
) {
  // Every reply has the values of the whole search, also one that is narrowed by what the text names.
  const named = { brands: state.brands.length > 0 ? [] : reading.brands.map(({ id }) => id) };
  const first = { ...unfiltered(1), ...named, ...(values.length > 0 ? { words: values } : {}) };
  const found = await Promise.all(spellings.map((spelling) => sources.search.ask(call, spelling, first)));
  const nth = found.findIndex((contents) => contents?.cards.some(({ title }) => hasWords(title, words)));
  const [whole, spelling] = [found[nth], spellings[nth]];
  // What is left of four calls, with the literal search; words that a title has are not mistyped.
  corrections.begin(whole ? 0 : 3 - spellings.length);
  if (!whole || spelling === undefined) return null;
  const offer = readOffer(reading, offerOf(whole));
  const left = new Set(coreOf(reading));
  // A colour or a number that none of these products has.
  if ([...offer.free].some((place) => !left.has(place))) return null;
  const chosen = filtersOf(reading, offer, whole);
  const isSure = words === "" && !reading.isCorrected;
  if (chosen === null || (!isSure && (await isLiteral()))) return null;
  const view = await readNarrowed(sources.search, call, spelling, state, whole, chosen);
  const fitting = view && withWords(view, words);
  const read = new Set(offer.places.flat());
  const rest = words === "" ? [] : [...left].filter((place) => !read.has(place));
  return fitting && isShown(fitting) ? { view: asSearch(uncounted(fitting), reading, offer, rest), isSure } : null;
}

const offers = new WeakMap<ListingContents, OfferVocabulary>();

/** The vocabulary of a list; kept as long as the reply that the list was made of. */
function offerOf(whole: ListingContents): OfferVocabulary {
  const offer = offers.get(whole) ?? new OfferVocabulary(whole);
  offers.set(whole, offer);
  return offer;
}

/** A list whose values are not counted: the API counts them over the whole list, the text has narrowed it. */
function uncounted(view: ListingView): ListingView {
  const without = (values: readonly FacetValue[]) => values.map((value) => ({ ...value, total: null }));
  return {
    ...view,
    brands: without(view.brands),
    subCategories: without(view.subCategories),
    colours: without(view.colours),
    specs: view.specs.map((spec) => ({ ...spec, values: without(spec.values) })),
  };
}

/** What a search shows of any source's list: without the list's own name, pictures and settings. */
function asSearch(view: ListingView, reading: NameReading, offer: OfferReading, rest: readonly number[]): ListingView {
  const { appliesAtOnce, priceStep } = sources.search;
  return {
    ...inStockFirst(view),
    title: "",
    crumbs: [],
    banner: null,
    logo: null,
    appliesAtOnce,
    priceStep,
    understood: partsOf(reading, offer, view.state, rest),
  };
}

/**
 * The recognised parts, except for kinds in which the shopper has chosen something else since. A part that alone tells
 * what the others are of is not removed: a colour without a category or brand is looked for in names.
 * @param state what is chosen of what the list has
 */
function partsOf(reading: NameReading, offer: OfferReading, state: ListingState, rest: readonly number[]): Part[] {
  const { category, brands, categoryPlaces, brandPlaces } = reading;
  // Those of a brand are read without a category too, where they are figures with a unit.
  const isFigure = (place: number) => reading.atoms[place]?.isNumber || reading.atoms[place]?.isUnit;
  const byBrand = offer.parts.every(({ kind }, nth) => kind === "colour" || offer.places[nth]?.every(isFigure));
  const isNeeded: Partial<Record<Part["kind"], boolean>> = {
    category: rest.length === 0 && offer.parts.length > 0 && (brands.length === 0 || !byBrand),
    brand: rest.length === 0 && category === null,
    text: category === null && brands.length === 0,
  };
  const isReplaced = state.subCategories.length > 0 && (category?.subCategories.length ?? 0) > 0;
  const part = (kind: Part["kind"], label: string, places: readonly number[], more: Partial<Part> = {}): Part => ({
    ...{ kind, label, name: "", place: null, ...more },
    without: isNeeded[kind] ? "" : textWithout(reading, places),
  });
  const specs = new Set(state.specs.map(({ name }) => name));
  return [
    ...(category && !isReplaced
      ? [part("category", category.label, categoryPlaces, { place: placeOf(category) })]
      : []),
    ...(state.brands.length > 0
      ? []
      : brands.map(({ id, name }, nth) => part("brand", name, brandPlaces[nth] ?? [], { place: `/brand/${id}` }))),
    ...offer.parts.flatMap(({ kind, label, name }, nth) =>
      (kind === "colour" && state.colours.length > 0) || specs.has(name)
        ? []
        : [part(kind, label, offer.places[nth] ?? [], { name: specLabel(name) })],
    ),
    ...(rest.length > 0 ? [part("text", textOf(reading, rest), rest)] : []),
  ];
}
