import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Reads the cart page anew when its tab becomes visible: the cart may have changed in another one. Typed values stay.
 * Notices are printed once: the page is not read while one offers something (to put a line back), or when nobody has
 * seen it yet, in a tab that was opened behind another one.
 */
export function useShownAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isSeen = document.visibilityState === "visible";
    const read = () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const kept = isSeen ? ".notices button" : ".notices .notice";
      isSeen = true;
      if (!document.querySelector(kept)) revalidate();
    };
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}
