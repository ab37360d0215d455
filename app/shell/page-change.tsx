import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useWrites } from "#app/writes/writes.tsx";
import { closePopups } from "./use-closing-popups.ts";

/**
 * What a browser does on a page load, for client-side navigations: shows progress (after 0.3 s, by the style sheet),
 * then clears the notices of the previous page, closes menus, announces the page and moves the focus to its start.
 */
export function PageChange() {
  const { key, pathname, search } = useLocation();
  const { state } = useNavigation();
  const { waiting, turnPage } = useWrites();
  const [title, setTitle] = useState("");
  const shown = useRef({ key, pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search };
    // Not on mount: a menu opened before hydration stays open, and the browser has handled the page itself.
    if (before.key === key) return;
    turnPage(pathname + search);
    closePopups();
    if (before.pathname === pathname) return keepFocus(before.search, search);
    setTitle(document.title);
    // Unless the address has a fragment.
    if (!location.hash) document.getElementById("content")?.focus({ preventScroll: true });
  }, [key, pathname, search, turnPage]);
  return (
    <>
      {(waiting.length > 0 || state !== "idle") && <div className="moving" />}
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
