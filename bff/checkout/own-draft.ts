/** The owner of the address draft. */

import { cookies, type Session, type ShippingDraft } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";

/**
 * The address draft, for the page that shows it. Another customer's draft is cleared, and counts as none: also what
 * was typed on a page of theirs that stayed open after they had signed out.
 */
export async function ownDraft({ jar, env }: Visitor, session: Session): Promise<ShippingDraft | undefined> {
  const draft = await jar.read(cookies.shipping);
  // Where the API gives customers no numbers, a mark tells sign-ins apart and not customers.
  if (!draft || session.customer == null) return draft;
  const isTheirs = draft.customer == null || draft.customer === session.customer;
  if (isTheirs && (!draft.by || draft.by === (await shortTag(env.COOKIE_KEYS, session)))) return draft;
  jar.clear(cookies.shipping);
  return undefined;
}
