import { useChange } from "./use-change.ts";

/**
 * Moves the focus when a change of the page removes the focused element; otherwise keyboard users restart at the top.
 * @param key identifies what the page shows; a new value is a change
 * @param target gives the new focus target for the previous key
 */
export function useLostFocus(key: string, target: (before: string) => HTMLElement | null): void {
  useChange(key, (before) => {
    if ((document.activeElement ?? document.body) === document.body) target(before)?.focus();
  });
}
