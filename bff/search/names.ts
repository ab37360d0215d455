/** The names of a shop: which categories and brands a text names, and which of the shop's pages and orders. */
import { listingSearch, SORTS, type Sort, WHOLE_LIST } from "../rules/listing-state.ts";
import type { Atom } from "./forms.ts";
import {
  ENGLISH_FUNCTION_WORDS,
  FUNCTION_WORDS,
  OTHER_THINGS,
  PAGES,
  SHOP_PAGES,
  type ShopPage,
  SORT_WORDS,
} from "./hints.ts";
import { COLOUR_WORDS } from "./tables.ts";
import { type Match, placesOf, readBy, Vocabulary, wordsOf } from "./vocabulary.ts";

/** The names that the API itself listed: its menu and its brands. */
export interface CatalogueNames {
  categories: readonly { id: number; name: string }[];
  subCategories: readonly { id: number; categoryId: number; name: string; specs: readonly string[] }[];
  brands: readonly { id: number; name: string }[];
}

interface CategoryMeaning {
  kind: "category";
  categoryId: number;
  /** Empty for the whole category. */
  subCategories: readonly number[];
  /** Whether it is the whole name, not only its end: a category `Шил` beats another one's `VR шил`. */
  isWhole: boolean;
}
interface BrandMeaning {
  kind: "brand";
  id: number;
  name: string;
}
/** What a word says of the whole search: an order, a page of the shop, that another kind of thing is meant. */
type HintMeaning = { kind: "sort"; sort: Sort } | { kind: "page"; page: ShopPage } | { kind: "thing" };
type NameMeaning = CategoryMeaning | BrandMeaning | HintMeaning;

/** The category that a text names. */
export interface NamedCategory {
  categoryId: number;
  /** Empty for the whole category. */
  subCategories: readonly number[];
  label: string;
}

/** The page of what a text names. */
export function placeOf({ categoryId, subCategories }: NamedCategory): string {
  const [only, ...others] = subCategories;
  if (only !== undefined && others.length === 0) return `/sub-category/${only}`;
  return `/category/${categoryId}${listingSearch({ ...WHOLE_LIST, subCategories })}`;
}

/** What the names in a text say. */
export interface NameReading {
  /** Atoms that no name took. */
  free: ReadonlySet<number>;
  category: NamedCategory | null;
  brands: readonly { id: number; name: string }[];
  sort: Sort | null;
  /** The address of a page of the shop. */
  page: ShopPage | null;
  /** Whether it names a thing that is none of the shop's. */
  isOtherThing: boolean;
  /** Whether a typing error was forgiven. */
  isCorrected: boolean;
  /** The atoms of each name. */
  categoryPlaces: readonly number[];
  brandPlaces: readonly (readonly number[])[];
  sortPlaces: readonly number[];
}

const vocabularyOf = <Meaning>(words: readonly string[], meaning: Meaning, into = new Vocabulary<Meaning>()) => {
  for (const word of words) into.addValue(word, meaning);
  return into;
};

export const englishSpeech: ReadonlySet<string> = new Set(wordsOf(ENGLISH_FUNCTION_WORDS));
const mongolianSpeech = vocabularyOf<true>(wordsOf(FUNCTION_WORDS), true);
/** Shorter Mongolian words in Latin letters may be names: `mini`, миний. */
const MIN_LATIN_LENGTH = 5;

/** Words of speech, which have no meaning for a search. */
export const functionWords = {
  hasWord: (atom: Atom): boolean => {
    if (!/^[a-z]/.test(atom.typed)) return !atom.isNumber && mongolianSpeech.hasWord(atom);
    if (englishSpeech.has(atom.typed)) return true;
    return atom.typed.length >= MIN_LATIN_LENGTH && mongolianSpeech.hasWord(atom);
  },
  find: (atoms: readonly Atom[]): true[] => {
    const [atom] = atoms;
    return atom && atoms.length === 1 && functionWords.hasWord(atom) ? [true] : [];
  },
};

/** The names of colours in the table. */
export const colourWords = new Vocabulary<string>();
for (const [name = "", ...others] of COLOUR_WORDS) vocabularyOf([name, ...others], name, colourWords);

const hints = new Vocabulary<HintMeaning>();
for (const sort of SORTS) vocabularyOf(wordsOf(SORT_WORDS[sort] ?? ""), { kind: "sort", sort }, hints);
for (const page of SHOP_PAGES) vocabularyOf(wordsOf(PAGES[page]), { kind: "page", page }, hints);
vocabularyOf(
  wordsOf(OTHER_THINGS).filter((words) => words.includes(" ")),
  { kind: "thing" },
  hints,
);

/** Whether a word in Latin letters stands before a figure of one digit that counts nothing: Watch 2. */
const isBeforeFigure = (atoms: readonly Atom[], place: number) =>
  /^[a-z]/.test(atoms[place]?.typed ?? "") && /^\d$/.test(atoms[place + 1]?.key ?? "") && !atoms[place + 2]?.isUnit;

const hasBrand = (matches: readonly Match<NameMeaning>[]) =>
  matches.some(({ meanings }) => meanings.some(({ kind }) => kind === "brand"));

/** Beside a brand, a Latin word before a generation's figure is a model: Flash 2 is no флаш. */
const withoutModels = (atoms: readonly Atom[], matches: readonly Match<NameMeaning>[]) =>
  matches.filter(
    ({ from, to, meanings: [one] }) =>
      to - from > 1 || one?.kind === "brand" || !hasBrand(matches) || !isBeforeFigure(atoms, from),
  );

/** Whether a word may have a typing error: it is no model, colour, order or page, and says something. */
function isDoubtful(atoms: readonly Atom[], place: number, exact: readonly Match<NameMeaning>[]): boolean {
  const atom = atoms[place];
  const isKnown = atom && [colourWords, functionWords, hints].some((vocabulary) => vocabulary.hasWord(atom));
  return atom !== undefined && !isKnown && !(hasBrand(exact) && isBeforeFigure(atoms, place));
}

/** Words before what a product is for. */
const PURPOSE = new Set(["for", "with"]);

/** A shorter first word of a brand says too little. */
const MIN_FIRST_NAME_LENGTH = 5;

/** Units shorter than this are no names behind a number: `4 tb` is no television, тв. */
const MIN_NAME_LENGTH = 3;

/** The vocabulary of a menu and its brands, kept as long as they are. */
export class ShopVocabulary {
  readonly #names: CatalogueNames;
  readonly #vocabulary = new Vocabulary<NameMeaning>();
  readonly #specWords = new Map<number, Vocabulary<true>>();

  constructor(names: CatalogueNames) {
    this.#names = names;
    for (const { id, name } of names.brands) {
      this.#vocabulary.add(name, { kind: "brand", id, name });
      const [first = "", ...others] = name.split(" ");
      // Khuslen One is also called Khuslen, unless another brand is.
      const isOwn = names.brands.filter((brand) => brand.name.split(" ")[0] === first).length === 1;
      if (others.length > 0 && isOwn && first.length >= MIN_FIRST_NAME_LENGTH)
        this.#vocabulary.add(first, { kind: "brand", id, name }, false);
    }
    for (const { id, name } of names.categories) {
      const meaning: NameMeaning = { kind: "category", categoryId: id, subCategories: [], isWhole: true };
      this.#vocabulary.add(name, meaning);
      // "Зурагт, проектор": each of its parts.
      for (const part of name.split(/[,;/]|\s(?:ба|болон|and|&)\s/)) this.#vocabulary.add(part.trim(), meaning);
    }
    for (const [ending, subs] of endings(names)) this.#addSubCategories(ending, subs);
  }

  #addSubCategories(name: string, subs: CatalogueNames["subCategories"]): void {
    const whole = subs.filter((sub) => sub.name.toLowerCase() === name.toLowerCase());
    // A word that ends the names of several categories (машин: for washing, for shaving) is ambiguous, unless it is the
    // whole name of some in one category.
    const meant = [subs, whole].find((some) => new Set(some.map(({ categoryId }) => categoryId)).size === 1);
    const [first] = meant ?? [];
    if (meant === undefined || first === undefined) return;
    this.#vocabulary.add(name, {
      kind: "category",
      categoryId: first.categoryId,
      subCategories: meant.map(({ id }) => id),
      isWhole: whole.length > 0,
    });
  }

  /**
   * Finds categories and brands in a text, the longest names first.
   * @param free the atoms that may be read
   * @param isForgiving whether words that are in no name may have a typing error
   */
  read(atoms: readonly Atom[], free: ReadonlySet<number>, isForgiving: boolean): NameReading {
    const isUnit = (place: number) => atoms[place]?.isUnit === true;
    const words = new Set([...free].filter((place) => !isUnit(place)));
    const reading = this.#readWords(atoms, words, isForgiving);
    const isName = (place: number) => isUnit(place) && (atoms[place]?.key.length ?? 0) >= MIN_NAME_LENGTH;
    const units = [...free].filter(isUnit);
    // What stands behind a number is a unit where the text names a category without it: чихэвч 30 цаг, Watch 2 цаг.
    if (reading.category !== null || !units.some(isName))
      return { ...reading, free: new Set([...reading.free, ...units]) };
    const all = this.#readWords(
      atoms,
      new Set([...free].filter((place) => !isUnit(place) || isName(place))),
      isForgiving,
    );
    return { ...all, free: new Set([...all.free, ...units.filter((place) => !isName(place))]) };
  }

  #readWords(atoms: readonly Atom[], given: ReadonlySet<number>, isForgiving: boolean): NameReading {
    const free = new Set(given);
    const names = {
      find: (piece: readonly Atom[], isLenient?: boolean): NameMeaning[] => [
        ...this.#vocabulary.find(piece, isLenient),
        ...hints.find(piece),
      ],
    };
    const exact = withoutModels(atoms, readBy(atoms, free, names));
    for (const place of given) if (!exact.some(({ from, to }) => from <= place && place < to)) free.add(place);
    const doubtful = isForgiving ? [...free].filter((place) => isDoubtful(atoms, place, exact)) : [];
    // Read again, since the corrected word may belong to a name whose other words are a name by themselves: ухаалга
    // утас.
    const open = new Set([...exact.flatMap(placesOf), ...doubtful]);
    const size = open.size;
    const lenient = doubtful.length > 0 ? readBy(atoms, open, names, true) : [];
    const isBetter = size - open.size > size - doubtful.length;
    const matches = isBetter ? lenient : exact;
    if (isBetter) {
      for (const place of exact.flatMap(placesOf)) free.add(place);
      for (const place of lenient.flatMap(placesOf)) free.delete(place);
    }

    const has = (kind: NameMeaning["kind"]) => (match: Match<NameMeaning>) =>
      match.meanings.some((one) => one.kind === kind);
    const categoryMatches = matches.filter(has("category"));
    const brandMatches = matches.filter((match) => has("brand")(match) && !has("category")(match));
    const hinted = matches.filter((match) => !has("category")(match) && !has("brand")(match));
    const hintsFound = hinted.flatMap(({ meanings }) => meanings);
    const heads = categoryMatches.filter((match) => !this.#isSpecOfOther(atoms, match, categoryMatches));
    // The last noun is the product: утасны цэнэглэгч; in English not behind "for". The others say what it is for.
    const head = heads.findLast(({ from }) => !PURPOSE.has(atoms[from - 1]?.typed ?? "")) ?? heads.at(-1);
    for (const match of categoryMatches)
      if (!heads.includes(match)) for (const place of placesOf(match)) free.add(place);
    const mistyped = new Set(isBetter ? doubtful : []);
    const brands = brandMatches.flatMap(({ meanings }) =>
      meanings.flatMap((one) => (one.kind === "brand" ? [one] : [])),
    );
    return {
      free,
      category: head ? this.#categoryOf(head.meanings) : null,
      brands: [...new Map(brands.map(({ id, name }) => [id, { id, name }])).values()],
      sort: hintsFound.find((one) => one.kind === "sort")?.sort ?? null,
      page: hintsFound.find((one) => one.kind === "page")?.page ?? null,
      isOtherThing: hintsFound.some(({ kind }) => kind === "thing"),
      isCorrected: [...brandMatches, ...heads].flatMap(placesOf).some((place) => mistyped.has(place)),
      categoryPlaces: heads.flatMap(placesOf),
      brandPlaces: brandMatches.map(placesOf),
      sortPlaces: hinted.filter(has("sort")).flatMap(placesOf),
    };
  }

  /** A word that names a specification of another category in the text is no category: laptop 512gb ssd. */
  #isSpecOfOther(atoms: readonly Atom[], match: Match<NameMeaning>, all: readonly Match<NameMeaning>[]): boolean {
    const piece = atoms.slice(match.from, match.to);
    return all.some(
      (other) =>
        this.#subCategoriesOf(other.meanings).some((sub) => this.#specsOf(sub).find(piece).length > 0) &&
        !this.#subCategoriesOf(match.meanings).some((sub) => this.#specsOf(sub).find(piece).length > 0),
    );
  }

  #specsOf({ id, specs }: CatalogueNames["subCategories"][number]): Vocabulary<true> {
    const known = this.#specWords.get(id);
    if (known) return known;
    const made = new Vocabulary<true>();
    for (const spec of specs) made.add(spec.replaceAll("_", " "), true);
    this.#specWords.set(id, made);
    return made;
  }

  /** The brands of a menu that have one of these ids. */
  brands(ids: readonly number[]): CatalogueNames["brands"] {
    return this.#names.brands.filter(({ id }) => ids.includes(id));
  }

  /** The sub-categories of a category that a text names: those that it names, or all. */
  within({ categoryId, subCategories }: NamedCategory): number[] {
    if (subCategories.length > 0) return [...subCategories];
    return this.#names.subCategories.filter((sub) => sub.categoryId === categoryId).map(({ id }) => id);
  }

  #subCategoriesOf(meanings: readonly NameMeaning[]): CatalogueNames["subCategories"] {
    const ids = new Set(meanings.flatMap((one) => (one.kind === "category" ? one.subCategories : [])));
    return this.#names.subCategories.filter(({ id }) => ids.has(id));
  }

  #categoryOf(meanings: readonly NameMeaning[]): NamedCategory | null {
    const categories = meanings.filter((one) => one.kind === "category");
    const whole = categories.filter(({ isWhole }) => isWhole);
    const [first] = whole.length > 0 ? whole : categories;
    if (first === undefined) return null;
    const { categoryId } = first;
    const own = this.#names.subCategories.filter((sub) => sub.categoryId === categoryId);
    const ids = new Set(categories.flatMap(({ subCategories }) => subCategories));
    const chosen = own.filter(({ id }) => ids.has(id));
    const name = this.#names.categories.find(({ id }) => id === categoryId)?.name ?? "";
    const isAll = chosen.length === 0 || (chosen.length === own.length && own.length > 1);
    return {
      categoryId,
      subCategories: isAll ? [] : chosen.map(({ id }) => id),
      label: isAll ? name : chosen.map((sub) => sub.name).join(", "),
    };
  }
}

/** Every ending of a sub-category's name, in words, with the sub-categories that end so: `тоос сорогч`, `сорогч`. */
function endings({ subCategories }: CatalogueNames): Map<string, CatalogueNames["subCategories"][number][]> {
  const found = new Map<string, { name: string; subs: CatalogueNames["subCategories"][number][] }>();
  for (const sub of subCategories) {
    const words = sub.name.split(/\s+/).filter(Boolean);
    for (let from = 0; from < words.length; from++) {
      const name = words.slice(from).join(" ");
      const known = found.get(name.toLowerCase());
      if (known) known.subs.push(sub);
      else found.set(name.toLowerCase(), { name, subs: [sub] });
    }
  }
  return new Map([...found.values()].map(({ name, subs }) => [name, subs]));
}
