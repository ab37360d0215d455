import { createElement, type ReactNode } from "react";

/** Units that stand behind a number in the catalogue, with a space between. */
const UNITS = "инч|см|мм|км|м²?|кг|гр?|мл|л|к?Вт|[МГ]?Гц|мАц|[МГТ]Б|дБ|цаг|жил|хүн|хувь|BTU";

/** A number and its unit, a class ("A++ ангилал"), an ordinal number and its noun ("1-р хороо"). */
const TOGETHER = new RegExp(
  `(^|[^\\p{L}\\d])(\\d[\\d.,–-]{0,12}(?= (?:${UNITS})(?![\\p{L}\\d]))|[A-G]\\+{0,3}(?= ангилал)|\\d{1,3}-р(?= )) `,
  "gu",
);

/**
 * A text of the catalogue for a page: what is read together stands in one line. Only spaces change, so that searching
 * and copying find the same words.
 * @returns the text with no-break spaces between number and unit, class or noun
 */
export const withoutBreaks = (text: string): string => text.replace(TOGETHER, "$1$2\u00a0");

/** A hyphenated word that is short enough to fit even the narrowest card, and a unit with a slash ("МБ/с"). */
const JOINED = /(\S{1,8}-\S{1,8}(?!\S)|\p{L}{1,4}\/\p{L}{1,3}(?!\p{L}))/u;

/**
 * What a browser would break at its hyphen or slash, by markup, so that copied text, screen readers and search engines
 * get the plain words.
 * @param drawn how a part is drawn
 */
export const unbroken = (text: string, drawn = (part: string): ReactNode => part): ReactNode[] =>
  withoutBreaks(text)
    .split(JOINED)
    .map((part, index) =>
      index % 2 === 0 ? drawn(part) : createElement("span", { className: "nowrap" }, drawn(part)),
    );
