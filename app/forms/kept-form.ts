/** What `useKeptFields` and the document's own script (kept-text.ts) agree on. */

/** The attribute of a form that says what the document's script needs. */
export const KEPT_FORM = "data-kept";

/** Its value, as JSON. */
export type KeptFormFacts = readonly [keys: readonly string[], isDraft: boolean, isUnsent: boolean];

/** The id of the script's element. */
export const KEPT_TEXT = "kept-text";

/** Text per field: the value that the page was rendered with, and the typed one; for radio buttons the chosen one's. */
export type Kept = Record<string, readonly [printed: string, typed: string]>;

/** The types of fields that hold text to be kept. Passwords and hidden fields are never kept. */
export const TEXT_TYPES = /^(?:text|textarea|email|tel|search)$/;
