/**
 * Reads a search text as a shopper means it: names of categories, sub-categories and brands first, then colours and
 * specifications of the list that those lead to, the rest stays text. Pure, deterministic, and bounded by the text's
 * own length (decision 0201).
 */
import { type ChosenSpec, listingSearch, WHOLE_LIST } from "./listing-state.ts";
import { type Atom, atomsOf } from "./search-forms.ts";
import { type Match, readBy, sameNames, Vocabulary } from "./search-vocabulary.ts";
import { COLOUR_WORDS, NOISE, SPELLINGS, UNITS } from "./search-words.ts";
import { skeleton } from "./transliteration.ts";

/** The names that the API itself listed: its menu and its brands. */
export interface CatalogueNames {
  categories: readonly { id: number; name: string }[];
  subCategories: readonly { id: number; categoryId: number; name: string; specs: readonly string[] }[];
  brands: readonly { id: number; name: string }[];
  /** Whether the API finds colours and specification values in words itself (decision 0253). */
  readsWords: boolean;
}

/** What a part of the text was understood as. */
export interface Part {
  kind: "category" | "brand" | "colour" | "spec" | "text";
  /** The chosen value: `Гар утас`, `Цагаан`, `128GB`; for free text, the text to search for. */
  label: string;
  /** A specification's name; empty of all others. */
  name: string;
  /** The text without the words of this part. */
  without: string;
  /** The page that it names, of a category or brand. */
  place: string | null;
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
type NameMeaning = CategoryMeaning | BrandMeaning;

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
  text: string;
  atoms: readonly Atom[];
  /** Atoms that no name took. */
  free: ReadonlySet<number>;
  category: NamedCategory | null;
  brands: readonly { id: number; name: string }[];
  /** Whether a typing error was forgiven. */
  isCorrected: boolean;
  /** The atoms of each name. */
  categoryPlaces: readonly number[];
  brandPlaces: readonly (readonly number[])[];
}

const noise = new Vocabulary<true>();
for (const word of NOISE) noise.add(word, true, false);

/** The names of colours in the table. */
const colourWords = new Vocabulary<string>();
for (const [name = "", ...others] of COLOUR_WORDS)
  for (const word of [name, ...others]) colourWords.add(word, name, false);

/** The vocabulary of a menu and its brands, for `readNames`; kept as long as they are. */
export class NameVocabulary {
  readonly #names: CatalogueNames;
  readonly #vocabulary = new Vocabulary<NameMeaning>();
  readonly #specWords = new Map<number, Vocabulary<true>>();

  constructor(names: CatalogueNames) {
    this.#names = names;
    for (const { id, name } of names.brands) this.#vocabulary.add(name, { kind: "brand", id, name });
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
   * Finds categories and brands in a text.
   * @param text as it is searched for
   */
  read(text: string): NameReading {
    const atoms = atomsOf(text);
    const free = new Set(atoms.keys());
    const units = [...free].filter((place) => isShortUnit(atoms[place]));
    for (const place of units) free.delete(place);
    const exact = readBy(atoms, free, this.#vocabulary);
    // A word that is a colour or says nothing has no typing error.
    const doubtful = [...free].filter((place) => !isKnown(atoms[place]));
    // Read again, since the corrected word may belong to a name whose other words are a name by themselves: ухаалга
    // утас.
    const open = new Set([...exact.flatMap(placesOf), ...doubtful]);
    const size = open.size;
    const lenient = doubtful.length > 0 ? readBy(atoms, open, this.#vocabulary, true) : [];
    const isBetter = size - open.size > size - doubtful.length;
    const matches = isBetter ? lenient : exact;
    if (isBetter) {
      for (const place of exact.flatMap(placesOf)) free.add(place);
      for (const place of lenient.flatMap(placesOf)) free.delete(place);
    }
    for (const place of units) free.add(place);

    const brandMatches = matches.filter(({ meanings }) => meanings.every(({ kind }) => kind === "brand"));
    const categoryMatches = matches.filter((match) => !brandMatches.includes(match));
    const heads = categoryMatches.filter((match) => !this.#isSpecOfOther(atoms, match, categoryMatches));
    // The last noun is the product: утасны цэнэглэгч. The others say what it is for.
    const head = heads.at(-1);
    const category = head ? this.#categoryOf(head.meanings) : null;
    for (const match of categoryMatches)
      if (!heads.includes(match)) for (const place of placesOf(match)) free.add(place);
    const mistyped = new Set(isBetter ? doubtful : []);
    const brands = brandMatches.flatMap(({ meanings }) =>
      meanings.flatMap((one) => (one.kind === "brand" ? [one] : [])),
    );
    return {
      ...{ text, atoms, free, category },
      brands: [...new Map(brands.map(({ id, name }) => [id, { id, name }])).values()],
      isCorrected: [...brandMatches, ...heads].flatMap(placesOf).some((place) => mistyped.has(place)),
      categoryPlaces: heads.flatMap(placesOf),
      brandPlaces: brandMatches.map(placesOf),
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

  /**
   * The words of a text that may be values of a list, for an API that reads them; none for one that does not.
   * @param places the atoms to be read
   */
  valueWords(reading: NameReading, places: Iterable<number>): (readonly string[])[] {
    return this.#names.readsWords ? valueWords(reading, places) : [];
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

const placesOf = ({ from, to }: Match<unknown>) => Array.from({ length: to - from }, (_, nth) => from + nth);

/** Units shorter than this are no names behind a number: `4 tb` is no television, тв. */
const SHORTEST_NAME = 3;
const isShortUnit = (atom: Atom | undefined) => atom?.isUnit === true && atom.key.length < SHORTEST_NAME;

const isKnown = (atom: Atom | undefined) => atom !== undefined && (colourWords.hasWord(atom) || noise.hasWord(atom));

/** The values that a list's facets offer. */
export interface OfferedValues {
  colours: readonly { value: string }[];
  specs: readonly { name: string; values: readonly { value: string; total: number | null }[] }[];
}

interface ValueMeaning {
  kind: "value";
  name: string;
  value: string;
  /** A part of the value: `Bluetooth` of `Bluetooth, HDMI`. */
  isPart: boolean;
}
type OfferMeaning =
  | ValueMeaning
  | { kind: "colour"; value: string }
  /** A specification's name; with the value that says yes, where it has one. */
  | { kind: "name"; name: string; yes: string | undefined };

/** Most values of specifications that a text is read by: several times what a category of a shop has. */
const MOST_VALUES = 1_000;

/** The values that say that a product has what the specification names. */
const YES = ["тийм", "yes", "байгаа"];

const colourNames = new Map(COLOUR_WORDS.map((line) => [skeleton(line[0] ?? ""), line]));

/** The vocabulary of a list's colours and specifications, for `readOffer`. */
export class OfferVocabulary {
  readonly #vocabulary = new Vocabulary<OfferMeaning>();
  readonly #byNumber = new Map<string, ValueMeaning[]>();
  readonly #totals = new Map<string, number>();
  #values = 0;
  readonly offered: OfferedValues;

  constructor(offered: OfferedValues) {
    this.offered = offered;
    for (const { value } of offered.colours) {
      const meaning: OfferMeaning = { kind: "colour", value };
      this.#vocabulary.add(value, meaning, false);
      for (const word of colourNames.get(skeleton(value)) ?? []) this.#vocabulary.add(word, meaning, false);
    }
    for (const { name, values } of offered.specs) {
      const yes = values.find(({ value }) => YES.includes(value.toLowerCase()))?.value;
      this.#vocabulary.add(name.replaceAll("_", " "), { kind: "name", name, yes });
      this.#totals.set(
        name,
        values.reduce((sum, { total }) => sum + (total ?? 0), 0),
      );
      for (const { value } of values) if (value !== yes && this.#values++ < MOST_VALUES) this.#addValue(name, value);
    }
  }

  #addValue(name: string, value: string): void {
    this.#vocabulary.addValue(value, { kind: "value", name, value, isPart: false });
    const part: ValueMeaning = { kind: "value", name, value, isPart: true };
    for (const piece of value.split(/[,+/–]|\s-\s/)) {
      const words = piece.trim().split(/\s+/).filter(Boolean);
      for (let to = 1; to <= words.length; to++) {
        const beginning = words.slice(0, to).join(" ");
        // A number alone, or one or two letters, occurs in too many names.
        if (beginning !== value && /\p{L}/u.test(beginning) && skeleton(beginning).length > 1)
          this.#vocabulary.addValue(beginning, part);
      }
    }
    const [number, unit, ...more] = atomsOf(value);
    if (number?.isNumber && number.key.length > 1 && unit && !unit.isNumber && more.length === 0) {
      const known = this.#byNumber.get(number.key) ?? [];
      this.#byNumber.set(number.key, [...known, { kind: "value", name, value, isPart: false }]);
    }
  }

  /** A number without its unit, where one specification alone has it: зурагт 55. */
  readonly numbers: Pick<Vocabulary<OfferMeaning>, "find"> = {
    find: (atoms) => {
      const [atom] = atoms;
      if (atoms.length !== 1 || !atom?.isNumber) return [];
      const values = this.#byNumber.get(atom.key) ?? [];
      return new Set(values.map(({ name }) => name)).size === 1 ? values : [];
    },
  };

  get names(): Vocabulary<OfferMeaning> {
    return this.#vocabulary;
  }

  /** How many products have any value of a specification. */
  reach(name: string): number {
    return this.#totals.get(name) ?? 0;
  }
}

/** What the free words of a text choose of a list's offer. */
export interface OfferReading {
  colours: string[];
  specs: ChosenSpec[];
  parts: Pick<Part, "kind" | "name" | "label">[];
  /** The atoms of each part. */
  places: (readonly number[])[];
  /** Atoms that nothing took. */
  free: ReadonlySet<number>;
  isCorrected: boolean;
}

/** The reading of a text in which names have left nothing to choose. */
export const NOTHING_OFFERED: OfferReading = {
  ...{ colours: [], specs: [], parts: [], places: [] },
  ...{ free: new Set<number>(), isCorrected: false },
};

/** The units as catalogues write them, by their key. */
const UNIT_NAMES = new Map(UNITS.map(([first = ""]) => [skeleton(first), first]));

/** Each colour, number with its unit or other word in the ways in which a catalogue may write it. */
function valueWords({ atoms, free: known }: NameReading, places: Iterable<number>): (readonly string[])[] {
  const free = new Set([...places].filter((place) => known.has(place)));
  const colours = readBy(atoms, free, colourWords).map(({ meanings }) => [...meanings]);
  readBy(atoms, free, noise);
  const others = [...free]
    .toSorted((a, b) => a - b)
    .flatMap((place) => {
      const [atom, next] = [atoms[place], atoms[place + 1]];
      if (!atom || (atom.isUnit && free.has(place - 1))) return [];
      const unit = atom.isNumber && next?.isUnit && free.has(place + 1) ? (UNIT_NAMES.get(next.key) ?? next.typed) : "";
      return [atom.isNumber ? [atom.key + unit] : sameNames(atom.typed)];
    });
  return [...colours, ...others];
}

/** Whether names, and words without meaning for a search, account for a whole text. */
export function isAllNames({ atoms, free: left }: NameReading): boolean {
  const free = new Set(left);
  readBy(atoms, free, noise);
  return free.size === 0;
}

/** Of more values than these (`bluetooth`: a dozen) a part prints what was typed. */
const MOST_PRINTED = 2;

/**
 * Finds colours and specifications of a list in what the names have left of a text.
 * @param offer of the list that the names lead to
 */
export function readOffer(reading: NameReading, offer: OfferVocabulary): OfferReading {
  const { atoms } = reading;
  const free = new Set(reading.free);
  const read = [...readBy(atoms, free, offer.names)];
  readBy(atoms, free, noise);
  read.push(...readBy(atoms, free, offer.numbers));
  // The figure of a model's name is no value: `X2` has not two of anything.
  const ofModels = read.filter(
    ({ from, to }) => to - from === 1 && isFigureOf(atoms[from], atoms[from - 1]) && free.has(from - 1),
  );
  for (const place of ofModels.flatMap(placesOf)) free.add(place);
  const matches = read.filter((match) => !ofModels.includes(match));
  const doubtful = new Set([...free].filter((place) => !atoms[place]?.isNumber));
  const corrected = readBy(atoms, doubtful, offer.names, true);
  for (const place of corrected.flatMap(placesOf)) free.delete(place);
  matches.push(...corrected);

  const colours = coloursOf(matches);
  const specs = specsOf(matches, offer);
  for (const place of specs.unread) free.add(place);
  const shades = colourParts(colours);
  return {
    colours: [...colours.keys()],
    specs: specs.chosen.map(({ name, values }) => ({ name, values })),
    parts: [
      ...shades.map(({ label }) => ({ kind: "colour" as const, name: "", label })),
      ...specs.chosen.map(({ name, values, places }) => ({
        kind: "spec" as const,
        name,
        label: values.length > MOST_PRINTED ? textOf(reading, places) : values.join(", "),
      })),
    ],
    places: [...shades, ...specs.chosen].map(({ places }) => places),
    free,
    isCorrected: corrected.length > 0,
  };
}

/** Whether a number stands directly behind letters. */
const isFigureOf = (atom: Atom | undefined, before: Atom | undefined) =>
  atom?.isNumber === true && before?.isNumber === false && before.end === atom.start;

const isColour = (one: OfferMeaning) => one.kind === "colour";

/** The colours that pieces of a text mean, each with its atoms. */
function coloursOf(matches: readonly Match<OfferMeaning>[]): Map<string, number[]> {
  const colours = new Map<string, number[]>();
  for (const match of matches)
    for (const { value } of match.meanings.filter((one) => one.kind === "colour"))
      colours.set(value, [...(colours.get(value) ?? []), ...placesOf(match)]);
  return colours;
}

interface SpecChoice extends ChosenSpec {
  values: string[];
  places: number[];
}

/** The specifications that pieces of a text choose, and the atoms of names that choose nothing. */
function specsOf(matches: readonly Match<OfferMeaning>[], offer: OfferVocabulary) {
  const chosen = new Map<string, SpecChoice>();
  const choose = (name: string, values: readonly string[], match: Match<OfferMeaning>) => {
    const known = chosen.get(name) ?? { name, values: [], places: [] };
    chosen.set(name, {
      name,
      values: [...new Set([...known.values, ...values])],
      places: [...known.places, ...placesOf(match)],
    });
  };
  const named = matches.flatMap((match) => {
    const [first] = match.meanings.filter((one) => one.kind === "name");
    return first ? [{ match, first, isAlone: match.meanings.every(({ kind }) => kind === "name") }] : [];
  });
  const asked = new Set(named.map(({ first }) => first.name));
  for (const match of matches.filter(({ meanings }) => !meanings.some(isColour))) {
    const values = match.meanings.filter((one) => one.kind === "value");
    if (values.length === 0) continue;
    const whole = values.filter(({ isPart }) => !isPart);
    const askedFor = values.find(({ name }) => asked.has(name))?.name;
    const likeliest = askedFor ?? likeliestName(whole.length > 0 ? whole : values, offer);
    const fitting = values.filter(({ name }) => name === likeliest);
    choose(
      likeliest,
      fitting.map(({ value }) => value),
      match,
    );
  }
  const unread: number[] = [];
  for (const { match, first } of named.filter(({ isAlone }) => isAlone)) {
    const yes = first.yes === undefined ? null : [first.yes];
    const values = chosen.has(first.name) ? [] : yes;
    if (values) choose(first.name, values, match);
    else unread.push(...placesOf(match));
  }
  return { chosen: [...chosen.values()], unread };
}

/** Colours that the same words mean are one part. */
function colourParts(colours: ReadonlyMap<string, readonly number[]>): { label: string; places: readonly number[] }[] {
  const byPlaces = new Map<string, { names: string[]; places: readonly number[] }>();
  for (const [name, places] of colours) {
    const known = byPlaces.get(places.join());
    if (known) known.names.push(name);
    else byPlaces.set(places.join(), { names: [name], places });
  }
  return [...byPlaces.values()].map(({ names, places }) => ({ label: names.join(", "), places }));
}

/** Of several specifications that have a value the one that most products have. */
function likeliestName(values: readonly ValueMeaning[], offer: OfferVocabulary): string {
  const names = values.map(({ name }) => name);
  return names.toSorted((a, b) => offer.reach(b) - offer.reach(a))[0] ?? "";
}

/**
 * The text to search for while no list's values are known yet: without colours, numbers with a unit, and words without
 * meaning.
 */
export function coreOf({ atoms, free: left }: NameReading): number[] {
  const free = new Set(left);
  readBy(atoms, free, colourWords);
  readBy(atoms, free, noise);
  for (const place of [...free])
    if (atoms[place]?.isNumber && atoms[place + 1]?.isUnit) {
      free.delete(place);
      free.delete(place + 1);
    }
  return [...free].toSorted((a, b) => a - b);
}

/** The text of some of a text's atoms, with what stood between neighbours. */
export function textOf({ text, atoms }: Pick<NameReading, "text" | "atoms">, places: readonly number[]): string {
  let last = -2;
  let written = "";
  for (const place of places.toSorted((a, b) => a - b)) {
    const atom = atoms[place];
    if (!atom) continue;
    const between = last === place - 1 ? text.slice(atoms[last]?.end ?? atom.start, atom.start) : " ";
    written += between + text.slice(atom.start, atom.end);
    last = place;
  }
  return written.replace(/\s+/g, " ").trim();
}

/** The text without some of its atoms. */
export function textWithout(reading: Pick<NameReading, "text" | "atoms">, places: readonly number[]): string {
  const gone = new Set(places);
  return textOf(
    reading,
    [...reading.atoms.keys()].filter((place) => !gone.has(place)),
  );
}

/** For each spelling of names, the others as whole words. */
const OTHER_SPELLINGS = SPELLINGS.map(
  ([own = "", ...others]) => [own, new RegExp(`(?<![\\p{L}\\d])(?:${others.join("|")})(?!\\p{L})`, "gu")] as const,
);

/** A text as names spell its words. @param text in lower case */
const asNamed = (text: string) =>
  OTHER_SPELLINGS.reduce((spelled, [own, others]) => spelled.replace(others, own), text);

/**
 * Other spellings of a text for an API that looks for it letter by letter: as names spell a word, letters and figures
 * apart, or in one.
 * @returns none that is the text itself
 */
export function respelled(text: string): string[] {
  const plain = text.toLowerCase();
  const atoms = atomsOf(plain);
  let glued = "";
  let written = 0;
  for (const [place, { start, end, key, typed, isNumber, isUnit }] of atoms.entries()) {
    const before = atoms[place - 1];
    // "128 gb" is written "128GB", and "G 7" is "G7"; but the letter of "5G 128" belongs to the 5.
    const isModel =
      isNumber && before?.isNumber === false && before.typed.length === 1 && atoms[place - 2]?.end !== before.start;
    const isOne = isUnit || isModel;
    if (!before || !isOne || plain.slice(before.end, start).trim() !== "") continue;
    // Names have some units in Latin letters: "128 гб" is "128GB" too.
    const isLatin = isUnit && LATIN_UNIT.test(key) && !LATIN_UNIT.test(typed);
    glued += plain.slice(written, before.end) + (isLatin ? key : "");
    written = isLatin ? end : start;
  }
  glued += plain.slice(written);
  return [...new Set([separated(asNamed(plain)), separated(plain), glued])].filter((one) => one !== plain);
}

/** Units that names write in Latin letters (`UNITS`). */
const LATIN_UNIT = /^(?:gb|tb)$/;

const separated = (text: string) => text.replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, "$& ");

/**
 * The words and numbers of a text that a title must have, for an API that finds them in any order; without words that
 * have no meaning for a search.
 */
export function termsOf(text: string): string[] {
  const atoms = atomsOf(text);
  const free = new Set(atoms.keys());
  readBy(atoms, free, noise);
  return [...free].map((place) => text.slice(atoms[place]?.start, atoms[place]?.end).toLowerCase());
}

/**
 * Whether a title has every word of a text, in any order and alphabet.
 * @param title of a product
 */
export function hasWords(title: string, text: string): boolean {
  const known = atomsOf(title).map(({ key }) => key);
  return atomsOf(asNamed(text.toLowerCase())).every(({ key, isNumber }) =>
    known.some((word) => word === key || (!isNumber && key.length > 2 && word.startsWith(key))),
  );
}
