import { useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useChange } from "#app/components/use-change.ts";
import { useWrites } from "#app/writes/writes.tsx";
import { closePopups } from "./popups.ts";

/**
 * What a browser does on a page load, for client-side navigations: shows progress (after 0.3 s, by the style sheet),
 * and once the page is there, in this order (`tests/e2e/page-change.spec.ts`):
 *
 * 1. an error summary that appears takes the focus (`ErrorSummary`, as React attaches it);
 * 2. the page's own changes: its title says that its form has mistakes (`useErrorTitle`), a focus that was lost with
 *    its element goes to the element's neighbour (`useLostFocus`), fields take new values;
 * 3. notices of the previous page go;
 * 4. menus close;
 * 5. the focus goes to the results of a list that stays, else to the start of the page;
 * 6. the page is announced by its title.
 *
 * It stands behind the page in the document: React runs the effects of what stands before it first.
 */
export function PageChange() {
  const page = useLocation();
  const { state } = useNavigation();
  const { waiting, turnPage } = useWrites();
  const [title, setTitle] = useState("");
  // Not on mount: a menu opened before hydration stays open, and the browser has handled the page itself.
  useChange(page, (before) => {
    if (before.key === page.key) return;
    turnPage(page.pathname + page.search);
    closePopups();
    if (before.pathname === page.pathname) return keepFocus(before.search, page.search);
    // Unless the address has a fragment.
    if (!location.hash) document.getElementById("content")?.focus({ preventScroll: true });
    setTitle(document.title);
  });
  return (
    <>
      {(waiting.length > 0 || state !== "idle") && <div className={waiting.length > 0 ? "moving saving" : "moving"} />}
      <p className="visually-hidden" role="status">
        {title}
      </p>
    </>
  );
}

const pageOf = (search: string) => new URLSearchParams(search).get("page");

/**
 * Keeps the focus in a list that changes: on another page of the list, or when the focused element is gone (a removed
 * chip), the focus moves to the results. A control that still exists keeps it.
 */
function keepFocus(before: string, search: string): void {
  const isLost = (document.activeElement ?? document.body) === document.body;
  if (isLost || pageOf(before) !== pageOf(search)) document.getElementById("results")?.focus({ preventScroll: true });
}
