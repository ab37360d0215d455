/** The point of the delivery address: where the shopper stands, or what they chose on the map. */

import { BffError } from "../errors.ts";
import { threeWordsAt } from "../places/three-words.ts";
import { isInCountry, type Point } from "../rules/point.ts";
import type { Visitor } from "../session/visitor.ts";
import { readNote } from "../shopper/own-notes.ts";
import { customerSession } from "./order-review.ts";
import { keepAddress } from "./shipping-address.ts";

/**
 * `found`: the point and its three words were stored; `before` are the words that were there. `marked`: only the point
 * was stored, since the shop uses no service. `wordless`: only the point, since the service did not answer. Not stored:
 * `kept`, since the address already has words that may name another place; `abroad`, since the shop does not deliver
 * there.
 */
export type MarkedPoint = { outcome: "found"; before: string } | { outcome: "marked" | "wordless" | "kept" | "abroad" };

/**
 * Stores a point in the address draft, with the three words that name it. Words and point are one place: the words of
 * the point replace what was typed; if it has none, what was typed stays.
 * @throws BffError `bad-request` before anything was typed
 */
export async function markPoint(visitor: Visitor, point: Point): Promise<MarkedPoint> {
  if (!isInCountry(point)) return { outcome: "abroad" };
  await customerSession(visitor);
  const draft = await readNote(visitor, "shipping");
  if (!draft) throw new BffError("bad-request");
  const words = await threeWordsAt(visitor.env, point);
  if (words === null && draft.w3w !== "") return { outcome: "kept" };
  const marked = { ...draft, w3w: words ?? "", point, orderKey: null };
  await keepAddress(visitor, marked);
  if (words !== null) return { outcome: "found", before: draft.w3w === words ? "" : draft.w3w };
  return { outcome: visitor.env.W3W_API_KEY ? "wordless" : "marked" };
}

/** Removes the point from the address, together with its three words. */
export async function forgetPoint(visitor: Visitor): Promise<void> {
  const draft = await readNote(visitor, "shipping");
  if (draft?.point) await keepAddress(visitor, { ...draft, w3w: "", point: null, orderKey: null });
}
