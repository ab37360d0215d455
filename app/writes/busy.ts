/** How many of a button's presses have no answer yet. */
const presses = new WeakMap<HTMLElement, number>();

/** A button says that it is busy while a press of it has no answer; it keeps its words and takes further presses. */
export function markBusy(button: HTMLElement | null | undefined, change: 1 | -1): void {
  if (!button) return;
  const count = (presses.get(button) ?? 0) + change;
  presses.set(button, count);
  if (count > 0) button.setAttribute("aria-busy", "true");
  else button.removeAttribute("aria-busy");
}
