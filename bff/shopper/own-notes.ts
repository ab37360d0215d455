/** The notes of the request's shopper at this browser: read with their object, written together at the end. */
import type { CookieJar } from "../session/cookie-jar.ts";
import { shortTag } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";
import { nothingWhereUnreachable } from "./at-shopper.ts";
import type { NoteChanges, Notes } from "./notes.ts";
import { oldCookies, oldCoupon, oldDraft } from "./old-cookies.ts";
import { browserOf, changeOwn, lastingBrowser, ownState } from "./own-shopper.ts";

/** What requests have changed, and whether that is written yet. */
const changed = new WeakMap<CookieJar, { changes: NoteChanges; isWritten: boolean }>();

/**
 * A note as this request sees it, with what it has changed itself.
 * @throws BffError `upstream-unreachable` when nobody can say
 */
export async function readNote<Name extends keyof Notes>(
  visitor: Visitor,
  name: Name,
): Promise<Notes[Name] | undefined> {
  const change = changed.get(visitor.shopper.jar)?.changes[name];
  if (change !== undefined) return change ?? undefined;
  return (await ownState(visitor))?.notes?.[name] ?? (await oldNote(visitor, name));
}

/** As `readNote`, for a page that does without: nothing where the object does not answer. */
export async function shownNote<Name extends keyof Notes>(
  visitor: Visitor,
  name: Name,
): Promise<Notes[Name] | undefined> {
  return (await readNote(visitor, name).catch(nothingWhereUnreachable)) ?? undefined;
}

/** Changes notes; null deletes. They are written when the request ends. */
export function writeNotes({ shopper: { jar } }: Visitor, changes: NoteChanges): void {
  changed.set(jar, { changes: { ...changed.get(jar)?.changes, ...changes }, isWritten: false });
}

/**
 * Writes what the request has changed, in one call.
 * @throws BffError `upstream-unreachable`
 */
export async function flushNotes(visitor: Visitor): Promise<void> {
  const { changes, isWritten } = changed.get(visitor.shopper.jar) ?? {};
  if (!changes || isWritten || visitor.request.isPrefetch) return;
  changed.set(visitor.shopper.jar, { changes, isWritten: true });
  // A browser without an id has nothing to forget.
  if (Object.values(changes).every((value) => value === null) && !(await browserOf(visitor))) return;
  const browser = (await browserOf(visitor)) || (await lastingBrowser(visitor));
  await changeOwn(visitor, (parts) => parts.notes.write(browser, changes));
}

/** What a cookie of the version before has of it. */
async function oldNote<Name extends keyof Notes>(visitor: Visitor, name: Name): Promise<Notes[Name] | undefined> {
  const {
    env,
    shopper: { jar },
  } = visitor;
  const session = await visitor.shopper.session({ needed: false });
  if (!session) return undefined;
  const old: Partial<Notes> = {};
  if (name === "coupon") old.coupon = await oldCoupon(jar, await shortTag(env.COOKIE_KEYS, session));
  if (name === "shipping") old.shipping = await oldDraft(jar, session);
  if (!old[name]) return undefined;
  jar.clear(name === "coupon" ? oldCookies.coupon : oldCookies.shipping);
  writeNotes(visitor, old);
  return old[name];
}
