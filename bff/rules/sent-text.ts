/**
 * Makes texts safe for the existing API. That server splices texts into its SQL, and binds the same ones elsewhere, so
 * no escaping is right for both (decision 0120): what could end a quotation is replaced by its typographic twin, which
 * reads the same, and what has none is left out.
 */

/** Longest name that the API itself listed and that may be asked for, in UTF-16 units. */
export const MAX_LISTED_NAME_LENGTH = 120;

/**
 * Characters that end a quotation, and those that a database or a converter may fold into one: primes, modifier
 * letters, fullwidth and ornamental forms. Written as code points, since most of them look alike. ‘ ’ “ ” themselves
 * are what a text may hold.
 */
const APOSTROPHES =
  "\\u0027\\u00b4\\u02b9\\u02bb\\u02bc\\u02bd\\u02c8\\u02ca\\u055a\\u05f3\\u07f4\\u07f5\\u1fbd\\u1fbf\\u1ffd\\u1ffe\\u201b\\u2032\\u2035\\u275b\\u275c\\ua78b\\ua78c\\uff07";
const QUOTES =
  "\\u0022\\u02ba\\u02dd\\u02ee\\u02f5\\u02f6\\u05f4\\u201f\\u2033\\u2034\\u2036\\u2037\\u2057\\u275d\\u275e\\u301d\\u301e\\u301f\\uff02";
/** Backslashes, and marks that draw one or a quote over another letter. */
const BACKSLASHES = "\\u005c\\u030e\\u20e5\\u2216\\u29f5\\u29f9\\ufe68\\uff3c";
/**
 * Invisible characters that change the text's direction, or once did (U+206A to U+206F), and the byte order mark.
 * Part of a pattern.
 */
export const BIDI = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f\\ufeff";
/** ŉ: an apostrophe and a letter in one. */
const JOINED = "\\u0149";

const apostrophes = new RegExp(`[${APOSTROPHES}]`, "g");
const quotes = new RegExp(`[${QUOTES}]`, "g");
/** At the beginning of a text or a word, where a quotation opens. */
const openingQuotes = new RegExp(`(^|[\\s\\p{Cc}([{«“‘–—-])([${QUOTES}]+)`, "gu");
const joined = new RegExp(JOINED, "g");
/** With `u`, `\p{Cs}` matches a lone surrogate. */
const leftOut = new RegExp(`[${BACKSLASHES}${BIDI}\\p{Cs}]`, "gu");
const unlisted = new RegExp(
  `[?${APOSTROPHES}${QUOTES}${BACKSLASHES}${BIDI}${JOINED}\\p{Cs}\\p{Cc}\\u2028\\u2029\\u{10000}-\\u{10ffff}]`,
  "u",
);

/**
 * Letters that take four bytes: emoji, and rare letters. Whether the existing server's tables, and its driver's
 * connection, hold more than three bytes a letter is not known; those that do not, refuse the row or silently cut the
 * text there.
 */
const FOUR_BYTES = "\\u{10000}-\\u{10ffff}";
const fourBytes = new RegExp(`[${FOUR_BYTES}]`, "u");
/** With the marks that join them to each other and colour them. */
const fourBytesJoined = new RegExp(`(?:\\u200d?[${FOUR_BYTES}]\\ufe0f?\\u200d?)+`, "gu");

/**
 * The sign that a driver replaces with its next value, anywhere in a statement (also within quotes), and its full-width
 * twin.
 */
const QUESTION = /\?/g;
const WIDE_QUESTION = /\uff1f/g;

/**
 * A text as it is sent: quotes and question marks as their typographic twins, no backslash, no control or direction
 * marks, no lone surrogates. Letters of four bytes are still in it: see `isSendable`.
 * @param typed what a shopper wrote
 * @param lines whether it may have several lines; otherwise every run of white space becomes one space
 */
export function sentText(typed: string, lines = false): string {
  const quoted = typed
    .replace(leftOut, "")
    .replace(joined, "’n")
    .replace(apostrophes, "’")
    .replace(openingQuotes, (_, before: string, opening: string) => before + "“".repeat(opening.length))
    .replace(quotes, "”")
    .replace(QUESTION, "\uff1f");
  if (!lines) return quoted.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return quoted
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}

/** What is seen of a text: anything but white space, control and format characters, and letters that are blank. */
const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A typed or pasted code, number or address without letters that nobody sees: soft hyphens, zero-width spaces, joiners,
 * direction marks. A text keeps them, since some letters need a joiner.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** A typed text; empty where nothing of it is seen, as of zero-width spaces alone. */
export const seenText = (text: string): string => (SEEN.test(text) ? text : "");

/** Whether the API can store a text: it has no letters of four bytes. */
export function isSendable(text: string): boolean {
  return !fourBytes.test(text);
}

/** A text without letters of four bytes, for values that no shopper can correct. */
export function withoutFourBytes(text: string): string {
  // Two lone surrogates around one would become another of them.
  return text.replace(/\p{Cs}/gu, "").replace(fourBytesJoined, "");
}

/**
 * A search text. It is not stored, so unsafe characters are dropped, not refused; a typographic twin would find
 * nothing.
 * @returns empty when nothing is left to look for
 */
export function askedText(typed: string): string {
  return sentText(withoutFourBytes(typed.replace(QUESTION, " ").replace(WIDE_QUESTION, " ")));
}

/** Restores a text that a shopper sent: the wide question mark was ours. Typographic quotes stay. */
export function typedText(kept: string): string {
  return kept.replace(WIDE_QUESTION, "?");
}

/** Whether a name that the API listed, a colour or a specification's value, can be asked for letter by letter. */
export function isAskableName(name: string): boolean {
  return name.trim() !== "" && name.length <= MAX_LISTED_NAME_LENGTH && !unlisted.test(name);
}

/**
 * Whether the API can be asked for a specification of this name: a column of its table, one word of SQL (docs/api.md,
 * section 3).
 */
export function isAskableSpec(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]{0,63}$/u.test(name) && isAskableName(name);
}
