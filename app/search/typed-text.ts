/** The key of the search box's text that was typed and not searched for, between two pages. */
export const TYPED_TEXT = "search text";

/** Takes what the page before has kept there; null without. A browser may forbid storage. */
export function takeTyped(): string | null {
  try {
    const text = sessionStorage.getItem(TYPED_TEXT);
    sessionStorage.removeItem(TYPED_TEXT);
    return text;
  } catch {
    return null;
  }
}
