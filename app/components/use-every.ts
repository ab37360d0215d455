import { useEffect, useRef } from "react";

/**
 * Runs a function at an interval while the component is mounted.
 * @param interval in milliseconds; null: not now
 */
export function useEvery(interval: number | null, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (interval === null) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [interval]);
}
