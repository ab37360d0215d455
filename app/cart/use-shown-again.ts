import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Reads the cart page anew when its tab becomes visible: the cart may have changed in another one. Typed values stay,
 * and so do notices with what they offer to put back, which are printed once.
 */
export function useShownAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible" && !document.querySelector(".notices .notice")) revalidate();
    };
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}
