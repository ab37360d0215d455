/** How many of a button's writes are pending. */
const presses = new WeakMap<HTMLElement, number>();

/** Marks a button as busy while one of its writes is pending; it keeps its label and accepts further clicks. */
export function markBusy(button: HTMLElement | null | undefined, change: 1 | -1): void {
  if (!button) return;
  const count = (presses.get(button) ?? 0) + change;
  presses.set(button, count);
  if (count > 0) button.setAttribute("aria-busy", "true");
  else button.removeAttribute("aria-busy");
}
