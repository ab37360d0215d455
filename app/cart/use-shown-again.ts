import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Reads the cart again when its tab is shown again: another tab may have changed it meanwhile. Typed values stay. */
export function useShownAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}
