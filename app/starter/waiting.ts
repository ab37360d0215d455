let isGivenUp = false;

/**
 * Marks the document while the shopper waits for what was kept: progress shows, as on a change of page (`base.css`).
 * A typed text stands there already, and so does a quantity.
 */
export function wait(is: boolean): void {
  if (!isGivenUp) show(is);
}

/** The same where the scripts cannot be loaded, for what the page sends without them. */
export function show(is: boolean): void {
  document.documentElement.toggleAttribute("data-waits", is);
}

/**
 * Where a script cannot be loaded, which the browser itself reports, the page stays plain HTML: nobody waits.
 * @param doesWait something is still to be sent
 */
export function giveUp(doesWait: boolean): void {
  show(doesWait);
  isGivenUp = true;
}

/** Whether the page's own scripts send its forms now (`app/writes/delivery.ts`). */
export const areScriptsThere = (): boolean => "sends" in document.documentElement.dataset;
