/** The current customer's fresh account data, for pages on which they have just changed. */

import { BffError } from "../errors.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { rememberSaved, updateSessionUser } from "./own-session.ts";
import type { Visitor } from "./visitor.ts";

type OwnAccount = ReplyOf<"myInfo">;

const asked = new WeakMap<Visitor, Promise<CustomerAccount>>();

/** `my-info` with the customer whom it is about. */
export type CustomerAccount = OwnAccount & { user: OwnAccount["info"][number] };

/**
 * Reads `my-info` once per request for all parts of its page; the header's name and balance and the hearts go by it
 * from then on.
 * @param token the customer's
 * @throws TokenRefused for a customer whom the API no longer has, UpstreamFault
 */
export function customerAccount(visitor: Visitor, token: string): Promise<CustomerAccount> {
  const known = asked.get(visitor);
  if (known) return known;
  const answer = readCustomer(visitor, token);
  asked.set(visitor, answer);
  return answer;
}

async function readCustomer(visitor: Visitor, token: string): Promise<CustomerAccount> {
  const account = await visitor.api.fresh("myInfo", undefined, token);
  const [user] = account.info;
  // The call itself refuses a deleted customer's token (upstream/client.ts): this is for the compiler.
  if (!user) throw new BffError("session-ended", "myInfo");
  await updateSessionUser(visitor, { name: user.name, bonus: Math.floor(user.bonus) });
  await rememberSaved(
    visitor,
    account.save.map(({ id }) => id),
  );
  return { ...account, user };
}

/**
 * As `customerAccount`, as optional data.
 * @returns null for a guest, and when the API does not answer in time
 */
export async function ownAccount(visitor: Visitor): Promise<OwnAccount | null> {
  const session = await visitor.shopper.session({ needed: false });
  return session ? optionalData(customerAccount(visitor, session.token)) : null;
}

/** The header shows the balance of the sign-in, which every order makes stale: here it is fresh. */
export async function showBalance(visitor: Visitor, balance: number): Promise<void> {
  const session = await visitor.shopper.session({ needed: false });
  if (session && session.user.bonus !== balance) await updateSessionUser(visitor, { bonus: balance });
}
