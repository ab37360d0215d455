/** Values of a list: which of its colours and specifications a text chooses. */
import type { ChosenSpec } from "../rules/listing-state.ts";
import { type Atom, atomsOf } from "./forms.ts";
import { skeleton } from "./letters.ts";
import { englishSpeech, functionWords } from "./names.ts";
import { COLOUR_WORDS } from "./tables.ts";
import { type Match, placesOf, readBy, Vocabulary } from "./vocabulary.ts";

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
type ListMeaning =
  | ValueMeaning
  | { kind: "colour"; value: string }
  /** A specification's name; with the value that says yes, where it has one. */
  | { kind: "name"; name: string; yes: string | undefined; isPart: boolean };

/** Most values of specifications that a text is read by: several times what a category of a shop has. */
const MAX_VALUES = 1_000;

/** The values that say that a product has what the specification names. */
const YES = ["тийм", "yes", "байгаа"];

const colourNames = new Map(COLOUR_WORDS.map((line) => [skeleton(line[0] ?? ""), line]));

/** The vocabulary of a list's colours and specifications, for `readValues`. */
export class ListVocabulary {
  readonly #vocabulary = new Vocabulary<ListMeaning>();
  readonly #byNumber = new Map<string, ValueMeaning[]>();
  readonly #totals = new Map<string, number>();
  #values = 0;
  readonly offered: OfferedValues;

  constructor(offered: OfferedValues) {
    this.offered = offered;
    for (const { value } of offered.colours) {
      const meaning: ListMeaning = { kind: "colour", value };
      this.#vocabulary.add(value, meaning, false);
      for (const word of colourNames.get(skeleton(value)) ?? []) this.#vocabulary.add(word, meaning, false);
    }
    for (const { name, values } of offered.specs) {
      const yes = values.find(({ value }) => YES.includes(value.toLowerCase()))?.value;
      const words = name.replaceAll("_", " ");
      this.#vocabulary.add(words, { kind: "name", name, yes, isPart: false });
      const [first = ""] = words.split(" ");
      if (first !== words) this.#vocabulary.add(first, { kind: "name", name, yes, isPart: true }, false);
      this.#totals.set(
        name,
        values.reduce((sum, { total }) => sum + (total ?? 0), 0),
      );
      for (const { value } of values) if (value !== yes && this.#values++ < MAX_VALUES) this.#addValue(name, value);
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
  readonly numbers: Pick<Vocabulary<ListMeaning>, "find"> = {
    find: (atoms) => {
      const [atom] = atoms;
      if (atoms.length !== 1 || !atom?.isNumber) return [];
      const values = this.#byNumber.get(atom.key) ?? [];
      return new Set(values.map(({ name }) => name)).size === 1 ? values : [];
    },
  };

  get names(): Vocabulary<ListMeaning> {
    return this.#vocabulary;
  }

  /** The values of a specification that begin with a number. */
  valuesWith(name: string, number: string): string[] {
    const values = this.offered.specs.find((spec) => spec.name === name)?.values ?? [];
    return values.flatMap(({ value }) => (atomsOf(value)[0]?.key === number ? [value] : []));
  }

  /** How many products have any value of a specification. */
  reach(name: string): number {
    return this.#totals.get(name) ?? 0;
  }
}

/** What the free words of a text choose of a list's values. */
export interface ValueReading {
  colours: string[];
  specs: ChosenSpec[];
  /** The atoms of all that is chosen, and of specifications alone. */
  places: readonly number[];
  specPlaces: readonly number[];
  /** Atoms that nothing took. */
  free: ReadonlySet<number>;
  isCorrected: boolean;
}

/**
 * Finds colours and specifications of a list in what the names have left of a text.
 * @param list that the names lead to
 * @param isForgiving whether a word may have a typing error
 */
export function readValues(
  atoms: readonly Atom[],
  given: ReadonlySet<number>,
  list: ListVocabulary,
  isForgiving: boolean,
): ValueReading {
  // A letter of English is no class A.
  const isLetter = ({ typed }: Atom) => typed.length <= 2 && englishSpeech.has(typed);
  const free = new Set([...given].filter((place) => atoms[place] && !isLetter(atoms[place])));
  const read = [...readBy(atoms, free, list.names)];
  readBy(atoms, free, functionWords);
  read.push(...readBy(atoms, free, list.numbers));
  // The figure of a model's name is no value: `X2` has not two of anything.
  const ofModels = read.filter(
    ({ from, to }) => to - from === 1 && isFigureOf(atoms[from], atoms[from - 1]) && free.has(from - 1),
  );
  for (const place of ofModels.flatMap(placesOf)) free.add(place);
  const matches = read.filter((match) => !ofModels.includes(match));
  const doubtful = new Set([...free].filter((place) => !atoms[place]?.isNumber));
  const corrected = isForgiving ? readBy(atoms, doubtful, list.names, true) : [];
  for (const place of corrected.flatMap(placesOf)) free.delete(place);
  matches.push(...corrected);

  const colours = matches.flatMap((match) =>
    match.meanings.flatMap((one) => (one.kind === "colour" ? [{ match, value: one.value }] : [])),
  );
  const specs = specsOf(atoms, free, matches, list);
  for (const place of specs.unread) free.add(place);
  const specPlaces = specs.chosen.flatMap((one) => one.places);
  return {
    colours: [...new Set(colours.map(({ value }) => value))],
    specs: specs.chosen.map(({ name, values }) => ({ name, values })),
    places: [...colours.flatMap(({ match }) => placesOf(match)), ...specPlaces],
    specPlaces,
    free,
    isCorrected: corrected.length > 0,
  };
}

/** Whether a number stands directly behind letters. */
const isFigureOf = (atom: Atom | undefined, before: Atom | undefined) =>
  atom?.isNumber === true && before?.isNumber === false && before.end === atom.start;

const isColour = (one: ListMeaning) => one.kind === "colour";

interface SpecChoice extends ChosenSpec {
  values: string[];
  places: number[];
}

/** The specifications that pieces of a text choose, and the atoms of names that choose nothing. */
function specsOf(
  atoms: readonly Atom[],
  free: Set<number>,
  matches: readonly Match<ListMeaning>[],
  list: ListVocabulary,
) {
  const chosen = new Map<string, SpecChoice>();
  const choose = (name: string, values: readonly string[], match: Match<ListMeaning>) => {
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
    const likeliest = askedFor ?? likeliestName(whole.length > 0 ? whole : values, list);
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
    // The number beside its name: 2 симтэй.
    const beside = [match.from - 1, match.to].find((place) => free.has(place) && atoms[place]?.isNumber);
    const counted = beside === undefined ? [] : list.valuesWith(first.name, atoms[beside]?.key ?? "");
    if (beside !== undefined && counted.length > 0) {
      free.delete(beside);
      choose(first.name, counted, { ...match, from: Math.min(match.from, beside), to: Math.max(match.to, beside + 1) });
      continue;
    }
    if (chosen.has(first.name)) choose(first.name, [], match);
    else if (yes && !first.isPart) choose(first.name, yes, match);
    else unread.push(...placesOf(match));
  }
  return { chosen: [...chosen.values()], unread };
}

/** Of several specifications that have a value the one that most products have. */
function likeliestName(values: readonly ValueMeaning[], list: ListVocabulary): string {
  const names = values.map(({ name }) => name);
  return names.toSorted((a, b) => list.reach(b) - list.reach(a))[0] ?? "";
}
