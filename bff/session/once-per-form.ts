/** Carries out a form once, however often it is pressed. */
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { digest } from "./sealing.ts";
import type { Visitor } from "./visitor.ts";

export interface OncePerForm<Outcome> {
  /**
   * The form: its purpose, the key that its page was printed with, whose it is, and everything that was filled in. Who
   * does not know all of it learns nothing. Only a keyed digest of it is kept.
   */
  form: readonly [purpose: string, key: string, ...filled: string[]];
  /** @returns the outcome, and what later presses learn of it; null for one that they shall try again */
  work: () => Promise<{ outcome: Outcome; kept: string | null }>;
  /** The outcome of a later press. */
  again: (kept: string) => Outcome;
}

/** How long a press waits for the one before it, in milliseconds. */
const LONGEST = 20_000;

/**
 * Two presses of a form without JavaScript are two requests, of which the browser breaks off the first: its cookies and
 * its page never arrive, what it did has been done. The second gets the first one's outcome (`FormGate`).
 *
 * Without a key, or where the gate does not answer, each press is carried out.
 * @throws what `work` throws
 */
export async function oncePerForm<Outcome>(
  visitor: Pick<Visitor, "env" | "requestId" | "waitUntil">,
  { form, work, again }: OncePerForm<Outcome>,
): Promise<Outcome> {
  const { FORMS, COOKIE_KEYS } = visitor.env;
  if (!FORMS || form[1] === "") return (await work()).outcome;
  const gate = FORMS.get(FORMS.idFromName(await digest(COOKIE_KEYS, "form gate", JSON.stringify(form))));
  const before = await inTime(gate.begin(), LONGEST).catch((error: unknown) => {
    log("error", "form-gate", {
      requestId: visitor.requestId,
      reason: error instanceof Error ? error.name : "unknown",
    });
    return null;
  });
  if (before !== null) return again(before);
  const pressed = work();
  const told = pressed.then(
    ({ kept }) => gate.end(kept),
    () => gate.end(null),
  );
  // Carried to its end when the browser has broken off the request, too.
  visitor.waitUntil(told.then(undefined, () => undefined));
  return (await pressed).outcome;
}
