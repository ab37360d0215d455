/** What an order that was placed ends: its goods leave the cart, and everything stored for it goes (rule O7). */

import { log } from "../log.ts";
import type { Visitor } from "../session/visitor.ts";
import { changeCart } from "../shopper/own-cart.ts";
import { flushNotes, shownNote, writeNotes } from "../shopper/own-notes.ts";
import { atGate } from "./customer-gate.ts";
import type { OpenSubmit, PlacedOrder } from "./order-ledger.ts";
import { lookForOrder } from "./order-lookup.ts";

/**
 * Ends the checkout of an order. A draft with another key belongs to the next order: an old form was submitted again,
 * by Back or from another tab.
 */
export async function leaveCheckout(visitor: Visitor, order: Pick<PlacedOrder, "key" | "lines">): Promise<void> {
  if ((await shownNote(visitor, "shipping"))?.orderKey === order.key) await clear(visitor, order);
}

/**
 * Looks up the order of a submit whose response was lost. One that is found ends its checkout, also where the shopper
 * has typed an address for the next try meanwhile: nothing else could be ordered since.
 * @returns its number; null when there is none yet
 * @throws UpstreamFault; BffError `upstream-unreachable` where the gate does not answer
 */
export async function settleLost(visitor: Visitor, token: string, open: OpenSubmit): Promise<string | null> {
  const found = await lookForOrder(visitor, token, open);
  if (found === null) return null;
  await atGate(visitor, (gate) => gate.placed(open.key, found));
  log("info", "order", { requestId: visitor.request.id, outcome: "found" });
  await clear(visitor, open);
  return found;
}

/**
 * Lines that could not be sold stay, and so do pieces that were added since. The order is placed, also where this fails:
 * a form with its key leads to it, and clears again.
 */
async function clear(visitor: Visitor, { key, lines }: Pick<PlacedOrder, "key" | "lines">): Promise<void> {
  try {
    await changeCart(visitor, (cart) => cart.takeOrdered(lines, key));
    writeNotes(visitor, { coupon: null, bonus: null, shipping: null });
    await flushNotes(visitor);
  } catch {
    // What is left is cleared by the next press.
  }
}
