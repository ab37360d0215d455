/** How long to wait for an idle moment at most, in milliseconds: beyond, the page is busy with itself. */
const LONGEST = 300;

/**
 * Waits until the browser has nothing else to do: it has drawn what it has, and answered what was pressed. Long work is
 * cut with it, since what is pressed meanwhile waits for the piece that is under way.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Nothing is pressed in a window that nobody sees, whose moments are rare.
    if (document.hidden) resolve();
    // Safari has no idle moments to ask for.
    else if (!window.requestIdleCallback) setTimeout(resolve);
    else window.requestIdleCallback(() => resolve(), { timeout: LONGEST });
  });
}
