/** The owner of the address draft. */
import { cookies, type Session, type ShippingDraft } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";

/**
 * The address draft, for the page that shows it. Another customer's draft is cleared, and counts as none.
 */
export async function ownDraft({ jar }: Visitor, { customer }: Session): Promise<ShippingDraft | undefined> {
  const draft = await jar.read(cookies.shipping);
  if (!draft || draft.customer == null || customer == null || draft.customer === customer) return draft;
  jar.clear(cookies.shipping);
  return undefined;
}
