/** Who a customer is to us, where no name, e-mail or token may be written. */
import type { Session } from "./cookies.ts";
import type { KeyRing } from "./env.ts";
import { digest } from "./sealing.ts";

/**
 * A keyed digest of a customer: of their number at the API, or of their token where the API does not tell it. The same for all browsers of a
 * customer in the first case, for one sign-in in the second.
 */
export function customerTag(ring: KeyRing, { customer, token }: Pick<Session, "customer" | "token">): Promise<string> {
  return digest(ring, "customer", customer == null ? `token ${token}` : `id ${customer}`);
}

/** As much of the tag as a cookie carries, to tell one customer of a browser from the next. */
export async function shortTag(ring: KeyRing, session: Pick<Session, "customer" | "token">): Promise<string> {
  return (await customerTag(ring, session)).slice(0, 8);
}
