/** Words of a catalogue's text that are read together. */

/**
 * A number and its unit, which is any short Mongolian word ("6.7 инч", "12 хоног"), but of Latin ones only those that
 * are in use, because others go on with a name ("Vista 2 LED"); a class ("A++ ангилал"); an ordinal number ("1-р
 * хороо").
 */
const TOGETHER =
  /(^|[^\p{L}\d])(\d[\d.,–-]{0,12}(?= (?:\p{Script=Cyrillic}{1,5}|BTU|MP|DPI|[GMT]B|k?Hz|mAh)(?![\p{L}\d]))|[A-G]\+{0,3}(?= ангилал)|\d{1,3}-р(?= )) /gu;

/** No line begins with a slash ("8GB / 256GB"). */
const BEFORE_SLASH = / (?=\/ )/g;

/**
 * A text of the catalogue for a page: what is read together stands in one line. Only spaces change, so that searching
 * and copying find the same words.
 * @returns the text with no-break spaces between number and unit, or noun
 */
export const withoutBreaks = (text: string): string =>
  text.replace(TOGETHER, "$1$2\u00a0").replace(BEFORE_SLASH, "\u00a0");
