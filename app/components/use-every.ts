import { useEffect, useRef } from "react";

/**
 * Acts again and again while the component is shown.
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
