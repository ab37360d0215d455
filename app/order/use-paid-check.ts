import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { loader } from "#app/routes/show-order.$invoiceId_.paid.tsx";

const INTERVAL = 5_000;

/**
 * Asks every 5 s whether an order is paid, and has the page read again once it is (spec 1 §4). It pauses in a hidden tab,
 * and ends when the order waits no longer or the page is left.
 * @param number the order's number
 * @param waiting whether the order still waits for its payment
 */
export function usePaidCheck(number: string, waiting: boolean): void {
  const { load, state, data } = useFetcher<typeof loader>();
  const { revalidate } = useRevalidator();
  const paid = data?.paid === true;
  useEffect(() => {
    if (waiting && paid) revalidate();
  }, [waiting, paid, revalidate]);
  useEffect(() => {
    if (!waiting || paid || state !== "idle") return;
    const ask = () => {
      if (document.visibilityState === "visible") load(`/show-order/${encodeURIComponent(number)}/paid`);
    };
    const timer = setTimeout(ask, INTERVAL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [number, waiting, paid, state, load]);
}
