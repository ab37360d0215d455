/** A customer's pseudonym, where no name, e-mail or token may be written. */

import type { KeyRing } from "../env.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Session } from "./cookies.ts";
import { digest } from "./sealing.ts";

type Customer = Pick<Session, "customer" | "token">;

/**
 * The customer's pseudonym: their number at the API, or a digest of their token where the API gives none. The same for
 * all browsers of a customer in the first case, for one sign-in in the second. It names their Durable Objects and stays
 * in the Worker; it depends on no key, so that a rotation of keys ends no session and forgets no order.
 */
export async function customerName({ customer, token }: Customer): Promise<string> {
  if (customer != null) return `customer ${customer}`;
  return `token ${await fingerprint(token)}`;
}

/** A keyed digest of a customer's name, for what a browser carries. */
export async function customerTag(ring: KeyRing, session: Customer): Promise<string> {
  return digest(ring, "customer", await customerName(session));
}

/** As much of the tag as a cookie carries, to tell one customer of a browser from the next. */
export async function shortTag(ring: KeyRing, session: Customer): Promise<string> {
  return (await customerTag(ring, session)).slice(0, 8);
}
