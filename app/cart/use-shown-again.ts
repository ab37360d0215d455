import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ANSWERED } from "#app/writes/outbox.ts";

/**
 * Revalidates the cart page when its tab becomes visible, and when another window's write is answered while both are
 * visible: the cart may have changed. Typed values stay.
 */
export function useShownAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const hear = ({ key }: StorageEvent) => key === ANSWERED && read();
    document.addEventListener("visibilitychange", read);
    window.addEventListener("storage", hear);
    return () => {
      document.removeEventListener("visibilitychange", read);
      window.removeEventListener("storage", hear);
    };
  }, [revalidate]);
}
