/** What changes in the session of the customer who asks, and its end. */
import { cookies, LONGEST_CUSTOMER_NAME, MOST_SAVED, type Session } from "./cookies.ts";
import type { Visitor } from "./visitor.ts";

/** Changes what the header prints (name, bonus) and nothing else: the session's id, token and age stay. */
export async function updateSessionUser(visitor: Visitor, user: Partial<Session["user"]>): Promise<void> {
  const session = await visitor.session();
  if (!session) return;
  const name = (user.name ?? session.user.name).slice(0, LONGEST_CUSTOMER_NAME);
  visitor.jar.write(cookies.session, { ...session, user: { name, bonus: user.bonus ?? session.user.bonus } });
}

/** Remembers which products the customer has saved, for their marks on cards: no page asks the API for that. */
export async function rememberSaved(visitor: Visitor, ids: readonly number[]): Promise<void> {
  const session = await visitor.session();
  const saved = ids.slice(0, MOST_SAVED);
  if (!session || String(session.saved ?? "") === String(saved)) return;
  visitor.jar.write(cookies.session, { ...session, saved });
}

/**
 * Ends the session that the cookie holds, wherever it was copied to, and forgets it here.
 * @param everywhere every other session of the customer too
 * @returns whether its registry has heard of it; the cookie is gone in any case
 */
export async function endSession({ jar, sessions }: Visitor, everywhere = false): Promise<boolean> {
  const held = await jar.read(cookies.session);
  jar.clear(cookies.session);
  if (!held) return true;
  try {
    await (everywhere ? sessions.endAll(held) : sessions.end(held));
    return true;
  } catch {
    return false;
  }
}
