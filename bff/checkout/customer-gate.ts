/** Access to the orders of the current customer, at their object (bff/shopper). */

import { BffError } from "../errors.ts";
import type { CookieJar } from "../session/cookie-jar.ts";
import type { Session } from "../session/cookies.ts";
import { customerName } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";
import { atShopper, nothingWhereUnreachable } from "../shopper/at-shopper.ts";
import { ownState } from "../shopper/own-shopper.ts";
import type { Shopper, ShopperState } from "../shopper/shopper.ts";
import type { Ledger } from "./order-ledger.ts";

/** Timeouts in milliseconds. Admission may have to wait for a pending submit. */
const GATE_TIMEOUT_MS = 3_000;
export const GATE_TIMEOUT_AFTER_SUBMIT_MS = 20_000;

/** Requests that have asked for a change: what was read before may not be true any more. */
const changed = new WeakSet<CookieJar>();

/**
 * Calls the gate of the signed-in customer.
 * @param timeout milliseconds
 * @param customer whose gate it is where the session may have ended meanwhile
 * @throws BffError `upstream-unreachable` when it does not answer in time: nothing is sent without it
 */
export async function atGate<Answer>(
  visitor: Visitor,
  ask: (gate: DurableObjectStub<Shopper>["orders"]) => Promise<Answer>,
  timeout = GATE_TIMEOUT_MS,
  customer?: Session,
): Promise<Answer> {
  const session = customer ?? (await visitor.shopper.session());
  if (!session) throw new BffError("sign-in-required");
  changed.add(visitor.shopper.jar);
  return atShopper(visitor, await customerName(session), (shopper) => ask(shopper.orders), timeout);
}

/**
 * As `atGate`, for calls that may fail: a page then knows nothing of other orders, and a lost note is detected later.
 */
export const atGateOrNull = <Answer>(
  visitor: Visitor,
  ask: (gate: DurableObjectStub<Shopper>["orders"]) => Promise<Answer>,
  customer?: Session,
): Promise<Answer | null> => atGate(visitor, ask, GATE_TIMEOUT_MS, customer).catch(nothingWhereUnreachable);

/**
 * What is known of the customer's orders, read with everything else of their object.
 * @param visitor of a request that has not called the gate
 * @returns null where it does not answer: a page then knows nothing of other orders
 */
export async function readOrderState(
  visitor: Visitor,
): Promise<Pick<ShopperState, "orders" | "lastRecord" | "record"> | null> {
  return ownState(visitor).catch(nothingWhereUnreachable);
}

/** The customer's ledger; as `readOrderState`, and after a call of the gate asked for anew. */
export async function readLedger(visitor: Visitor): Promise<Ledger | null> {
  if (changed.has(visitor.shopper.jar)) return atGateOrNull(visitor, (gate) => gate.read());
  return (await readOrderState(visitor))?.orders ?? null;
}
