/** The compare list of the request's browser, whoever is signed in there. */
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { atShopper } from "./at-shopper.ts";
import { oldCompared, oldCookies } from "./old-cookies.ts";
import { browserOf, guestObject, lastingBrowser } from "./own-shopper.ts";
import type { Shopper } from "./shopper.ts";
import { showCompared } from "./shown.ts";

type CompareStub = ReturnType<DurableObjectStub<Shopper>["within"]>["compare"];

/** @throws BffError `upstream-unreachable` */
export async function readCompared(visitor: Visitor): Promise<readonly number[]> {
  const hasOld = await takeOldCompared(visitor);
  const browser = await browserOf(visitor);
  // An id that is new with this answer names no object yet.
  if (!browser || ((await visitor.shopper.jar.brought(cookies.shopper)) === undefined && !hasOld)) return [];
  const ids = await atShopper(visitor, guestObject(browser), (shopper) => shopper.within(null).compare.read());
  if (!visitor.request.isPrefetch) await showCompared(visitor, ids);
  return ids;
}

/**
 * @param change calls a method of it (`KeptCompare`)
 * @returns what that method says
 * @throws BffError `upstream-unreachable`
 */
export async function changeCompared<Answer extends { ids: number[] }>(
  visitor: Visitor,
  change: (compare: CompareStub) => Promise<Answer>,
): Promise<Answer> {
  await takeOldCompared(visitor);
  const name = guestObject(await lastingBrowser(visitor));
  const answer = await atShopper(visitor, name, (shopper) => change(shopper.within(null).compare));
  await showCompared(visitor, answer.ids);
  return answer;
}

/** Moves the list of the version before. @returns whether there was one */
async function takeOldCompared(visitor: Visitor): Promise<boolean> {
  const old = await oldCompared(visitor.shopper.jar);
  if (!old) return false;
  const name = guestObject(await lastingBrowser(visitor));
  await atShopper(visitor, name, (shopper) => shopper.within(null).compare.keep(old));
  visitor.shopper.jar.clear(oldCookies.compare);
  return true;
}
