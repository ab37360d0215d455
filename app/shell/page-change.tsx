import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useWrites } from "#app/writes/writes.tsx";
import { closePopups } from "./use-closing-popups.ts";

/**
 * What a browser does by itself when it loads a page, for pages that a script changes: it shows that something is on
 * its way (later than 0.3 s, by the style sheet), and when another page has come, in this order: what was said on the
 * one before goes; menus close; the page is read out, and the focus goes to where reading begins.
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
    // Not at first: a menu that was opened before the script came stays open, and the browser has begun the page.
    if (before.key === key) return;
    turnPage(pathname + search);
    closePopups();
    if (before.pathname === pathname) return keepFocus(before.search, search);
    setTitle(document.title);
    // Unless the address says where in the page.
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
 * Keeps the focus in a list that changes under it: at another page of it the focus goes to the results, and where what
 * had it is gone (a chip that was taken away). A control that is still there keeps it.
 */
function keepFocus(before: string, search: string): void {
  const isLost = (document.activeElement ?? document.body) === document.body;
  if (isLost || pageOf(before) !== pageOf(search)) document.getElementById("results")?.focus({ preventScroll: true });
}
