/** The state of a customer's previous order, for every page of cart and checkout. */

import type { Visitor } from "../session/visitor.ts";
import { nothingWhereUnreachable } from "../shopper/at-shopper.ts";
import { UpstreamFault } from "../upstream/client.ts";
import type { PreviousOrders } from "../views/previous-orders.ts";
import { atGateOrNull, readLedger } from "./customer-gate.ts";
import { settleLost } from "./leave-checkout.ts";
import { lastOrder, type OpenSubmit } from "./order-ledger.ts";

const NOTHING: PreviousOrders = { unresolved: null, found: null, last: null };

/**
 * Reads that state, and looks up the order of a submit whose response was lost. A page reads it before the cart, which
 * an order that is found here has left.
 * @returns nothing for a guest or when the gate does not answer: the submit checks again
 */
export async function readPreviousOrders(visitor: Visitor): Promise<PreviousOrders> {
  const session = await visitor.shopper.session();
  const ledger = session && (await readLedger(visitor));
  if (!ledger) return NOTHING;
  const { open } = ledger;
  const found = open?.lostAt === undefined ? null : await lookUp(visitor, session.token, open);
  const left = found === null ? ((await readLedger(visitor)) ?? ledger) : { placed: [] };
  return {
    unresolved: left.open ? { key: left.open.key, mayRepeat: isQuiet(visitor, left.open) } : null,
    found,
    last: found ?? lastOrder(left, Date.now())?.invoiceId ?? null,
  };
}

/** Milliseconds after a lost response in which nothing is sent. */
export const quietOf = ({ env }: Visitor) => env.ORDER_QUIET_SECONDS * 1000;

const isQuiet = (visitor: Visitor, { lostAt }: OpenSubmit) =>
  lostAt !== undefined && Date.now() - lostAt >= quietOf(visitor);

/** @returns null where there is no order yet, and when the API or the gate fails */
async function lookUp(visitor: Visitor, token: string, open: OpenSubmit): Promise<string | null> {
  if (visitor.request.isPrefetch) return null;
  try {
    const found = await settleLost(visitor, token, open);
    if (found === null) await atGateOrNull(visitor, (gate) => gate.looked());
    return found;
  } catch (error) {
    return error instanceof UpstreamFault ? null : nothingWhereUnreachable(error);
  }
}
