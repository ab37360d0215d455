import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Milliseconds between two questions (rule O8). */
const INTERVAL = 5_000;

/** The element in which the page says that its order waits no longer. */
export const ORDER_NEWS = "order-news";

/**
 * Asks every 5 s whether an order still waits to be paid, and has the page read again once it does not (rule O8). What
 * had the focus may be gone with the payment: the focus then goes to what is said in its place. It pauses in a hidden
 * tab, and ends when the order waits no longer or the page is left. A question without an answer is asked again: who
 * pays in the bank's app leaves the browser without a network, and the page with its QR code must outlast that.
 * @param number the order's number
 * @param waiting whether the order still waits for its payment
 */
export function usePaidCheck(number: string, waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const hasWaited = useRef(false);
  useEffect(() => {
    if (!waiting) {
      const isLost = hasWaited.current && document.activeElement === document.body;
      if (isLost) document.getElementById(ORDER_NEWS)?.focus();
      return;
    }
    hasWaited.current = true;
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
      timer = setTimeout(ask, INTERVAL);
    };
    timer = setTimeout(ask, INTERVAL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      asking.abort();
      document.removeEventListener("visibilitychange", ask);
    };
  }, [number, waiting, revalidate]);
}

/**
 * Whether the page has something else to show: the order is paid or cancelled, or its customer must sign in again, to
 * where the page itself leads.
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
