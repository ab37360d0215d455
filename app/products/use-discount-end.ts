import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** The longest time that a browser's timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Revalidates the page when a discount on it ends, so that an open page shows the full price at that second.
 * @param left the loader's `discountLeft`: milliseconds until then by the server's clock; null where none ends
 */
export function useDiscountEnd(left: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (left === null || left > LONGEST_TIMER) return;
    const timer = setTimeout(revalidate, left);
    return () => clearTimeout(timer);
  }, [left, revalidate]);
}
