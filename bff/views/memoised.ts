import { pricesAt } from "./prices-at.ts";

/**
 * Remembers what a pure function made of a reply. The reply cache gives the same object out until it is renewed, so a
 * cached page's view is made once and costs nothing more. It goes when the reply goes, whose bound in memory
 * (upstream/cache.ts) counts it in, and is made anew when a discount in it ends: a price is never that of the moment of
 * caching.
 * @param view must depend on nothing but the reply, which it is given as it is true now; what it returns is frozen,
 *   since many visitors share it
 */
export function memoised<Reply extends object, View>(
  view: (reply: Reply) => View,
): (reply: Reply, now?: number) => View {
  const made = new WeakMap<Reply, { view: View; until: number }>();
  return (reply, now = Date.now()) => {
    const known = made.get(reply);
    if (known && now < known.until) return known.view;
    const current = pricesAt(reply, now);
    const fresh = { view: view(current.reply), until: current.until };
    freeze(fresh.view);
    made.set(reply, fresh);
    return fresh.view;
  };
}

/** Freezes plain data to its last level. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
