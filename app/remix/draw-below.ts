/**
 * A document that is opened anew lays out what the first screen shows. What lies below (`BELOW`, as in `last.css`)
 * stands there with an estimated size, and is laid out piece by piece before the page's script starts (decision 0240).
 */
import { idle } from "./idle.ts";

/**
 * Runs in the document, before Remix's script scrolls to where the page was left, and marks a page that is laid out
 * whole at once: on Back, on a reload and at an address with a fragment, since a place to scroll to is in pixels, which
 * an estimate would miss.
 */
export const DRAW_WHOLE =
  // Without any character that React would escape.
  "performance.getEntriesByType(`navigation`)[0]?.type!=`navigate`||location.hash?document.documentElement.dataset.whole=``:0";

/** What is put off: cards after the first rows, the footer, a product's texts. */
export const BELOW = ".card-grid > li:nth-child(n + 5), .product-sections > *, .promotions, .footer > [data-part]";

/** How long a piece of work may take, in milliseconds: as long as React's own. A slow phone needs four times that. */
const PIECE = 4;

/**
 * Lays out what is put off, a few elements at a time, and marks the page as whole. Where a script measures or scrolls,
 * nothing is an estimate.
 */
export async function drawBelow(page: Document): Promise<void> {
  const { dataset } = page.documentElement;
  if (dataset.whole !== undefined) return;
  const putOff = [...page.querySelectorAll<HTMLElement>(BELOW)];
  for (let next = 0; next < putOff.length; ) {
    await idle();
    const end = performance.now() + PIECE;
    do draw(putOff[next++]);
    while (next < putOff.length && performance.now() < end);
  }
  dataset.whole = "";
  for (const element of putOff) element.removeAttribute("style");
}

function draw(element: HTMLElement | undefined): void {
  if (!element) return;
  element.style.contentVisibility = "visible";
  // Lays it out, here and not with all others in the next frame.
  element.getBoundingClientRect();
}
