import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds between two looks. */
const INTERVAL = 5_000;

/**
 * Has the page read again every 5 s while it waits for something, as its `noscript` refresh does; not in a hidden tab.
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
