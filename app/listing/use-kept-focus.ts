import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Keeps the focus in the list when the list changes under it: at another page it goes to the results, and where what had it is
 * gone (a chip that was taken away). A control that is still there keeps it.
 * @param page the page's number
 * @returns for the element that holds the results; it must take the focus
 */
export function useKeptFocus(page: number) {
  const results = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef({ key, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, page };
    if (before.key === key) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost || before.page !== page) results.current?.focus({ preventScroll: true });
  }, [key, page]);
  return results;
}
