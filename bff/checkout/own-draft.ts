/** Whose the address is that is being typed. */
import { cookies, type Session, type ShippingDraft } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";

/**
 * The address that is being typed, for the page that shows it; one that another customer typed is none, and is cleared.
 */
export async function ownDraft({ jar }: Visitor, { customer }: Session): Promise<ShippingDraft | undefined> {
  const draft = await jar.read(cookies.shipping);
  if (!draft || draft.customer == null || customer == null || draft.customer === customer) return draft;
  jar.clear(cookies.shipping);
  return undefined;
}
