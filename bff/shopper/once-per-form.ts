import { digest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import type { VisitorRequest } from "../session/visitor-request.ts";
import { atShopper, nothingWhereUnreachable } from "./at-shopper.ts";

export interface OncePerForm<Outcome> {
  /**
   * Identifies the form: its purpose, the key of its page, its owner, and everything that was filled in. A sender who
   * does not know all of it learns nothing. Only a keyed digest of it is stored.
   */
  form: readonly [purpose: string, key: string, ...filled: string[]];
  /** @returns the outcome, and what later submissions get; null if they should try again */
  work: () => Promise<{ outcome: Outcome; kept: string | null }>;
  /** The outcome of a later submission. */
  again: (kept: string) => Outcome;
}

/** How long a submission waits for the one before it, in milliseconds. */
const WAIT_TIMEOUT_MS = 20_000;

/**
 * Submitting a form twice without JavaScript makes two requests, of which the browser aborts the first: its cookies and
 * its page never arrive, but its work is done. The second gets the first one's outcome (`FormOutcome`).
 *
 * Without a key, or if the object does not answer, each submission is carried out.
 * @throws what `work` throws
 */
export async function oncePerForm<Outcome>(
  visitor: Pick<Visitor, "env"> & { request: Pick<VisitorRequest, "id" | "countObject" | "waitUntil"> },
  { form, work, again }: OncePerForm<Outcome>,
): Promise<Outcome> {
  const { SHOPPER, COOKIE_KEYS } = visitor.env;
  if (!SHOPPER || form[1] === "") return (await work()).outcome;
  const name = `form ${await digest(COOKIE_KEYS, "form", JSON.stringify(form))}`;
  const before = await atShopper(visitor, name, ({ form }) => form.begin(), WAIT_TIMEOUT_MS).catch(
    nothingWhereUnreachable,
  );
  if (before !== null) return again(before);
  const pressed = work();
  const told = pressed.then(
    ({ kept }) => atShopper(visitor, name, ({ form }) => form.end(kept)),
    () => atShopper(visitor, name, ({ form }) => form.end(null)),
  );
  // Continues even if the browser has aborted the request.
  visitor.request.waitUntil(told.then(undefined, () => undefined));
  return (await pressed).outcome;
}
