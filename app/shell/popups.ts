/**
 * Menus are `<details data-popup>` and open without a script. With one they also close: at Escape (the focus goes back
 * to what opened them), at a click elsewhere, when the Tab key goes on to what they cover, and when another opens; and
 * when the page changes under them (`closePopups`). The category menu opens under a mouse too. Called once for the
 * document.
 */
export function listenForPopups(): void {
  document.addEventListener("click", ({ target }) => closeExcept(target instanceof Node ? target : null));
  document.addEventListener("keyup", ({ key }) => key === "Tab" && closeExcept(document.activeElement));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const open = [...openPopups()].reverse().find((popup) => popup.contains(document.activeElement));
    closeExcept(null);
    open?.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerover", meetMouse);
}

/** Most shoppers have no mouse: what one does to the menu is loaded when one appears. Without it, a press opens. */
function meetMouse({ pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  document.removeEventListener("pointerover", meetMouse);
  import("./menu-hover.ts").then(
    ({ openUnderMouse }) => openUnderMouse(() => closeExcept(null)),
    () => undefined,
  );
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
