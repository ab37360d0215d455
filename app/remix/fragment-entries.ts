/**
 * Gives the history entry of a fragment link (`#reviews`) a key of its own. The browser makes that entry without state,
 * and React Router calls all such entries `default`: `ScrollRestoration` would take a later one for one that it knows,
 * and scroll to where the page of an earlier one was left. Called once, before the router listens for `popstate`:
 * listeners run in the order in which they were added.
 */
export function listenForFragments(): void {
  window.addEventListener("popstate", () => {
    if (history.state !== null) return;
    const key = Math.random().toString(36).slice(2, 10);
    history.replaceState({ usr: null, key, idx: null }, "");
  });
}
