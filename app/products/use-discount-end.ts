import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { type End, untilEnd } from "#bff/domain/countdown.ts";

/** The longest time that a browser's timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Revalidates the page when a discount on it ends, so that an open page shows the full price at that second.
 * @param end the loader's `discountEnd`; null where none ends
 */
export function useDiscountEnd(end: End | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const left = end && untilEnd(end, Date.now(), performance.now());
    if (left === null || left > LONGEST_TIMER) return;
    const timer = setTimeout(revalidate, left);
    return () => clearTimeout(timer);
  }, [end, revalidate]);
}
