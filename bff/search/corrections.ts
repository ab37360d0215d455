/** Typing errors in names of products, which no list of all names can tell: they are corrected by titles at hand. */
import { type Atom, atomsOf, isMistyped, swapped } from "./forms.ts";
import { type Reading, textOf } from "./understand.ts";

/** Shorter words have too many others that differ in one letter. */
const MIN_WORD_LENGTH = 5;
/** Fewer letters occur in too many names: the API returns the first thirty. */
const MIN_HALF_LENGTH = 3;

/**
 * The word of a text that a correction is looked for: the longest one that is no recognised name; null if none is.
 */
export function doubtfulWord({ rest, atoms }: Reading): Atom | null {
  const long = rest.flatMap((place) => {
    const atom = atoms[place];
    return atom && !atom.isNumber && atom.typed.length >= MIN_WORD_LENGTH ? [atom] : [];
  });
  return long.toSorted((a, b) => b.typed.length - a.typed.length)[0] ?? null;
}

/**
 * The beginning and the end of a word; of a short one they have its middle letter in common. One of them is right.
 */
export function halvesOf(word: string): string[] {
  const size = Math.max(MIN_HALF_LENGTH, Math.floor(word.length / 2));
  return [word.slice(0, size), word.slice(-size)];
}

/** The text with a mistyped word as a product's title spells it; null where the title has no such word. */
export function correctedWord(title: string, { text }: Reading, word: Atom): string | null {
  const known = atomsOf(title).find(
    ({ key, isNumber }) => !isNumber && (isMistyped(word.key, key) || swapped(word.typed).includes(key)),
  );
  return known ? text.slice(0, word.start) + title.slice(known.start, known.end) + text.slice(word.end) : null;
}

/** Words of so many letters may have two typing errors, shorter ones one, and those of two letters none. */
const MIN_LENGTH_WITH_TWO_ERRORS = 7;
const MIN_CORRECTED_LENGTH = 3;
/** A Latin name that was typed as it sounds differs from its letters: прайм, Prime. */
const MIN_BY_EAR_LENGTH = 5;
/** A skeleton's ц as the two letters that may have met by an error: Frots. */
const spread = (key: string) => key.replaceAll("ţ", "ts");

/**
 * What is left of a text, as the title that is most like it spells it: within one brand, whose models are few, any
 * letter may be wrong.
 * @param titles of the products that the names of the text lead to
 * @returns null where no title has every word, with its figures
 */
export function correctedRest({ rest, atoms }: Reading, titles: readonly string[]): string | null {
  let best: { errors: number; text: string } | null = null;
  for (const title of new Set(titles)) {
    const known = atomsOf(title);
    let [errors, text, end] = [0, "", -1];
    for (const place of rest) {
      const found = atoms[place] && likest(atoms[place], known);
      if (!found) {
        errors = Number.POSITIVE_INFINITY;
        break;
      }
      errors += found.errors;
      text += (found.word.start === end ? "" : " ") + title.slice(found.word.start, found.word.end);
      end = found.word.end;
    }
    if (errors < (best?.errors ?? Number.POSITIVE_INFINITY)) best = { errors, text: text.trim() };
  }
  return best?.text ?? null;
}

/** Of a title's words the one that is most like a typed word; null where none is. */
function likest({ key, typed, isNumber }: Atom, known: readonly Atom[]): { word: Atom; errors: number } | null {
  const isByEar = /\p{Script=Cyrillic}/u.test(typed) && key.length >= MIN_BY_EAR_LENGTH;
  const most =
    isNumber || typed.length < MIN_CORRECTED_LENGTH ? 0 : isByEar || key.length >= MIN_LENGTH_WITH_TWO_ERRORS ? 2 : 1;
  const found = known.flatMap((word) => {
    if (word.isNumber !== isNumber) return [];
    // By its sounds, or by its letters.
    const errors = distance(spread(key), spread(word.key), most) ?? distance(typed, word.typed, most);
    return errors === null ? [] : [{ word, errors }];
  });
  return found.toSorted((a, b) => a.errors - b.errors)[0] ?? null;
}

/** How many letters are too many, too few, others, or have changed places; null if more than `most`. */
export function distance(one: string, other: string, most: number): number | null {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return null;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let down = 1; down <= one.length; down++) {
    const next = [down];
    for (let across = 1; across <= other.length; across++) {
      const isSame = one[down - 1] === other[across - 1];
      const isSwapped = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1];
      next[across] = Math.min(
        (row[across] ?? 0) + 1,
        (next[across - 1] ?? 0) + 1,
        (row[across - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[across - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  const errors = row[other.length] ?? 0;
  return errors <= most ? errors : null;
}

/**
 * The words of a text that a shop does not know, neighbours together, each once: the answer says they were not found.
 */
export function unknownWords(reading: Reading, places: readonly number[]): string[] {
  const groups: number[][] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last?.at(-1) === place - 1) last.push(place);
    else groups.push([place]);
  }
  return [...new Set(groups.map((group) => textOf(reading, group)))];
}
