/**
 * Remembers what a pure function made of a reply. The reply cache gives the same object out until it is renewed, so a
 * cached page's view is made once and costs nothing more. It goes when the reply goes, whose bound in memory (upstream/cache.ts) counts it in.
 * @param view must depend on nothing but the reply; what it returns is frozen, since many visitors share it
 */
export function memoised<Reply extends object, View>(view: (reply: Reply) => View): (reply: Reply) => View {
  const made = new WeakMap<Reply, { view: View }>();
  return (reply) => {
    const known = made.get(reply);
    if (known) return known.view;
    const fresh = { view: view(reply) };
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
