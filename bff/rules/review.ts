import { BIDI, seenText, withoutFourBytes } from "./sent-text.ts";

/** The longest comment, in UTF-16 units as `maxlength` counts them: two screens of a phone. */
export const MAX_REVIEW_LENGTH = 500;

/** Control characters except line ends, direction marks, and lone surrogates. */
const INVISIBLE = new RegExp(`[^\\P{Cc}\\n]|[${BIDI}\\p{Cs}]`, "gu");

/**
 * A comment as it is stored: line ends as `\n` (a form sends `\r\n`), no control characters, and none that turn the
 * direction of the text that follows, so that no review can rearrange the page around it.
 */
export function reviewText(typed: string): string {
  return seenText(
    typed
      .replace(/\r\n?/g, "\n")
      .replace(INVISIBLE, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  );
}

/**
 * What of a comment is published: all but emoji, which the existing server may not hold. Empty where there was nothing
 * else.
 */
export function publishedText(written: string): string {
  return withoutFourBytes(written).trim();
}
