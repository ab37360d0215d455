/** The answer to a script's form that is refused without its page: why, and what to do. */

import type { WordKey } from "#app/words/translate.server.ts";
import { type Language, translator } from "#app/words/translate.server.ts";
import type { PageContext } from "#bff/client.ts";
import type { ErrorCode } from "#bff/errors.ts";
import { type FailureKind, failureKind } from "./failure-kind.ts";

/** The longest wait that is stated in seconds. */
const MAX_SECONDS = 90;

/** What to do, after the sentence of the error page; some sentences say it themselves. */
const ADVICE: Record<FailureKind, WordKey | null> = {
  unreachable: "resend.kept",
  internal: "resend.kept",
  rateLimited: "resend.kept",
  tooLarge: "resend.shorter",
  methodNotAllowed: "resend.reload",
  notFound: "resend.reload",
  signInRequired: null,
  forbidden: null,
  badRequest: null,
};

/** Reasons that share a kind of error page with others, and have their own sentence. */
const OWN: Partial<Record<ErrorCode, WordKey>> = {
  "cookies-needed": "notices.noCookies",
  "other-customer": "notices.ofOther",
};

/**
 * Says why a form was refused.
 * @param status of the answer
 * @param refused.failure the front door's reason, if it refused
 * @param refused.wait seconds after which the form may be sent again, if known
 * @returns the sentences
 */
export function refusalOf(
  language: Language,
  status: number,
  { failure, wait }: Pick<PageContext, "failure" | "wait">,
): { text: string } {
  const t = translator(language);
  const kind = failureKind(status);
  const advice = ADVICE[kind];
  const own = failure && OWN[failure];
  const reason = own ? t(own) : t(reasonOf(kind, wait), valuesOf(wait));
  return { text: advice ? `${reason} ${t(advice)}` : reason };
}

function reasonOf(kind: FailureKind, wait: number | undefined): WordKey {
  if (kind === "signInRequired") return "resend.signIn";
  if (kind !== "rateLimited" || !wait) return `errors.${kind}`;
  return wait <= MAX_SECONDS ? "resend.tooManySeconds" : "resend.tooManyMinutes";
}

const valuesOf = (wait = 0) => ({ seconds: wait, minutes: Math.ceil(wait / 60) });
