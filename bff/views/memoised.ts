import { pricesAt } from "./prices-at.ts";

/**
 * Memoises a pure function of a reply. The reply cache returns the same object until renewal, so a cached page's view
 * is computed once. It is released with the reply, whose memory bound (upstream/cache.ts) includes it, and is
 * recomputed when a discount in it ends.
 * @param view must depend only on the reply, which it gets without ended discounts; its result is frozen, since many
 *   visitors share it
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
