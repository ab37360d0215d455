import { useEffect, useRef } from "react";

/**
 * Runs `act` after a render with another key. Not on mount: the server's HTML, and what was typed into it before
 * hydration, stays. The shop's one effect for changes; app/shell/page-change.tsx states their order.
 * @param key identifies what is shown; compared with `Object.is`
 * @param act gets the previous key
 */
export function useChange<Key>(key: Key, act: (before: Key) => void): void {
  const shown = useRef(key);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (!Object.is(before, key)) act(before);
  });
}
