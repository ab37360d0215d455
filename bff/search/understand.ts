/**
 * Reads a search text as a shopper means it: letters folded, words taken apart, prices, names of categories and brands,
 * then colours and specifications of the list that those lead to; words of speech say nothing, and the rest stays text.
 * Pure, deterministic, and bounded by the text's own length (decision 0202).
 */
import { type Atom, atomsOf, MIN_MISTYPED_LENGTH } from "./forms.ts";
import { OTHER_THINGS } from "./hints.ts";
import { foldLetters, skeleton } from "./letters.ts";
import { MAKERS_NAMES } from "./loan-words.ts";
import { colourWords, functionWords, type NameReading, type ShopVocabulary } from "./names.ts";
import { type PriceRange, takePrice } from "./price.ts";
import { type ListVocabulary, readValues, type ValueReading } from "./values.ts";
import { readBy, Vocabulary, wordsOf } from "./vocabulary.ts";

/** By what a text is read. */
export interface SearchVocabulary {
  shop: ShopVocabulary;
  /** The values of the list that the text leads to; without them its colours and figures are only set apart. */
  list?: ListVocabulary;
  /** False: no typing error is forgiven. */
  isForgiving?: boolean;
}

/** What a text means. */
export interface Reading extends NameReading {
  /** With its letters folded. */
  text: string;
  atoms: readonly Atom[];
  price: PriceRange;
  pricePlaces: readonly number[];
  /** What it chooses of the list's values; of no list nothing. */
  values: ValueReading;
  /** Whether names, values, prices, orders and words of speech account for the whole text. */
  isWhole: boolean;
  /** The places of the words that are none of these. */
  rest: readonly number[];
  /**
   * Whether a list without the rest still answers: none of it is a colour, or another thing than the category, and the
   * category is no guess by a short word.
   */
  isRestOptional: boolean;
  /** Words that the shop does not know though they have led somewhere: makers' names of a kind of thing. */
  stoodFor: readonly number[];
}

const makersNames = new Vocabulary<true>();
for (const [, names] of MAKERS_NAMES) for (const name of wordsOf(names)) makersNames.add(name, true, false);

const otherThings = new Set(wordsOf(OTHER_THINGS).map(skeleton));

/** Understands a text. The one entry of this folder; what else it exports serves those who look for what it says. */
export function understand(typed: string, { shop, list, isForgiving = true }: SearchVocabulary): Reading {
  const text = foldLetters(typed);
  const atoms = atomsOf(text);
  const words = new Set(atoms.keys());
  const { places: pricePlaces, ...price } = takePrice(text, atoms, words);
  const names = shop.read(atoms, words, isForgiving);
  const values = list ? readValues(atoms, names.free, list, isForgiving) : NO_VALUES(names.free);
  const rest = list ? new Set(values.free) : withoutValues(atoms, names.free);
  readBy(atoms, rest, functionWords);
  const left = [...rest].sort((a, b) => a - b);
  const stoodFor = new Set(names.categoryPlaces);
  readBy(atoms, stoodFor, makersNames);
  // A guess at a few letters says nothing beside a word that is unknown too: `байр түрээс` is no виар.
  const isShort = (place: number) => (atoms[place]?.typed.length ?? 0) < MIN_MISTYPED_LENGTH;
  const isGuess = names.isCorrected && names.categoryPlaces.every(isShort);
  const isOtherThing = names.isOtherThing || isOfOtherThing(names, atoms, left);
  return {
    ...{ ...names, text, atoms, price, pricePlaces, values, isOtherThing },
    isRestOptional: !isOtherThing && !isGuess && readBy(atoms, new Set(left), colourWords).length === 0,
    isWhole: left.length === 0 && (list !== undefined || withoutFunction(atoms, names.free).size === 0),
    rest: left,
    stoodFor: names.categoryPlaces.filter((place) => !stoodFor.has(place)),
  };
}

const NO_VALUES = (free: ReadonlySet<number>): ValueReading => ({
  ...{ colours: [], specs: [], places: [], specPlaces: [], isCorrected: false },
  free,
});

function withoutFunction(atoms: readonly Atom[], free: ReadonlySet<number>): Set<number> {
  const left = new Set(free);
  readBy(atoms, left, functionWords);
  return left;
}

/** What is searched for while no list's values are known yet: no colours, no numbers with a unit. */
function withoutValues(atoms: readonly Atom[], free: ReadonlySet<number>): Set<number> {
  const left = new Set(free);
  readBy(atoms, left, colourWords);
  for (const place of [...left])
    if (atoms[place]?.isNumber && atoms[place + 1]?.isUnit) {
      left.delete(place);
      left.delete(place + 1);
    }
  return left;
}

const GENITIVE = /(?:ны|ний|ын|ийн|ны|nii|niy|iin|yn|ny)$/u;

/**
 * Whether a category is only what another thing belongs to: `утасны гэр`, `laptop bag`; or any unknown word directly
 * behind its genitive.
 */
function isOfOtherThing({ categoryPlaces }: NameReading, atoms: readonly Atom[], rest: readonly number[]): boolean {
  const last = Math.max(...categoryPlaces);
  const isOther = (place: number) => place > last && otherThings.has(atoms[place]?.key ?? "");
  const next = atoms[last + 1];
  const isOwned = GENITIVE.test(atoms[last]?.typed ?? "") && rest.includes(last + 1) && next?.isNumber === false;
  return categoryPlaces.length > 0 && (isOwned || rest.some(isOther));
}

/** The text of some of a text's atoms, with what stood between neighbours. */
export function textOf({ text, atoms }: Pick<Reading, "text" | "atoms">, places: readonly number[]): string {
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
export function textWithout(reading: Pick<Reading, "text" | "atoms">, places: readonly number[]): string {
  const gone = new Set(places);
  return textOf(
    reading,
    [...reading.atoms.keys()].filter((place) => !gone.has(place)),
  );
}
