/** Names of a shop as a search is read by them: whole, in any order of their words, glued, and with a typing error. */

import { type Atom, atomsOf, isMistyped, MIN_MISTYPED_LENGTH, nameForms, swapped, typedForms } from "./forms.ts";
import { LOAN_WORDS, MAKERS_NAMES } from "./loan-words.ts";
import { remembered } from "./remembered.ts";
import { SYNONYMS, WORDS } from "./tables.ts";

/** Most words of a name that are looked for in one piece. */
export const MAX_PHRASE_WORDS = 4;
/** Bounds how many combinations of forms a piece of text is looked up by. */
const MAX_COMBINATIONS = 24;

/** A shorter word without its ending has no typing error: блендер is no бэнд. */
const MIN_MISTYPED_STEM_LENGTH = 6;

/** Letters at the beginning of a name that tell most names apart. */
const BEGINNING_LENGTH = 4;

/** The words and phrases of a line of a table. */
export const wordsOf = (line: string): string[] => line.split(", ");

/** For a form of a word, the forms of all words that mean the same within names. */
const sameWords = new Map<string, readonly string[]>();
for (const line of WORDS) {
  const forms = [...new Set(line.flatMap(nameForms))];
  for (const form of forms) sameWords.set(form, forms);
}

const keyOf = (name: string) =>
  atomsOf(name)
    .map(({ key }) => key)
    .join(" ");

interface Synonym {
  name: string;
  key: string;
}

/** By the key of a name, the lines of the table that it is in. */
const synonymLines = new Map<string, Synonym[]>();
const loanLines = [...LOAN_WORDS, ...MAKERS_NAMES].map(([name, words]) => [name, ...wordsOf(words)]);
for (const line of [...SYNONYMS, ...loanLines]) {
  const names = line.map((name) => ({ name, key: keyOf(name) }));
  for (const { key } of names) synonymLines.set(key, [...(synonymLines.get(key) ?? []), ...names]);
}

/** For a name, all names that mean the same, itself first. */
export function sameNames(name: string): readonly string[] {
  const own = keyOf(name);
  const others = (synonymLines.get(own) ?? []).filter(({ key }) => key !== own);
  return [name, ...others.map((other) => other.name)];
}

/** What a name is found by. */
interface Keys {
  glued: readonly string[];
  ordered: readonly string[];
  /** The forms of its words. */
  words: readonly string[];
}

const NO_KEYS: Keys = { glued: [], ordered: [], words: [] };

/** The keys of one phrase, in all forms of its words. */
const phraseKeys = remembered(2_000, (phrase): Keys => {
  const atoms = atomsOf(phrase);
  if (atoms.length === 0 || atoms.length > MAX_PHRASE_WORDS + 1) return NO_KEYS;
  const forms = atoms.map((atom) => {
    const own = atom.isNumber || atom.isUnit ? [atom.key] : nameForms(atom.typed);
    return [...new Set([...own, ...own.flatMap((form) => sameWords.get(form) ?? [])])];
  });
  const made = combinations(forms);
  return {
    glued: made.map((one) => one.join("")),
    ordered: atoms.length > 1 ? made.map((one) => one.toSorted().join(" ")) : [],
    words: forms.flat().filter((form) => !/^\d/.test(form)),
  };
});

/** The keys of one of many values, of which only few forms are met: as it is, and what means the same. */
const valueKeys = remembered(4_000, (value): Keys => {
  const found = sameNames(value).map((phrase): Keys => {
    const atoms = atomsOf(phrase);
    if (atoms.length === 0 || atoms.length > MAX_PHRASE_WORDS + 1) return NO_KEYS;
    const [atom, ...others] = atoms;
    const same = atom && others.length === 0 ? (sameWords.get(atom.key) ?? []) : [];
    return {
      glued: [atoms.map(({ key }) => key).join(""), ...same],
      ordered: [],
      words: atoms.flatMap(({ key, isNumber }) => (isNumber ? [] : [key])),
    };
  });
  return { glued: found.flatMap(({ glued }) => glued), ordered: [], words: found.flatMap(({ words }) => words) };
});

/**
 * What names mean, found by what was typed. Built once per menu or list; looking up takes a bounded number of steps,
 * whatever the text.
 */
export class Vocabulary<Meaning> {
  /** By the words as one, so that glued words and split ones are found. */
  readonly #glued = new Map<string, Set<Meaning>>();
  /** The first letters of those. */
  readonly #beginnings = new Set<string>();
  /** By the words in alphabetical order, so that any order is found. */
  readonly #ordered = new Map<string, Set<Meaning>>();
  /** The words of those. */
  readonly #parts = new Set<string>();
  /** Forms of single words: a word that is one of them has no typing error. */
  readonly #words = new Set<string>();
  /** The same by first letter and length, neither of which a typing error changes by more than one letter. */
  readonly #shapes = new Map<string, string[]>();
  readonly #corrections = new Map<string, readonly string[]>();

  /**
   * Adds a name, with all that mean the same.
   * @param withSynonyms false for what is only itself
   */
  add(name: string, meaning: Meaning, withSynonyms = true): void {
    for (const phrase of withSynonyms ? sameNames(name) : [name]) this.#put(phraseKeys(phrase), meaning);
  }

  /** Adds one of many values, of which only few forms are met. */
  addValue(value: string, meaning: Meaning): void {
    this.#put(valueKeys(value), meaning);
  }

  #put({ glued, ordered, words }: Keys, meaning: Meaning): void {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      const shape = shapeOf(word, word.length);
      const alike = this.#shapes.get(shape);
      if (alike) alike.push(word);
      else this.#shapes.set(shape, [word]);
    }
    for (const key of glued) {
      put(this.#glued, key, meaning);
      this.#beginnings.add(key.slice(0, BEGINNING_LENGTH));
    }
    for (const key of ordered) {
      put(this.#ordered, key, meaning);
      for (const part of key.split(" ")) this.#parts.add(part);
    }
  }

  /** Whether a typed word is one of a name's. */
  hasWord(atom: Atom): boolean {
    return typedForms(atom).some((form) => this.#words.has(form));
  }

  /**
   * What a piece of text means.
   * @param atoms one piece, in the order of the text
   * @param isLenient whether one typing error in each word that is in no name is forgiven
   */
  find(atoms: readonly Atom[], isLenient = false): readonly Meaning[] {
    const forms = atoms.map((atom) => (isLenient ? this.#lenientForms(atom) : typedForms(atom)));
    const [first = []] = forms;
    // Few pieces begin as a name does, or have the words of one; only they are looked up in all their forms.
    const isGlued = first.some(
      (form) => form.length < BEGINNING_LENGTH || this.#beginnings.has(form.slice(0, BEGINNING_LENGTH)),
    );
    const isOrdered = atoms.length > 1 && forms.every((own) => own.some((form) => this.#parts.has(form)));
    if (!isGlued && !isOrdered) return [];
    const found = new Set<Meaning>();
    for (const combination of combinations(forms)) {
      const glued = this.#glued.get(combination.join(""));
      const meant = glued ?? (isOrdered ? this.#ordered.get(combination.toSorted().join(" ")) : undefined);
      for (const meaning of meant ?? []) found.add(meaning);
    }
    return [...found];
  }

  #lenientForms(atom: Atom): readonly string[] {
    if (atom.isNumber || this.hasWord(atom)) return typedForms(atom);
    const known = this.#corrections.get(atom.key);
    if (known) return known;
    const alike = (form: string) =>
      [-1, 0, 1].flatMap((more) => this.#shapes.get(shapeOf(form, form.length + more)) ?? []);
    const meant = [
      ...typedForms(atom)
        .filter(
          (form) =>
            atom.typed.length >= MIN_MISTYPED_LENGTH && (form === atom.key || form.length >= MIN_MISTYPED_STEM_LENGTH),
        )
        .flatMap((form) => alike(form).filter((word) => isMistyped(form, word))),
      ...swapped(atom.typed).filter((form) => this.#words.has(form)),
    ];
    const forms = meant.length > 0 ? [...new Set(meant)].slice(0, 6) : typedForms(atom);
    if (this.#corrections.size > 500) this.#corrections.clear();
    this.#corrections.set(atom.key, forms);
    return forms;
  }
}

const shapeOf = (word: string, length: number) => `${word[0]}${length}`;

function put<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

/** One of each, in all ways, as far as the bound allows. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  let made: string[][] = [[]];
  for (const list of lists) {
    const longer: string[][] = [];
    for (const start of made)
      for (const next of list) if (longer.length < MAX_COMBINATIONS) longer.push([...start, next]);
    made = longer;
  }
  return made;
}

/** A piece of text that was read, and what it means. */
export interface Match<Meaning> {
  from: number;
  /** Behind its last atom. */
  to: number;
  meanings: readonly Meaning[];
}

/**
 * Reads the free atoms of a text by a vocabulary: the longest pieces first, from the left.
 * @param free which atoms may be read; those that are taken are removed from it
 */
export function readBy<Meaning>(
  atoms: readonly Atom[],
  free: Set<number>,
  vocabulary: Pick<Vocabulary<Meaning>, "find">,
  isLenient = false,
): Match<Meaning>[] {
  const matches: Match<Meaning>[] = [];
  for (let size = Math.min(MAX_PHRASE_WORDS, atoms.length); size > 0; size--)
    for (let from = 0; from + size <= atoms.length; from++) {
      let to = from;
      while (to < from + size && free.has(to)) to++;
      if (to < from + size) continue;
      const meanings = vocabulary.find(atoms.slice(from, to), isLenient);
      if (meanings.length === 0) continue;
      for (let place = from; place < to; place++) free.delete(place);
      matches.push({ from, to, meanings });
    }
  return matches.toSorted((a, b) => a.from - b.from);
}

/** The places of a match's atoms. */
export const placesOf = ({ from, to }: Pick<Match<unknown>, "from" | "to">) =>
  Array.from({ length: to - from }, (_, nth) => from + nth);
