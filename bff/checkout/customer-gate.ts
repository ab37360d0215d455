/** Access to the orders of the current customer, at their object (bff/shopper). */

import { BffError } from "../errors.ts";
import type { CookieJar } from "../session/cookie-jar.ts";
import type { Session } from "../session/cookies.ts";
import { customerName } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";
import { atShopper, ownState } from "../shopper/own-shopper.ts";
import type { Shopper, ShopperState } from "../shopper/shopper.ts";
import type { Ledger } from "./order-ledger.ts";

/** The gate did not answer. Nothing is sent without it, so that no order is sent twice. */
export class GateFault extends Error {
  override readonly name = "GateFault";
}

/** Timeouts in milliseconds. Admission may have to wait for a pending submit. */
const AT_ONCE = 3_000;
export const AFTER_A_SUBMIT = 20_000;

/** Requests that have asked for a change: what was read before may not be true any more. */
const changed = new WeakSet<CookieJar>();

/**
 * Calls the gate of the signed-in customer.
 * @param deadline milliseconds
 * @param customer whose gate it is where the session may have ended meanwhile
 * @throws GateFault when it cannot be reached or does not answer in time
 */
export async function atGate<Answer>(
  visitor: Visitor,
  ask: (gate: DurableObjectStub<Shopper>["orders"]) => Promise<Answer>,
  deadline = AT_ONCE,
  customer?: Session,
): Promise<Answer> {
  const session = customer ?? (await visitor.shopper.session());
  if (!session) throw new BffError("sign-in-required");
  changed.add(visitor.shopper.jar);
  const asked = { timeout: deadline, isGate: true };
  try {
    return await atShopper(visitor, await customerName(session), (shopper) => ask(shopper.orders), asked);
  } catch (error) {
    if (error instanceof BffError && error.code === "upstream-unreachable") throw new GateFault(error.detail);
    throw error;
  }
}

/**
 * As `atGate`, for calls that may fail: a page then knows nothing of other orders, and a lost note is detected later.
 */
export async function atGateOrNull<Answer>(
  visitor: Visitor,
  ask: (gate: DurableObjectStub<Shopper>["orders"]) => Promise<Answer>,
  customer?: Session,
): Promise<Answer | null> {
  try {
    return await atGate(visitor, ask, AT_ONCE, customer);
  } catch (error) {
    if (error instanceof GateFault) return null;
    throw error;
  }
}

/**
 * What is known of the customer's orders, read with everything else of their object.
 * @param visitor of a request that has not called the gate
 * @returns null where it does not answer: a page then knows nothing of other orders
 */
export async function readOrderState(
  visitor: Visitor,
): Promise<Pick<ShopperState, "orders" | "lastRecord" | "record"> | null> {
  return ownState(visitor).catch((error: unknown) => {
    if (error instanceof BffError && error.code === "upstream-unreachable") return null;
    throw error;
  });
}

/** The customer's ledger; as `readOrderState`, and after a call of the gate asked for anew. */
export async function readLedger(visitor: Visitor): Promise<Ledger | null> {
  if (changed.has(visitor.shopper.jar)) return atGateOrNull(visitor, (gate) => gate.read());
  return (await readOrderState(visitor))?.orders ?? null;
}
