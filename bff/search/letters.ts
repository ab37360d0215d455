/** Letters as a search compares them: those that look alike in one alphabet, those that sound alike as one. */
import { remembered } from "./remembered.ts";

/** Cyrillic letters, each with the Latin one that looks like it, large or small. */
const ALIKE = "аaвbеeкkмmнhоoрpсcтtуyхx";
const LATIN_TWIN = new Map<string, string>();
const CYRILLIC_TWIN = new Map<string, string>();
for (let at = 0; at < ALIKE.length; at += 2) {
  const [cyrillic = "", latin = ""] = ALIKE.slice(at, at + 2);
  for (const [one, other] of [
    [cyrillic, latin],
    [cyrillic.toUpperCase(), latin.toUpperCase()],
  ] as const) {
    LATIN_TWIN.set(one, other);
    CYRILLIC_TWIN.set(other, one);
  }
}

const written = (word: string, twins: ReadonlyMap<string, string>) =>
  [...word].map((letter) => twins.get(letter) ?? letter).join("");

/** The same shapes in the other alphabet; null where a letter has none: `НЕРА` is HEPA, `xap` is хар. */
export function twinOf(word: string): string | null {
  for (const twins of [LATIN_TWIN, CYRILLIC_TWIN])
    if ([...word].every((letter) => twins.has(letter))) return written(word, twins);
  return null;
}

const isLatin = (letter: string) => /[a-z]/i.test(letter);

/** A word of both alphabets in the one whose letters have no twin in the other; in Cyrillic where all have. */
function foldWord(word: string): string {
  const letters = [...word];
  if (!letters.some(isLatin) || letters.every(isLatin)) return word;
  if (letters.every((letter) => !isLatin(letter) || CYRILLIC_TWIN.has(letter))) return written(word, CYRILLIC_TWIN);
  const isAlike = letters.every((letter) => isLatin(letter) || LATIN_TWIN.has(letter));
  return isAlike ? written(word, LATIN_TWIN) : word;
}

/**
 * A text with every word in one alphabet: `Nоte` with a Cyrillic о, `Х2` and `USB-С` with a Cyrillic first or last
 * letter. As long as the text itself.
 */
export function foldLetters(text: string): string {
  return text
    .replace(/\p{L}+/gu, foldWord)
    .replace(/(?<=\d ?)[мm]2(?!\d)/giu, "м²")
    .replace(/(?<![\p{L}\d])[АВЕКНОРСТУХ](?=\d)|(?<=[a-z]-)[АВЕКМНОРСХавекмнорсх](?![\p{L}\d])/giu, (letter) =>
      written(letter, LATIN_TWIN),
    );
}

/**
 * A word reduced to its skeleton, without what typists confuse: one letter each for о ө у ү, в б, е э, и й ы, х kh h x,
 * ц ts c; no ь, no ъ, nothing doubled. The same for Cyrillic and Latin, so that names can be looked for in either; я ё
 * ю lose what softens them.
 */
export const skeleton: (text: string) => string = remembered(4_000, skeletonOf);

function skeletonOf(text: string): string {
  const latin = [...text.normalize("NFC").toLowerCase()].map((letter) => CYRILLIC_SKELETON[letter] ?? letter).join("");
  return latin
    .replace(/sh|ch|kh|ph|ts|tz|zh|y(?=[aoueöü])/g, (pair) => DIGRAPH_SKELETON[pair] ?? pair)
    .replace(/[öüɵouxwvcyq]/g, (letter) => LETTER_SKELETON[letter] ?? letter)
    .replace(/['’`]/g, "")
    .replace(/(.)\1+/gu, "$1");
}

/** The Latin letters of Cyrillic ones, as names of products are spelled: `нова` is `nova`. */
export const LATIN: Record<string, string> = Object.fromEntries(
  "аaбbвvгgдdеeёyoжjзzиiйiкkлlмmнnоoөuпpрrсsтtуuүuфfхhцtsчchшshщshъыyьэeюyuяya"
    .match(/[а-яёөү][a-z]*/g)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)]) ?? [],
);
const CYRILLIC_SKELETON: Record<string, string> = { ...LATIN, ө: "o", ы: "i" };
const DIGRAPH_SKELETON: Record<string, string> = {
  ...{ sh: "š", ch: "č", kh: "h", ph: "f", ts: "ţ", tz: "ţ", zh: "j", y: "" },
};
const LETTER_SKELETON: Record<string, string> = {
  ...{ ö: "o", ü: "o", ɵ: "o", u: "o", x: "h", w: "b", v: "b", c: "ţ", y: "i", q: "k" },
};
