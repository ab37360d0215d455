import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useLostFocus } from "#app/components/use-lost-focus.ts";

/** The polling interval in milliseconds (rule O8). */
const INTERVAL_MS = 5_000;

/** The element that states that the order no longer waits. */
export const ORDER_NEWS = "order-news";

/**
 * Polls every 5 s whether an order still waits for payment, and revalidates the page once it does not (rule O8). If the
 * payment part had the focus, the focus moves to the message that replaces it. Polling pauses in a hidden tab and ends
 * with the wait or the page. A failed poll is repeated: while the shopper pays in the bank's app the browser may have
 * no network, and the QR code must stay.
 * @param number the order's number
 * @param waiting whether the order still waits for its payment
 */
export function usePaidCheck(number: string, waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useLostFocus(String(waiting), () => document.getElementById(ORDER_NEWS));
  useEffect(() => {
    if (!waiting) return;
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const isNews = await hasNews(number, signal);
      if (signal.aborted) return;
      if (isNews) revalidate();
      timer = setTimeout(ask, INTERVAL_MS);
    };
    timer = setTimeout(ask, INTERVAL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      asking.abort();
      document.removeEventListener("visibilitychange", ask);
    };
  }, [number, waiting, revalidate]);
}

/**
 * Whether the page has changed: the order is paid or cancelled, or the customer must sign in again, where revalidating
 * leads.
 */
async function hasNews(number: string, signal: AbortSignal): Promise<boolean> {
  try {
    const path = `/show-order/${encodeURIComponent(number)}/paid`;
    const response = await fetch(path, { signal, redirect: "manual" });
    if (response.type === "opaqueredirect") return true;
    const answer: { waiting: boolean } = await response.json();
    return answer.waiting === false;
  } catch {
    return false;
  }
}
