import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { useShopper } from "#app/shell/use-root-data.ts";
import { type End, untilEnd } from "#bff/rules/countdown.ts";

/** The longest time that a browser's timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * An end, with what is left of it when the page was delivered: a cached page may be older. The first
 * rendering shows what the page says.
 */
export function useDeliveredEnd<Of extends End>(end: Of | null): Of | null {
  const now = useShopper()?.now;
  return useMemo(() => end && (now === undefined ? end : { ...end, left: end.at - now }), [end, now]);
}

let hasEnded = false;

/** Whether a discount on the open page has ended since its data were read. */
export const hasDiscountEnded = (): boolean => hasEnded;

/**
 * Revalidates the page when a discount on it ends, so that an open page shows the full price at that second.
 * @param end the loader's `discountEnd`; null where none ends
 */
export function useDiscountEnd(end: End | null): void {
  const delivered = useDeliveredEnd(end);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    hasEnded = false;
    const left = delivered && untilEnd(delivered, Date.now(), performance.now());
    if (left === null || left > LONGEST_TIMER) return;
    const timer = setTimeout(() => {
      hasEnded = true;
      revalidate();
    }, left);
    return () => clearTimeout(timer);
  }, [delivered, revalidate]);
}
