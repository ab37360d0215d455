import { useChange } from "./use-change.ts";

/**
 * Moves the focus when a change of the page removes the focused element; otherwise keyboard users restart at the top.
 * @param key identifies what the page shows; a new value is a change
 * @param target gives the new focus target for the previous key
 */
export function useLostFocus(key: string, target: (before: string) => HTMLElement | null): void {
  useChange(key, (before) => {
    if ((document.activeElement ?? document.body) === document.body) target(before)?.focus();
  });
}

/**
 * After a removal from a list the focus moves to the neighbour's control: the next item's, or the last one's; after an
 * item is put back, to its own. An empty list leaves it to the start of the page.
 * @param ids the list's items, in their order; each is the element `#p-{id}`
 * @param control selects an item's control within it
 */
export function useFocusInList(ids: readonly number[], control: string): void {
  useLostFocus(ids.join(), (before) => {
    const known = before === "" ? [] : before.split(",").map(Number);
    // Another list in its place is another page, whose focus PageChange sets.
    if (known.length > 0 && ids.length > 0 && !ids.some((id) => known.includes(id))) return null;
    const place = known.findIndex((id) => !ids.includes(id));
    const next = place < 0 ? ids.find((id) => !known.includes(id)) : ids[Math.min(place, ids.length - 1)];
    return document.querySelector<HTMLElement>(next === undefined ? "#content" : `#p-${next} ${control}`);
  });
}
