/**
 * Mongolian typed in Latin letters, back into Cyrillic: by MNS 5217 and by the habits of people who type without it.
 *
 * The API looks for letters as they stand, so a text becomes a few whole guesses, the likeliest first:
 * 1. Words that the shop uses (its menu), and loanwords with letters that Latin drops (ь, ъ, е), are recognised by
 *   their skeleton, in which everything that typists confuse is one letter.
 * 2. Other words follow the rules below. A Mongolian word has back vowels (а о у) or front ones (э ө ү): one `a` or `e`
 *    decides for every `o` and `u` in it. Where nothing decides, both are guessed.
 */

import { LATIN, skeleton } from "./letters.ts";

/** The most guesses, each of which costs a call. */
export const MAX_GUESSES = 3;

/** Loanwords that no rule finds, because Latin has no letter for what is in them. */
const LOANWORDS = [
  "компьютер кабель модель альбом объектив фильм пульт контроллер принтер сканнер телевиз видео радио сервер",
  "модем рутер адаптер батарей проектор монитор микрофон динамик процессор смарт таблет электрон электроник",
  "сенсор экран чип дрон стабилизатор штатив бойлер миксер тостер блендер фен мультиваркер вентилятор",
  "фотоаппарат аккумулятор аксессуар гарнитур джойстик консол плеер сим карт флаш дискет кофе чайник",
]
  .join(" ")
  .split(" ");

/** Loanwords typed as English or Russian spells them. */
const SPELLED_ELSEWHERE = new Map([
  ["computer", "компьютер"],
  ["kompiuter", "компьютер"],
  ["camera", "камер"],
  ["coffee", "кофе"],
  ["projektor", "проектор"],
  ["projector", "проектор"],
  ["tablet", "таблет"],
  ["console", "консол"],
]);

/** Longest first where one begins like another. */
const CONSONANTS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["shch", "щ"],
  ["sh", "ш"],
  ["ch", "ч"],
  ["kh", "х"],
  ["ts", "ц"],
  ["tz", "ц"],
  ["zh", "ж"],
  ["b", "б"],
  ["c", "ц"],
  ["d", "д"],
  ["f", "ф"],
  ["g", "г"],
  ["h", "х"],
  ["j", "ж"],
  ["k", "к"],
  ["l", "л"],
  ["m", "м"],
  ["n", "н"],
  ["p", "п"],
  ["q", "к"],
  ["r", "р"],
  ["s", "с"],
  ["t", "т"],
  ["v", "в"],
  ["w", "в"],
  ["x", "х"],
  ["z", "з"],
];

/** The Cyrillic readings of a word's vowels. */
interface Reading {
  o: "о" | "ө";
  u: "у" | "ү" | "ө";
  /** Not at the beginning of a word, where `e` is always э. */
  e: "э" | "е";
  /** `ii` behind a consonant: ий, or ы in words with back vowels. */
  ii: "ий" | "ы";
}

const BACK: Reading = { o: "о", u: "у", e: "э", ii: "ы" };
const FRONT: Reading = { o: "ө", u: "ү", e: "э", ii: "ий" };
/** ө typed as `u`, as it sounds: ungu, hurgugch. */
const ROUNDED: Reading = { o: "ө", u: "ө", e: "э", ii: "ий" };
const LOAN: Reading = { o: "о", u: "у", e: "е", ii: "ий" };

/**
 * Guesses what a text typed in Latin letters is in Mongolian.
 * @param text as typed, in any letter case; Cyrillic typed without ө and ү is guessed at too
 * @param vocabulary words and phrases that the shop itself uses, in Cyrillic
 * @returns at most `MAX_GUESSES` texts, none of them the text itself; none where nothing is to be guessed
 */
export function cyrillicGuesses(text: string, vocabulary: readonly string[] = NO_WORDS): string[] {
  const typed = text.normalize("NFC").toLowerCase();
  const known = knownWords.get(vocabulary) ?? readWords(vocabulary);
  knownWords.set(vocabulary, known);
  const words = typed.split(" ").map((word) => guessesOf(word, known));
  return likeliest(words).filter((guess) => guess !== typed);
}

/** The texts that guesses for each word make together, those first that take the fewest second choices. */
function likeliest(words: readonly (readonly string[])[]): string[] {
  let texts = [{ text: "", cost: 0 }];
  for (const guesses of words) {
    texts = texts
      .flatMap(({ text, cost }) => guesses.map((guess, place) => ({ text: `${text} ${guess}`, cost: cost + place })))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MAX_GUESSES);
  }
  return [...new Set(texts.map(({ text }) => text.slice(1)))];
}

/** Shorter beginnings of words say too little. */
const MIN_BEGINNING_LENGTH = 4;

const NO_WORDS: readonly string[] = [];

/** The words of a vocabulary by their skeleton; kept as long as the vocabulary is. */
const knownWords = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function readWords(vocabulary: readonly string[]): ReadonlyMap<string, string> {
  const words = [
    ...vocabulary
      .join(" ")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
    ...LOANWORDS,
  ];
  const known = new Map<string, string>();
  for (const word of words)
    if (/\p{Script=Cyrillic}/u.test(word) && !known.has(skeleton(word))) known.set(skeleton(word), word);
  return known;
}

/** The guesses for one word, the likeliest first; the word itself where it is no Latin word. */
function guessesOf(word: string, known: ReadonlyMap<string, string>): string[] {
  if (/\d/.test(word)) return [word];
  if (/\p{Script=Cyrillic}/u.test(word)) return cyrillicVariants(word);
  if (!/[a-z]/.test(word)) return [word];
  const whole = SPELLED_ELSEWHERE.get(word) ?? known.get(skeleton(word));
  if (whole !== undefined) return [whole];
  const beginning = beginningOf(word, known);
  const guesses = readingsOf(word).map((reading) => spell(word, reading));
  return [...new Set(beginning === undefined ? guesses : [beginning, ...guesses])];
}

/** The beginning of a known word that has the skeleton of what is typed so far. */
function beginningOf(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const bones = skeleton(word);
  if (bones.length < MIN_BEGINNING_LENGTH) return undefined;
  const longer = [...known].find(([other]) => other.startsWith(bones))?.[1];
  if (longer === undefined) return undefined;
  // The shortest beginning with this skeleton, then every letter that adds nothing to it (the second of a long vowel,
  // ь).
  let length = 1;
  while (length < longer.length && skeleton(longer.slice(0, length)) !== bones) length++;
  while (length < longer.length && skeleton(longer.slice(0, length + 1)) === bones) length++;
  return longer.slice(0, length);
}

/** Vowel harmony: which readings of the vowels a Mongolian word can have. */
function readingsOf(word: string): Reading[] {
  const hasBack = /a/.test(word);
  const hasFront = /[eöüɵ]/.test(word);
  // No native word has both kinds of vowels, and f, p and k hardly occur in one.
  if ((hasBack && hasFront) || /[fp]|k(?!h)/.test(word)) return [LOAN, hasBack ? BACK : FRONT, FRONT];
  if (hasBack) return [BACK, { ...BACK, ii: "ий" }];
  if (hasFront) return [FRONT, LOAN, ROUNDED];
  const sounds = word.replace(/y(?=[ou])/g, "");
  // A short `u` behind another vowel is neither у nor ү in a native word: it is ө.
  const isRounded = /[oui][^aeiou]+u(?!u|i)/.test(sounds);
  return isRounded ? [ROUNDED, BACK, FRONT] : [BACK, FRONT, ROUNDED];
}

/** Writes a Latin word in Cyrillic with one reading of its vowels. */
function spell(word: string, reading: Reading): string {
  // "Without" keeps its front vowel behind any word: утасгүй.
  const stem = word.replace(/(?<=..)g[uü]i$/, "");
  let cyrillic = "";
  for (let at = 0; at < stem.length; ) {
    const rest = stem.slice(at);
    const consonant = CONSONANTS.find(([latin]) => rest.startsWith(latin));
    const [latin, letter] = consonant ?? vowelAt(rest, cyrillic, reading);
    cyrillic += letter;
    at += latin.length;
  }
  // No word with back vowels ends in и: what is heard there is ь (байгаль, морь).
  if (reading === BACK) cyrillic = cyrillic.replace(/(?<=[бвглмнрст])и$/, "ь");
  return stem === word ? cyrillic : `${cyrillic}гүй`;
}

const VOWEL = /[аэиоуөүеёюя]$/;

/** What y and a vowel are together. */
const IOTATED: Record<string, string> = { a: "я", u: "ю", ü: "ю", o: "ё", e: "е", ö: "е" };

/** @param before the part of the word that is written already */
function vowelAt(rest: string, before: string, { o, u, e, ii }: Reading): readonly [latin: string, cyrillic: string] {
  const [first = "", second = ""] = rest;
  const isBehindVowel = VOWEL.test(before);
  if (first === "y") {
    const iotated = IOTATED[second];
    if (iotated) return [`y${second}`, iotated];
    return ["y", isBehindVowel ? "й" : before === "" ? "и" : "ы"];
  }
  if (rest.startsWith("ii")) {
    const isHushed = /[жчшх]$/.test(before);
    return ["ii", before === "" || isBehindVowel || isHushed ? "ий" : ii];
  }
  const letters: Record<string, string> = {
    ...{ a: "а", i: isBehindVowel && !/и$/.test(before) ? "й" : "и", o, u, ö: "ө", ɵ: "ө", ü: "ү" },
    e: before === "" || before.endsWith("э") ? "э" : e,
  };
  return [first, letters[first] ?? (/['’`]/.test(first) ? "" : first)];
}

/** Cyrillic typed on a keyboard without ө and ү. */
function cyrillicVariants(word: string): string[] {
  if (!/[оу]/.test(word) || /[аөү]/.test(word)) return [word];
  const front = word.replaceAll("о", "ө").replaceAll("у", "ү");
  return [front, word.replace(/[оу]/g, "ө"), word];
}

/**
 * A name of a product that was typed in Cyrillic, in Latin letters.
 * @returns the text itself where it has no Cyrillic letter
 */
export function latinGuess(text: string): string {
  return [...text.normalize("NFC").toLowerCase()].map((letter) => LATIN[letter] ?? letter).join("");
}
