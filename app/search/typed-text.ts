import { stored } from "#app/components/stored.ts";

/** The key of the search box's text that was typed and not searched for, between two pages. */
export const TYPED_TEXT = "search text";

/** Takes what the page before has kept there, if anything. */
export const takeTyped = (): string | null | undefined =>
  stored(() => {
    const text = sessionStorage.getItem(TYPED_TEXT);
    sessionStorage.removeItem(TYPED_TEXT);
    return text;
  });
