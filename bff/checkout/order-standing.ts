/** The state of a customer's previous orders, for every page of cart and checkout. */

import type { Visitor } from "../session/visitor.ts";
import { UpstreamFault } from "../upstream/client.ts";
import type { Standing } from "../views/standing.ts";
import { atGateOrNull, readLedger } from "./customer-gate.ts";
import { type Ledger, lastOrder, orderedBefore } from "./order-ledger.ts";
import { countFound, lookForOrder } from "./order-lookup.ts";

const NOTHING: Standing = { unresolved: null, ordered: [], last: null };

/**
 * Reads that state, and looks up the order of a submit whose response was lost.
 * @param lines the goods of the cart (`linesOf`), '' for none
 * @returns nothing for a guest or when the gate does not answer: the submit checks again
 */
export async function readStanding(visitor: Visitor, lines: string): Promise<Standing> {
  const session = await visitor.shopper.session();
  if (!session) return NOTHING;
  const ledger = await readLedger(visitor);
  if (!ledger) return NOTHING;
  return standingOf(await resolved(visitor, session.token, ledger), lines, quietOf(visitor));
}

/** Milliseconds after a lost response in which nothing is sent. */
export const quietOf = ({ env }: Visitor) => env.ORDER_QUIET_SECONDS * 1000;

function standingOf(ledger: Ledger, lines: string, quiet: number): Standing {
  const now = Date.now();
  const { open } = ledger;
  const mayRepeat = open?.lostAt !== undefined && now - open.lostAt >= quiet;
  return {
    unresolved: open ? { key: open.key, mayRepeat } : null,
    ordered: orderedBefore(ledger, lines),
    last: lastOrder(ledger, now)?.invoiceId ?? null,
  };
}

/** The ledger after looking up lost submits; unchanged when the API fails. */
async function resolved(visitor: Visitor, token: string, ledger: Ledger): Promise<Ledger> {
  const { open } = ledger;
  if (open?.lostAt === undefined) return ledger;
  try {
    const found = await lookForOrder(visitor, token, open);
    const noted = await atGateOrNull(visitor, async (gate) => {
      await (found === null ? gate.looked() : gate.placed(open.key, found));
      return gate.read();
    });
    if (found !== null && noted) countFound(visitor);
    return noted ?? ledger;
  } catch (error) {
    if (error instanceof UpstreamFault) return ledger;
    throw error;
  }
}
