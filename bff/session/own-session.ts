/** Updates of the current customer's session. */
import { cookies, MAX_CUSTOMER_NAME_LENGTH, MAX_SAVED, type Session } from "./cookies.ts";
import type { Visitor } from "./visitor.ts";

/** Changes what the header prints (name, bonus) and nothing else: the session's id, token and age stay. */
export async function updateSessionUser(visitor: Visitor, user: Partial<Session["user"]>): Promise<void> {
  const session = await visitor.shopper.session();
  if (!session) return;
  const name = (user.name ?? session.user.name).slice(0, MAX_CUSTOMER_NAME_LENGTH);
  if (name === session.user.name && (user.bonus ?? session.user.bonus) === session.user.bonus) return;
  visitor.shopper.jar.write(cookies.session, { ...session, user: { name, bonus: user.bonus ?? session.user.bonus } });
}

/** Stores the customer's favourites for the marks on cards, so that no page calls the API for them. */
export async function rememberSaved(visitor: Visitor, ids: readonly number[]): Promise<void> {
  const session = await visitor.shopper.session();
  const saved = ids.slice(0, MAX_SAVED);
  if (!session || String(session.saved ?? "") === String(saved)) return;
  visitor.shopper.jar.write(cookies.session, { ...session, saved });
}
