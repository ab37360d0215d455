import { postUnderWay } from "#app/forms/presses.ts";
import { goingTo } from "./router-now.ts";

/**
 * Where a script of the page to which the shopper is going cannot be loaded, as after a deployment, loads that page's
 * document: once, since a document whose scripts are gone is plain HTML. Where it is the script that a press needs, the
 * browser itself posts that. Otherwise Remix goes on as it does.
 */
export function listenForLostScripts(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const to = goingTo();
    if (to === undefined) {
      // Vite's own event, of a script that no route needs, carries the error.
      if (!Reflect.has(event, "payload") && postUnderWay()) event.preventDefault();
      return;
    }
    event.preventDefault();
    // On Back the browser is already at the address.
    if (location.href === location.origin + to) location.reload();
    else location.assign(to);
  });
}
