import type { MouseEvent } from "react";

/**
 * For a button whose next click takes back the last one: the second click of a double click is not a wish of its own.
 * Without a script it sends the same form again, and changes nothing.
 */
export function oneClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
