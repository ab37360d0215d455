import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds between two revalidations. */
const INTERVAL_MS = 5_000;

/** Revalidates a page that waits every 5 s; not in a hidden tab. */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
