import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Menus are `<details data-popup>` and open without a script. With one they also close: at Escape (the focus goes back to what
 * opened them), at a click elsewhere, when another opens, and when the page changes under them.
 */
export function useClosingPopups(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not at the first run: a menu that was opened before the script came stays open.
    if (shown.current !== key) {
      // A menu of the page itself (a list's orders) stays where it is: what opened it takes the focus from what goes out of sight.
      const opener = document.activeElement?.closest("main details[data-popup]")?.querySelector("summary");
      closeExcept(null);
      opener?.focus();
    }
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => closeExcept(target instanceof Node ? target : null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const open = [...openPopups()].findLast((popup) => popup.contains(document.activeElement));
      closeExcept(null);
      open?.querySelector("summary")?.focus();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}

const openPopups = () => document.querySelectorAll<HTMLDetailsElement>("details[data-popup][open]");

function closeExcept(inside: Node | null): void {
  for (const popup of openPopups()) if (!inside || !popup.contains(inside)) popup.open = false;
}
