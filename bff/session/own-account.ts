/** What the API says now of the customer who asks, for the pages on which that has just changed. */

import { BffError } from "../errors.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { rememberSaved, updateSessionUser } from "./own-session.ts";
import type { Visitor } from "./visitor.ts";

type OwnAccount = ReplyOf<"myInfo">;

const asked = new WeakMap<Visitor, Promise<OwnAccount | null>>();
const needed = new WeakMap<Visitor, Promise<CustomerAccount>>();

/** `my-info` with the customer whom it is about. */
export type CustomerAccount = OwnAccount & { user: OwnAccount["info"][number] };

/**
 * As `ownAccount`, for pages that are nothing without it: read once for a request, however many parts of the page want
 * it. Header and hearts go by it from then on.
 * @param token the customer's
 * @throws TokenRefused for a customer whom the API no longer has, UpstreamFault
 */
export function customerAccount(visitor: Visitor, token: string): Promise<CustomerAccount> {
  const known = needed.get(visitor);
  if (known) return known;
  const answer = readCustomer(visitor, token);
  needed.set(visitor, answer);
  return answer;
}

async function readCustomer(visitor: Visitor, token: string): Promise<CustomerAccount> {
  const account = await visitor.fresh("myInfo", undefined, token);
  const [user] = account.info;
  // The call itself refuses the token of a customer who was deleted (upstream/client.ts): this is for the compiler.
  if (!user) throw new BffError("session-ended", "myInfo");
  await updateSessionUser(visitor, { name: user.name, bonus: Math.floor(user.bonus) });
  await rememberSaved(
    visitor,
    account.save.map(({ id }) => id),
  );
  return { ...account, user };
}

/**
 * Reads `my-info` once for a request, however many parts of its page want it, and lets the header print the balance
 * that it tells. A side piece: a page is whole without it.
 * @returns null for a guest, and where the API does not say in time
 */
export function ownAccount(visitor: Visitor): Promise<OwnAccount | null> {
  const known = asked.get(visitor);
  if (known) return known;
  const answer = readAccount(visitor);
  asked.set(visitor, answer);
  return answer;
}

async function readAccount(visitor: Visitor): Promise<OwnAccount | null> {
  const session = await visitor.session({ needed: false });
  if (!session) return null;
  const account = await optionalData(visitor.fresh("myInfo", undefined, session.token));
  const user = account?.info[0];
  if (user) await showBalance(visitor, Math.floor(user.bonus));
  return account;
}

/** The header prints the balance of the sign-in, which goes stale with every order: here it is known afresh. */
export async function showBalance(visitor: Visitor, balance: number): Promise<void> {
  const session = await visitor.session({ needed: false });
  if (session && session.user.bonus !== balance) await updateSessionUser(visitor, { bonus: balance });
}
