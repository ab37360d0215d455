/** What stands in the search box and was not searched for, from the end of a page to the beginning of the next one. */

const KEY = "search text";

/** Keeps it. A browser may forbid storage. */
export function keepTyped(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // It stays in the box, as far as the browser restores that.
  }
}

/** Takes what the page before has kept; null without. */
export function takeTyped(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
