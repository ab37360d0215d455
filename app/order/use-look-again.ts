import { useRevalidator } from "@remix-run/react";
import { useEvery } from "#app/components/use-every.ts";

/** Milliseconds between two revalidations. */
const INTERVAL = 5_000;

/**
 * Revalidates the page every 5 s while it waits, as its `noscript` refresh does; not in a hidden tab.
 */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEvery(isWaiting ? INTERVAL : null, () => {
    if (document.visibilityState === "visible" && navigator.onLine) revalidate();
  });
}
