import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds between two revalidations. */
const INTERVAL = 5_000;

/**
 * Revalidates the page every 5 s while it waits, as its `noscript` refresh does; not in a hidden tab.
 */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
