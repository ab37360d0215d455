/**
 * The forms in which a word of a search and a word of a name are compared: one skeleton for all that typists confuse
 * (transliteration.ts), without case endings, and with one typing error.
 */

import { skeleton, twinOf } from "./letters.ts";
import { UNITS } from "./tables.ts";

/** A run of letters or a number. `128gb` is two atoms, as `128 gb` is; the characters between them do not matter. */
export interface Atom {
  /** Its place in the text: with a case ending behind a hyphen. */
  start: number;
  end: number;
  /** In lower case, as typed. */
  typed: string;
  /** Its skeleton; of a number the number, of a unit behind a number the unit's first name. */
  key: string;
  isNumber: boolean;
  /** A unit behind a number; where it is long enough it may be a name as well (цаг: hours, a watch). */
  isUnit: boolean;
}

/** Case endings behind a hyphen, as they are written after names and figures: `128GB-тай`, `Sarnai-ийн`. */
const HYPHENATED =
  /^-(?:ын|ийн|ны|ний|гийн|ы|ий|ыг|ийг|г|д|т|нд|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той|руу|рүү|ууд|үүд|нууд|нүүд)(?![\p{L}\p{N}])/u;

/** Units by their skeleton, and those in Latin letters as they are typed: `max` is no `mah`. */
const units = UNITS.flatMap(([first = "", ...others]) =>
  [first, ...others].map((unit) => [unit, skeleton(first)] as const),
);
const CYRILLIC_UNITS = new Map(units.map(([unit, first]) => [skeleton(unit), first]));
const LATIN_UNITS = new Map(units.map(([unit, first]) => [unit.toLowerCase(), first]));
/** Most atoms of a text that are read; the rest of a text of 100 characters says nothing new. */
const MAX_ATOMS = 24;

/**
 * Takes a text apart.
 * @param text at most as long as a search may be (`MAX_SEARCH_LENGTH`)
 */
export function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = [];
  for (const { 0: run, index } of text.matchAll(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}²³]*/gu)) {
    const before = atoms.at(-1);
    if (before && index < before.end) continue;
    const isNumber = /^\d/.test(run);
    const ending = HYPHENATED.exec(text.slice(index + run.length).toLowerCase())?.[0] ?? "";
    const bones = isNumber ? run.replaceAll(",", ".") : skeleton(run);
    if (bones === "") continue;
    atoms.push({
      start: index,
      end: index + run.length + ending.length,
      typed: run.toLowerCase(),
      ...(before?.isNumber && !isNumber ? unitOr(run.toLowerCase(), bones) : { key: bones, isUnit: false }),
      isNumber,
    });
    if (atoms.length === MAX_ATOMS) break;
  }
  return atoms;
}

/** What a word behind a number is: a unit, with a case ending or without, or just a word. */
function unitOr(typed: string, bones: string): Pick<Atom, "key" | "isUnit"> {
  const isLatin = /^[a-z]+$/.test(typed);
  for (const form of isLatin ? [typed] : withoutEndings(bones)) {
    const unit = (isLatin ? LATIN_UNITS : CYRILLIC_UNITS).get(form);
    if (unit !== undefined) return { key: unit, isUnit: true };
  }
  return { key: bones, isUnit: false };
}

/**
 * Case endings and plurals as skeletons, the longest first. None of one letter: `зурагт` (a television) would be
 * `зураг` (a picture). Not -гүй: `утасгүй` (wireless) is not `утас` (a wire, a telephone).
 */
const ENDINGS = [
  "nodin",
  "nod",
  "čod",
  "odin",
  "gin",
  "tai",
  "tei",
  "toi",
  "in",
  "ni",
  "ig",
  "as",
  "es",
  "os",
  "ar",
  "er",
  "or",
]
  .concat(["ad", "ed", "od", "nd", "ro", "lo", "and", "end", "ond", "nas", "nes", "nos", "nih"])
  .toSorted((a, b) => b.length - a.length);

/** Shorter stems fit too many words. */
const MIN_STEM_LENGTH = 3;

/** A typed word's skeleton, and what may be left of it without its endings. */
function withoutEndings(bones: string): string[] {
  const stems = ENDINGS.filter((ending) => bones.endsWith(ending)).map((ending) => bones.slice(0, -ending.length));
  const long = stems.filter((stem) => stem.length >= MIN_STEM_LENGTH);
  return [...new Set([bones, ...long])];
}

/** The ending of what is one's own (`утсаа`), one letter of a skeleton: elsewhere `цагаа`, цагаан, would be цаг. */
const OWN = /(?:аа|ээ|оо|өө|aa|ee|oo|öö)$/u;

const knownForms = new WeakMap<Atom, readonly string[]>();

/** The forms of a typed word; made once, since each of its pieces and vocabularies asks for them. */
export function typedForms(atom: Atom): readonly string[] {
  const known = knownForms.get(atom);
  if (known) return known;
  const { key, typed, isNumber, isUnit } = atom;
  const twin = isNumber || isUnit ? null : twinOf(typed);
  const own = isNumber ? [key] : formsOf(key, typed);
  const forms = [...new Set(twin === null ? own : [...own, skeleton(twin)])];
  knownForms.set(atom, forms);
  return forms;
}

function formsOf(key: string, typed: string): string[] {
  if (!key.includes("ţ")) return withoutEndings(key);
  // Where an ending pushes a vowel out, т and с meet, which are no ц: утас, утсыг.
  const apart = key.replace("ţ", "ts");
  return [key, apart, ...(OWN.test(typed) ? [apart.slice(0, -1)] : [])].flatMap(withoutEndings);
}

/**
 * The forms that a word of a name may be met in: as it is, without its genitive, without its last vowel (`өнгө`,
 * `өнгийн`) and without the vowel that endings push out (`зураг`, `зургийн`); `x` also as `ks`, `c` also as `k`.
 * @param word in any letter case
 */
export function nameForms(word: string): string[] {
  if (/^\d/.test(word)) return [word.replaceAll(",", ".")];
  const spelled = new Set([word, word.replace(/x/gi, "ks"), word.replace(/c(?!h)/gi, "k")]);
  const forms = new Set<string>();
  for (const bones of [...spelled].map(skeleton)) {
    const stem = bones.replace(/(?:in|ni)$/, "");
    for (const form of [bones, stem, bones.replace(/[aeio]$/, ""), stem.replace(/[aeio](?=[^aeio]$)/, "")])
      if (form.length >= MIN_STEM_LENGTH || form === bones) forms.add(form);
  }
  return [...forms];
}

/** A word must have so many letters for one of them to be a typing error; for two that changed places one less. */
export const MIN_MISTYPED_LENGTH = 5;

/**
 * Whether one typing error makes one word of the other: a letter too many, too few, another, or two that changed
 * places. Never the first letter, which is hardly ever mistyped and tells the most words apart (`iphone` is no
 * `phone`).
 * @param typed a skeleton
 * @param known a skeleton
 */
export function isMistyped(typed: string, known: string): boolean {
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed];
  if (typed === known || typed[0] !== known[0] || long.length - short.length > 1) return false;
  // Not a missing last т, which makes another word: зураг is a picture, зурагт a television.
  if (known === `${typed}t`) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const isSwapped =
    typed.length === known.length &&
    typed[same] === known[same + 1] &&
    typed[same + 1] === known[same] &&
    typed.slice(same + 2) === known.slice(same + 2);
  if (isSwapped) return long.length >= MIN_MISTYPED_LENGTH - 1;
  if (long.length < MIN_MISTYPED_LENGTH) return false;
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
}

/**
 * The skeletons of a word with two neighbouring letters changed back, never the first. Letters that stand for one
 * sound only as neighbours hide from `isMistyped` that they have changed places: `уатс` ends in `ts`, which is ц.
 * @param typed in lower case
 */
export function swapped(typed: string): string[] {
  const letters = [...typed];
  if (letters.length < MIN_MISTYPED_LENGTH - 1) return [];
  return letters.slice(1, -1).map((letter, nth) => {
    const place = nth + 1;
    return skeleton([...letters.slice(0, place), letters[place + 1], letter, ...letters.slice(place + 2)].join(""));
  });
}
