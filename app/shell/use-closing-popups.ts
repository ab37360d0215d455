import { useEffect } from "react";

/**
 * Menus are `<details data-popup>` and open without a script. With one they also close: at Escape (the focus goes back
 * to what opened them), at a click elsewhere and when another opens; and when the page changes under them
 * (`closePopups`).
 */
export function useClosingPopups(): void {
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

/**
 * After a page change: a menu of the page itself (a list's orders) stays, and its summary takes the focus from the
 * hidden content.
 */
export function closePopups(): void {
  const opener = document.activeElement?.closest("main details[data-popup]")?.querySelector("summary");
  closeExcept(null);
  opener?.focus();
}

const openPopups = () => document.querySelectorAll<HTMLDetailsElement>("details[data-popup][open]");

function closeExcept(inside: Node | null): void {
  for (const popup of openPopups()) if (!inside || !popup.contains(inside)) popup.open = false;
}
