/** Normalises phone numbers and three-word addresses for the API. */
import { percentDecoded } from "./percent-decoding.ts";
import { withoutInvisible } from "./sent-text.ts";

/**
 * A phone number reduced to its digits: without separators, and without Mongolia's country code before eight digits.
 * The form validates it.
 */
export function phoneDigits(typed: string): string {
  const bare = withoutInvisible(typed).replace(/[\s().\-\u2010-\u2015/]/g, "");
  return bare.replace(/^(?:\+|00)?976(?=\d{8}$)/, "");
}

/** Whether a phone number, reduced to its digits, is one of Mongolia's. */
export const isPhone = (digits: string): boolean => /^\d{8}$/.test(digits);

/** A what3words link as it is shared: https://what3words.com/a.b.c, https://w3w.co/a.b.c?alias=…, w3w:///a.b.c */
const W3W_LINK =
  /^(?:(?:https?:\/\/)?(?:www\.)?(?:what3words\.com|w3w\.co|map\.what3words\.com)\/|w3w:\/{2,3}(?:show\?threewords=)?)/i;

/**
 * A three-word address as its words joined by dots, from pasted text: a link, or the words after three slashes. A
 * language in the link (`/mn/`), its query and its fragment are ignored.
 */
export function threeWords(typed: string): string {
  const text = withoutInvisible(typed).trim();
  if (!W3W_LINK.test(text)) return text.replace(/^\/{1,3}/, "");
  const [path = ""] = text.replace(W3W_LINK, "").split(/[?#]/);
  // Browsers copy Cyrillic in an address percent-encoded.
  return percentDecoded(path.replace(/\/+$/, "").replace(/^.*\//, ""));
}

/** How much of each profile field is kept when the session has ended, in UTF-16 units: more than any field may have. */
export const MAX_NOTED_LENGTH = 120;
