/** The spellings in which a text, or what is left of it, is searched for by an API that looks for letters. */
import { atomsOf } from "./forms.ts";
import { skeleton } from "./letters.ts";
import { SPELLINGS, UNITS } from "./tables.ts";

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
  return [...new Set([separated(asNamed(plain)), separated(plain), glued, ...withUnits(plain)])].filter(
    (one) => one !== plain,
  );
}

/** A text with the units that names write in Mongolian, as they write them: 20000mah is 20000 мАц. */
function withUnits(text: string): string[] {
  let [spelled, written] = ["", 0];
  for (const [place, { start, end, key, isUnit }] of atomsOf(text).entries()) {
    const name = UNIT_NAMES.get(key);
    if (place === 0 || !isUnit || name === undefined || LATIN_UNIT.test(name)) continue;
    spelled += `${text.slice(written, start).trimEnd()} ${name.toLowerCase()}`;
    written = end;
  }
  return written === 0 ? [] : [spelled + text.slice(written)];
}

/** The units as catalogues write them, by their key. */
const UNIT_NAMES = new Map(UNITS.map(([first = ""]) => [skeleton(first), first]));

/** Units that names write in Latin letters (`UNITS`). */
const LATIN_UNIT = /^(?:gb|tb)$/;

/** Letters and figures apart, but for a single letter before a figure, which names write in one: X2 Pro. */
const separated = (text: string) => text.replace(/(\p{L}{2})(?=\d)|(\d)(?=\p{L})/gu, "$& ");

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
