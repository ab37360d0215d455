/**
 * Remembers what a pure function made of a reply. The reply cache gives the same object out until it is renewed, so a
 * cached page's view is made once and costs nothing more; it goes when the reply goes.
 * @param view must depend on nothing but the reply, and what it returns must not be changed by anyone
 */
export function memoised<Reply extends object, View>(view: (reply: Reply) => View): (reply: Reply) => View {
  const made = new WeakMap<Reply, { view: View }>();
  return (reply) => {
    const known = made.get(reply);
    if (known) return known.view;
    const fresh = { view: view(reply) };
    made.set(reply, fresh);
    return fresh.view;
  };
}
