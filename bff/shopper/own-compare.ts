/** The compare list of the request's browser, whoever is signed in there. */
import type { Visitor } from "../session/visitor.ts";
import { oldCompared, oldCookies } from "./old-cookies.ts";
import { atShopper, browserOf, guestObject, lastingBrowser } from "./own-shopper.ts";
import type { Shopper } from "./shopper.ts";
import { showCompared } from "./shown.ts";

type CompareStub = Awaited<ReturnType<DurableObjectStub<Shopper>["within"]>>["compare"];

/** @throws BffError `upstream-unreachable` */
export async function readCompared(visitor: Visitor): Promise<readonly number[]> {
  await takeOldCompared(visitor);
  const browser = await browserOf(visitor);
  if (!browser) return [];
  const ids = await atShopper(visitor, guestObject(browser), (shopper) => shopper.within(null).compare.read());
  if (!visitor.isPrefetch) await showCompared(visitor, ids);
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

/** Moves the list of the version before. */
async function takeOldCompared(visitor: Visitor): Promise<void> {
  const old = await oldCompared(visitor.jar);
  if (!old) return;
  const name = guestObject(await lastingBrowser(visitor));
  await atShopper(visitor, name, (shopper) => shopper.within(null).compare.keep(old));
  visitor.jar.clear(oldCookies.compare);
}
