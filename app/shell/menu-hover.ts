/** How long a mouse rests on the opener before its menu opens, and is away before it closes, in milliseconds. */
const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 300;

/**
 * The category menu opens under a mouse that rests on its opener, and closes when the mouse has left it; once it was
 * pressed it stays. Called once for the document.
 * @param closeOthers closes what is open
 */
export function openUnderMouse(closeOthers: () => void): void {
  /** The menu that the mouse has opened. */
  let opened: HTMLDetailsElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const look = (target: EventTarget | null) => {
    // On a narrow window the menu is a drawer over the page.
    if (!(target instanceof Element) || !matchMedia("(min-width: 62rem)").matches) return;
    const menu = target.closest<HTMLDetailsElement>("details.menu");
    if (menu || !opened) stopWaiting();
    if (menu && !menu.open && target.closest("summary"))
      waiting = setTimeout(() => {
        stopWaiting();
        closeOthers();
        menu.open = true;
        opened = menu;
      }, OPEN_DELAY_MS);
    else if (!menu && opened)
      waiting ??= setTimeout(() => {
        stopWaiting();
        if (opened) opened.open = false;
        opened = null;
      }, CLOSE_DELAY_MS);
  };
  // Where the pointer is now.
  look([...document.querySelectorAll(":hover")].at(-1) ?? null);
  document.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType === "mouse") look(target);
  });
  // The press that follows the mouse to the opener keeps what it has just opened.
  document.addEventListener("click", (event) => {
    stopWaiting();
    if (opened?.open && event.target instanceof Element && event.target.closest("summary")?.parentElement === opened)
      event.preventDefault();
    opened = null;
  });
}
