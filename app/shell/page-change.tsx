import { useFetchers, useLocation, useNavigation, useNavigationType, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useChange } from "#app/components/use-change.ts";
import { leavePage, useIsSettled, usePendingForms } from "#app/forms/pending-forms.ts";
import { closePopups } from "./popups.ts";

/**
 * What a browser does on a page load, for client-side navigations: shows progress (after 0.3 s, by the style sheet),
 * and once the page is there, in this order (`tests/e2e/page-change.spec.ts`):
 *
 * 1. an error summary that appears takes the focus (`ErrorSummary`, as React attaches it), or the first quantity with
 *    a mistake where the form has no summary (`QuantityField`);
 * 2. the page's own changes: its title says that its form has mistakes (`useErrorTitle`), a focus that was lost with
 *    its element goes to the element's neighbour (`useLostFocus`), fields take new values;
 * 3. menus close;
 * 4. the focus goes to the results of a list that stays, else to the start of the page, also of one that has taken the
 *    place of its own form;
 * 5. the page is announced by its title;
 * 6. a focus that was lost and that nothing of this has moved (a notice went with its button) goes to the start of the
 *    page, once nothing is on its way any more.
 *
 * It stands behind the page in the document: React runs the effects of what stands before it first.
 */
export function PageChange() {
  const page = useLocation();
  const { state } = useNavigation();
  const pending = usePendingForms();
  const fetchers = useFetchers();
  const isBack = useNavigationType() === "POP";
  const [title, setTitle] = useState("");
  // Not on mount: a menu opened before hydration stays open, and the browser has handled the page itself.
  useChange(page, (before) => {
    if (before.key === page.key) return;
    closePopups();
    leavePage(fetchers);
    // A fetcher's answer leads on without it.
    if (before.pathname !== page.pathname && !isBack && !location.hash) scrollTo(0, 0);
    if (before.pathname === page.pathname && keepsFocus(before.search, page.search)) return;
    // Unless the address has a fragment.
    if (!location.hash) document.getElementById("content")?.focus({ preventScroll: true });
    setTitle(document.title);
  });
  useStrayFocus(useIsSettled());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Scripts send the forms now; the style sheet shows what only they serve.
    document.documentElement.dataset.sends = "";
    // From the browser's memory on Back: the cart may have changed on the pages since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // Remix would put its error page in the place of what cannot be read.
      if (persisted && navigator.onLine) revalidate();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [revalidate]);
  return (
    <>
      {(pending.length > 0 || state !== "idle") && <div className="moving" />}
      <p className="visually-hidden" role="status">
        {title}
      </p>
    </>
  );
}

/** Moves the focus to the start of the page when what had it is gone; else keyboard users restart at the top. */
function useStrayFocus(isSettled: boolean): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  useEffect(() => {
    if (!isSettled) return;
    // After renders that follow at once: between an answer and the page that is read anew, nothing is on its way.
    const timer = setTimeout(() => {
      const isGone = focused.current instanceof Element && !focused.current.isConnected;
      if (isGone && document.activeElement === document.body)
        document.getElementById("content")?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  });
}

const pageOf = (search: string) => new URLSearchParams(search).get("page");

/**
 * Keeps the focus in a list that changes: on another page of the list, or when the focused element is gone (a removed
 * chip), the focus moves to the results. A control that still exists keeps it.
 * @returns false where the focus is lost and there are no results: the page is another one
 */
function keepsFocus(before: string, search: string): boolean {
  const isLost = (document.activeElement ?? document.body) === document.body;
  const results = isLost || pageOf(before) !== pageOf(search) ? document.getElementById("results") : null;
  results?.focus({ preventScroll: true });
  return !isLost || results !== null;
}
