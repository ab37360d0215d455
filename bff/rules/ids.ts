/** Ids of products and of all else that the API numbers, as texts hold them. Without a schema, for the scripts. */

/** An id within a text of our own making, as the source of a regular expression. */
export const ID_DIGITS = "[1-9]\\d{0,9}";

/** An id as it may be typed into an address: zeros before it do no harm. */
export const ID_TEXT = /^\d{1,10}$/;

/** The id that a text is; null for any other text. */
export function parseId(text: string): number | null {
  const id = ID_TEXT.test(text) ? Number(text) : 0;
  return id > 0 ? id : null;
}
