/**
 * Search. What a text is understood as (category, brand, colour, specification, price, order) becomes the state of a
 * list; what is left is searched for there, and named where nothing has it. A text that names nothing is searched for
 * as typed, and if that finds nothing, in other likely spellings (decision 0202).
 */
import { type ListingFilters, type ListingState, withFurther } from "../rules/listing-state.ts";
import {
  correctedRest,
  cyrillicGuesses,
  foldLetters,
  hasWords,
  ListVocabulary,
  latinGuess,
  MAX_GUESSES,
  placeOf,
  type Reading,
  respelled,
  type ShopVocabulary,
  textOf,
  textWithout,
  understand,
  unknownWords,
} from "../search/index.ts";
import { type Call, UpstreamFault } from "../upstream/client.ts";
import type { ListingContents, ListingView, UnderstoodPart } from "../views/listing.ts";
import { isShown, longestWord, ordered, withWords } from "./found-list.ts";
import { unfiltered } from "./query.ts";
import { isWholeList, readList } from "./read-list.ts";
import { type Source, sources } from "./sources.ts";

/** The names that the shop uses, requested only when a text is not to be searched for letter by letter. */
export interface ShopNames {
  vocabulary: ShopVocabulary;
  /** The menu's words, for guesses at what is typed in Latin letters. */
  words: readonly string[];
}
export type AskNames = () => Promise<ShopNames>;

/** Whether the literal search finds something, which is then shown if words are left. */
type IsLiteral = () => Promise<boolean>;

/** A list that was found; unless it is sure, what has the text's letters comes first. */
interface Found {
  view: ListingView;
  isSure: boolean;
}

/** What a text means, before the API was asked. */
interface Meant {
  /** The text is one name, without a typing error: the literal search is not needed. */
  isDecided: boolean;
  /** The named list most probably accounts for the whole text: the literal search is called only if it does not. */
  isLikely: boolean;
  read(isLiteral: IsLiteral): Promise<Found | null>;
}

/** What the readers of a named list share. */
interface Search {
  call: Call;
  shop: ShopVocabulary;
  reading: Reading;
  /** What the address chooses, with price and order of the text. */
  state: ListingState;
  isLikely: boolean;
  isLiteral: IsLiteral;
}

/**
 * Searches for the text of a state.
 * @returns null when nothing is found. At most four calls in two rounds, beside those of the names; filtering or paging
 *   the list of a recognised name takes that list's own calls
 */
export async function readSearch(call: Call, names: AskNames, typed: ListingState): Promise<ListingView | null> {
  if (typed.exact) return readTyped(call, null, typed);
  const shown = await names();
  const asked = { ...typed, text: foldLetters(typed.text) };
  const reading = understand(asked.text, { shop: shown.vocabulary });
  if (isAboutPage(reading)) return null;
  const state = withPriceAndOrder(asked, reading);
  const meant = interpretSearch(call, shown.vocabulary, reading, state);
  if (meant === null) return readTyped(call, shown, asked);
  // No name of a product has words of a price or a sale.
  const isNoName = reading.pricePlaces.length + reading.sortPlaces.length > 0;
  const literal = onDemand(() => (meant.isDecided || isNoName ? Promise.resolve(false) : finds(call, asked.text)));
  const isLiteral = () => literal().catch(() => false);
  // If it is likely to be needed, it is called at once, in parallel with the named list.
  if (!meant.isLikely) void isLiteral();
  const found = await meant.read(isLiteral).catch(unlessFaulty(FAULTY));
  if (found !== FAULTY && found?.isSure) return found.view;
  if (await literal()) return literally(call, asked);
  if (found === FAULTY) return readTyped(call, shown, asked);
  if (found) return found.view;
  // The name found nothing: a description may still contain the text.
  return meant.isDecided && (await finds(call, asked.text)) ? literally(call, asked) : null;
}

/** Whether a text asks for a page of the shop, and for no product. */
const isAboutPage = ({ page, category, brands, rest, atoms }: Reading): boolean =>
  page !== null && category === null && brands.length === 0 && !rest.some((place) => atoms[place]?.isNumber);

/** A state with the price and the order that its text asks for, unless the address has chosen others. */
function withPriceAndOrder(state: ListingState, { price, sort }: Reading): ListingState {
  const isPriced = state.min !== null || state.max !== null;
  return { ...state, ...(isPriced ? {} : price), sort: state.sort ?? sort };
}

/**
 * Interprets a text by the names in it.
 * @returns null if it names nothing that could be requested
 */
function interpretSearch(call: Call, shop: ShopVocabulary, reading: Reading, state: ListingState): Meant | null {
  const { category, brands, rest, atoms, free, isCorrected } = reading;
  const isDecided = reading.isWhole && !isCorrected && !(category && brands.length > 0);
  const isLikely = isDecided || isProbablyWhole(reading);
  const meaning = (read: (search: Search) => Promise<Found | null>, is = { isDecided, isLikely }): Meant => ({
    ...is,
    read: (isLiteral) => read({ call, shop, reading, state, isLikely: is.isLikely, isLiteral }),
  });
  if (category) return meaning(readCategory);
  if (brands.length === 1 && rest.length === 0 && state.brands.length < 2) {
    // A brand that the shopper has chosen replaces the one that the text names.
    const [brand] = state.brands.length > 0 ? shop.brands(state.brands) : brands;
    const hasFigures = atoms.some(({ isNumber }, place) => isNumber && free.has(place));
    if (brand && !hasFigures) return meaning((search) => readBrand(search, brand));
    if (brand) return meaning((search) => readText(search, [brand.name], ""));
  }
  if (rest.length === 0) return reading.sort && brands.length === 0 ? meaning(readDiscounted) : null;
  if (rest.length === atoms.length) return null;
  const text = textOf(reading, rest);
  const scopes = brands.length > 0 ? scopesOfRest(text, 1) : spellingsOf(text);
  return meaning((search) => readText(search, scopes, text), { isDecided: false, isLikely: false });
}

/** Atoms of one colour or one figure with its unit. */
const MAX_ATOMS_OF_ONE_CHOICE = 2;

/**
 * Whether a list is named with at most one value that its facets can offer: each value has products, but two together
 * may have none.
 */
function isProbablyWhole({ category, brands, free, rest, isCorrected }: Reading): boolean {
  if (rest.length > 0 || isCorrected || free.size > MAX_ATOMS_OF_ONE_CHOICE) return false;
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

/** A model of one or two letters and a figure, which names write in one: X2. */
const SHORT_MODEL = /^\p{L}{1,2}\d+$/u;

/**
 * What a list is searched for.
 * @param most 1: of several words the longest, which finds more than all of them in their order
 */
function scopesOfRest(text: string, most: 1 | 2): string[] {
  const [respelt] = SHORT_MODEL.test(text) ? [] : respelled(text);
  return most === 1 ? [respelt ?? longestWord(text) ?? text] : spellingsOf(text);
}

/** The list of the category that the text names. */
function readCategory(search: Search): Promise<Found | null> {
  const { category } = search.reading;
  if (category === null) return Promise.resolve(null);
  const [only, ...others] = category.subCategories;
  const isOne = only !== undefined && others.length === 0;
  return isOne
    ? readNamed(search, sources.subCategory, only, [])
    : readNamed(search, sources.category, category.categoryId, category.subCategories);
}

/** The list of a brand: the one that the text names, or the shopper's own choice, which stays removable. */
async function readBrand(search: Search, { id, name }: Reading["brands"][number]): Promise<Found | null> {
  const { brands } = search.state;
  const found = await readNamed({ ...search, state: { ...search.state, brands: [] } }, sources.brand, id, []);
  if (found === null || brands.length === 0) return found;
  const { view } = found;
  const shown = { brands: [{ value: String(id), label: name, total: null }], state: { ...view.state, brands: [id] } };
  return { ...found, view: { ...view, ...shown, understood: view.understood.filter(({ kind }) => kind !== "brand") } };
}

/** The products of a sale, where the text asks for nothing else. */
async function readDiscounted({ call, reading, state }: Search): Promise<Found | null> {
  const view = await readList(sources.discounted, call, null, state);
  return view && isShown(view) ? { view: asSearch(view, reading, {}), isSure: true } : null;
}

/** The list of a category or brand with what the text chooses of it, or the search there for what is left. */
async function readNamed(
  search: Search,
  source: Source<number>,
  scope: number,
  subCategories: readonly number[],
): Promise<Found | null> {
  const { call, shop, reading, state, isLikely, isLiteral } = search;
  const isBrand = reading.category === null;
  if (reading.isWhole && !reading.isCorrected) return readNames(search, source, scope, subCategories);
  const whole = await source.ask(call, scope, unfiltered(1));
  if (whole === null) return null;
  const [read, chosen] = readOf(reading, shop, whole, isBrand);
  if (chosen === null) return null;
  const isSure = !(read.isCorrected || read.values.isCorrected);
  // A literal search that was started has its answer by now, which may save further calls.
  if (!isLikely && (read.rest.length > 0 || !isSure) && (await isLiteral())) return null;
  const further = { ...chosen, subCategories };
  const narrowed = readList(source, call, scope, state, further);
  if (read.rest.length === 0) {
    const [view, isThere] = await Promise.all([narrowed, !isSure && isLiteral()]);
    if (isThere) return null;
    if (view && isShown(view)) return { view: asSearch(view, read, further), isSure };
    return readWithoutSpecs(search, source, scope, [read, further]);
  }
  if (isBrand || read.category === null) return null;
  const text = textOf(read, read.rest);
  const within = { ...chosen, subCategories: shop.within(read.category) };
  // Where nothing is chosen, the list without the rest is at hand, and its call is left for another spelling.
  const most = isWholeList(withFurther(state, further)) ? 2 : 1;
  const [isThere, fallback, ...found] = await Promise.all([
    isLiteral(),
    narrowed,
    ...scopesOfRest(text, most).map((scope) => readList(sources.search, call, scope, state, within)),
  ]);
  if (isThere) return null;
  const view = found.flatMap((one) => (one ? [withWords(one, text)] : [])).find(isShown);
  if (view) return { view: asSearch(view, read, further), isSure: false };
  return fallback && readWithoutRest(fallback, read, further);
}

/** The list of which no product has all that the text chooses, without its figures, which are named. */
async function readWithoutSpecs(
  { call, state }: Search,
  source: Source<number>,
  scope: number,
  [read, chosen]: [Reading, Partial<ListingFilters>],
): Promise<Found | null> {
  const { specPlaces } = read.values;
  if (specPlaces.length === 0) return null;
  const further = { ...chosen, specs: [] };
  const view = await readList(source, call, scope, state, further);
  if (view === null || !isShown(view)) return null;
  return { view: asSearch({ ...view, unknown: unknownWords(read, specPlaces) }, read, further), isSure: false };
}

/** The list that names alone account for: requested narrowed at once, since every reply has the whole one's values. */
async function readNames(
  { call, reading, state }: Search,
  source: Source<number>,
  scope: number,
  subCategories: readonly number[],
): Promise<Found | null> {
  const brands = reading.category === null ? [] : reading.brands.map(({ id }) => id);
  const view = await readList(source, call, scope, state, { brands, subCategories });
  const isFound = view !== null && isShown(view) && hasSome(view, brands);
  return isFound ? { view: asSearch(view, reading, { brands, subCategories }), isSure: true } : null;
}

/** A list of whose products none has the rest of the text: those of a corrected name, or all, with the words named. */
function readWithoutRest(view: ListingView, read: Reading, chosen: Partial<ListingFilters>): Found | null {
  const typed = textOf(read, read.rest);
  const isLatin = /^[\p{Script=Latin}\d\s.,-]+$/u.test(typed);
  const titles = read.brands.length > 0 || isLatin ? view.cards.map(({ title }) => title) : [];
  const shown = correctedRest(read, titles);
  if (shown !== null) {
    const corrected = { ...withWords(view, shown), corrected: hasWords(shown, typed) ? null : { typed, shown } };
    return { view: asSearch(corrected, read, chosen), isSure: false };
  }
  if (!read.isRestOptional || !isShown(view)) return null;
  const unknown = unknownWords(read, read.rest);
  return { view: asSearch({ ...view, unknown }, { ...read, rest: [] }, chosen), isSure: false };
}

const vocabularies = new WeakMap<ListingContents, ListVocabulary>();

/** The vocabulary of a list; kept as long as the reply that the list was made of. */
function vocabularyOf(whole: ListingContents): ListVocabulary {
  const list = vocabularies.get(whole) ?? new ListVocabulary(whole);
  vocabularies.set(whole, list);
  return list;
}

/**
 * The text as the values of a list read it, and what it chooses of the list; null where a brand is not in it. A brand
 * that was only read by forgiving a typing error is then none: солонгос is no Solongox.
 */
function readOf(
  { text, isCorrected }: Reading,
  shop: ShopVocabulary,
  whole: ListingContents,
  isBrand: boolean,
): [Reading, Partial<ListingFilters> | null] {
  const list = vocabularyOf(whole);
  const read = understand(text, { shop, list });
  const filters = isBrand ? { colours: read.values.colours, specs: read.values.specs } : filtersOf(read, whole);
  if (filters !== null || !isCorrected) return [read, filters];
  const exact = understand(text, { shop, list, isForgiving: false });
  return [exact, exact.category?.label === read.category?.label ? filtersOf(exact, whole) : null];
}

/** The values that the text chooses, as filters; null where none of the brands is in the list. */
function filtersOf({ brands, values }: Reading, whole: ListingContents): Partial<ListingFilters> | null {
  const offered = new Set(whole.brands.map(({ value }) => value));
  const listed = brands.filter(({ id }) => offered.has(String(id)));
  if (brands.length > 0 && listed.length === 0) return null;
  return { brands: listed.map(({ id }) => id), colours: values.colours, specs: values.specs };
}

/** Whether a list has one of the brands, if there are any. */
const hasSome = ({ brands: offered }: Pick<ListingContents, "brands">, brands: readonly number[]) =>
  brands.length === 0 || offered.some(({ value }) => brands.includes(Number(value)));

/**
 * The search for what the names have left of a text, with what they choose.
 * @param scopes its spellings, of which the first that finds anything is taken
 * @param words that every title must have
 */
async function readText(
  { call, shop, reading, state, isLiteral }: Search,
  scopes: readonly string[],
  words: string,
): Promise<Found | null> {
  // Every reply has the values of the whole search, also one that is narrowed by what the text names.
  const named = state.brands.length > 0 ? [] : reading.brands.map(({ id }) => id);
  const asked = scopes.map((scope) => sources.search.ask(call, scope, { ...unfiltered(1), brands: named }));
  const found = await Promise.all(asked);
  const nth = found.findIndex((contents) => contents?.cards.some(({ title }) => hasWords(title, words)));
  const [whole, scope] = [found[nth], scopes[nth]];
  const [brand] = reading.brands;
  if (!whole || scope === undefined)
    return brand && words !== "" && !(await isLiteral()) ? readModels({ call, shop, reading, state }, brand.id) : null;
  const [read, chosen] = readOf(reading, shop, whole, false);
  // A colour or a number that none of these products has.
  if (chosen === null || read.rest.some((place) => !reading.rest.includes(place))) return null;
  const isSure = words === "" && !reading.isCorrected;
  if (!isSure && (await isLiteral())) return null;
  const view = await readList(sources.search, call, scope, state, chosen);
  const fitting = view && withWords(view, words);
  const shown = { ...read, rest: words === "" ? [] : read.rest };
  return fitting && isShown(fitting) ? { view: asSearch(fitting, shown, chosen), isSure } : null;
}

/** The models of a brand that the rest of a text is most like. */
async function readModels(
  { call, shop, reading, state }: Pick<Search, "call" | "shop" | "reading" | "state">,
  brand: number,
) {
  const whole = await sources.brand.ask(call, brand, unfiltered(1));
  if (whole === null) return null;
  const [read, chosen] = readOf(reading, shop, whole, true);
  const view = chosen && (await readList(sources.brand, call, brand, { ...state, brands: [] }, chosen));
  // Without a category, what is left is the name of a model, which no other model is shown for.
  return view && readWithoutRest(view, { ...read, isRestOptional: false }, chosen);
}

/**
 * What a search shows of any source's list: without the list's own name, pictures and settings, in the state that the
 * text and the address together choose.
 */
function asSearch(view: ListingView, reading: Reading, chosen: Partial<ListingFilters>): ListingView {
  const { appliesAtOnce, priceStep } = sources.search;
  const { categoryPlaces, brandPlaces, category, rest } = reading;
  // The text keeps what names the list itself.
  const isBrandFilter = (chosen.brands ?? []).length > 0 && (category !== null || rest.length > 0);
  const kept = [...categoryPlaces, ...(isBrandFilter ? [] : brandPlaces.flat()), ...rest];
  const state = withFurther(view.state, isBrandFilter ? chosen : { ...chosen, brands: [] });
  return {
    ...ordered(view, reading.sort),
    ...{ title: "", crumbs: [], banner: null, logo: null, appliesAtOnce, priceStep },
    state: { ...state, text: textOf(reading, kept) || state.text },
    understood: partsOf(reading, { ...state, subCategories: view.state.subCategories }),
    unknown: [...unknownWords(reading, reading.stoodFor), ...view.unknown],
  };
}

/**
 * The list that a text names, and the words that are searched for. A part that alone tells what the others are of is
 * not removed: a colour without a category or brand is looked for in names.
 * @param state what is chosen
 */
function partsOf(reading: Reading, state: ListingState): UnderstoodPart[] {
  const { category, brands, categoryPlaces, brandPlaces, sort, sortPlaces, rest, values, atoms } = reading;
  // Figures with a unit are read by a brand without a category too.
  const isFigure = (place: number) => atoms[place]?.isNumber || atoms[place]?.isUnit;
  const needsCategory = values.places.length > 0 && (brands.length === 0 || !values.specPlaces.every(isFigure));
  const part = (kind: UnderstoodPart["kind"], label: string, places: readonly number[], isNeeded: boolean) => ({
    ...{ kind, label, place: null },
    without: isNeeded ? "" : textWithout(reading, places),
  });
  const isReplaced = state.subCategories.length > 0 && (category?.subCategories.length ?? 0) > 0;
  return [
    ...(category && !isReplaced
      ? [
          {
            ...part("category", category.label, categoryPlaces, rest.length === 0 && needsCategory),
            place: placeOf(category),
          },
        ]
      : []),
    ...(category || state.brands.length > 0
      ? []
      : brands.map(({ id, name }, nth) => ({
          ...part("brand", name, brandPlaces[nth] ?? [], rest.length === 0),
          place: `/brand/${id}`,
        }))),
    ...(sort !== null && (state.sort ?? sort) === sort
      ? [part("order", sort, sortPlaces, sortPlaces.length === atoms.length)]
      : []),
    ...(rest.length > 0 ? [part("text", textOf(reading, rest), rest, category === null && brands.length === 0)] : []),
  ];
}

/** The list that the literal search finds. */
async function literally(call: Call, state: ListingState): Promise<ListingView | null> {
  const view = await readList(sources.search, call, state.text, state);
  return view && ordered(view);
}
/** The API did not answer for what the text names: the text itself is searched for, as if it named nothing. */
const FAULTY = "faulty";

/** Calls `ask` once, when its answer is first needed. */
function onDemand<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** A text that the API may find something for. */
interface Spelling {
  text: string;
  /** All words that a title must have, where `text` is only one of them. */
  words?: string;
}

/** Searches for the text as typed, or in its likely spellings. */
async function readTyped(call: Call, names: ShopNames | null, state: ListingState): Promise<ListingView | null> {
  const found = await findText(call, names, state.text);
  if (found === null) return null;
  const view = await readList(sources.search, call, found.text, state);
  if (view === null) return null;
  if (found.words !== undefined) return ordered(withWords(view, found.words));
  const transliterated = found.text === state.text ? null : { typed: state.text, shown: found.text };
  return { ...ordered(view), transliterated };
}

/**
 * The text to search for: the typed one if it finds anything, otherwise the likeliest other spelling that does.
 * @param names null: only ever the text as it is typed
 * @returns null when nothing is found. One call if the text is found as typed; at most four, all but the first in
 *   parallel
 */
async function findText(call: Call, names: ShopNames | null, text: string): Promise<Spelling | null> {
  if (await finds(call, text)) return { text };
  if (names === null) return null;
  const spellings = otherSpellings(text, names.words).slice(0, MAX_GUESSES);
  const found = await Promise.all(
    // The literal text was answered, so the API works: a guess on which it hangs counts as finding nothing.
    spellings.map((spelling) => findsAs(call, spelling).catch(unlessUnanswered(false))),
  );
  return spellings[found.indexOf(true)] ?? null;
}

/** The likeliest first. */
function otherSpellings(text: string, shopWords: readonly string[]): Spelling[] {
  const guesses = cyrillicGuesses(text, shopWords).map((spelling): Spelling => ({ text: spelling }));
  const longest = longestWord(text);
  const latin = /\p{Script=Cyrillic}/u.test(text) && /\d/.test(text) ? [latinGuess(text)] : [];
  const spelled = [...respelled(text), ...latin].map((spelling): Spelling => ({ text: spelling }));
  const alone = longest === null ? [] : [{ text: longest, words: text }];
  const [likeliest, others] = [guesses.slice(0, 1), guesses.slice(1)];
  const found: Spelling[] = [...spelled, ...likeliest, ...alone, ...others];
  const known = new Map(found.filter((one) => one.text !== text).map((one) => [one.text, one]));
  return [...known.values()];
}

async function findsAs(call: Call, { text, words }: Spelling): Promise<boolean> {
  const contents = await sources.search.ask(call, text, unfiltered(1));
  return contents !== null && (words === undefined || contents.cards.some(({ title }) => hasWords(title, words)));
}

const finds = (call: Call, text: string) => findsAs(call, { text });

/**
 * No response: it hung, the connection broke, or the circuit is open. A retry may help for any other fault.
 */
const UNANSWERED = new Set<UpstreamFault["reason"]>(["timeout", "reset", "paused"]);

/**
 * For a search that the existing server does not survive (docs/api.md, section 6: hits without any specification).
 * @returns what to do with an error: `instead` where there was no answer
 * @throws every other error again
 */
export function unlessUnanswered<const Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (error instanceof UpstreamFault && UNANSWERED.has(error.reason)) return instead;
    throw error;
  };
}

/** As `unlessUnanswered`, for any fault of the API. */
function unlessFaulty<const Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (error instanceof UpstreamFault) return instead;
    throw error;
  };
}
