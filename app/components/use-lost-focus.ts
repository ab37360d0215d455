import { useEffect, useRef } from "react";

/**
 * Moves the focus where a change of the page has taken away what had it: otherwise a keyboard begins at the top again.
 * @param key what the page shows; another one is a change
 * @param target where the focus goes, of what was shown before
 */
export function useLostFocus(key: string, target: (before: string) => HTMLElement | null): void {
  const shown = useRef(key);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    const isLost = (document.activeElement ?? document.body) === document.body;
    if (before !== key && isLost) target(before)?.focus();
  });
}
