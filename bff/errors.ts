/**
 * The error codes of the BFF, and the one table error → status → sentence (a key of app/words's `errors`). An upstream
 * failure passes on nothing else: no text, no header, no stack.
 */
export const errorTable = {
  /** The API does not know the id: an unknown product, category, order. */
  "not-found": { status: 404, message: "errors.notFound" },
  /** No session where one is needed. */
  "sign-in-required": { status: 401, message: "errors.signInRequired" },
  /** The API no longer accepts the session's token: the session is over. */
  "session-ended": { status: 401, message: "errors.signInRequired" },
  /** The API did not answer in time, or the connection broke. */
  "upstream-unreachable": { status: 503, message: "errors.unreachable" },
  /** The API answered with an error status or a body that does not fit the contract. */
  "upstream-fault": { status: 503, message: "errors.unreachable" },
  /** The request does not fit what the BFF accepts. */
  "bad-request": { status: 400, message: "errors.badRequest" },
  /** A field holds what may not be sent to the existing API (decision 0120): the form says it at the field. */
  "field-refused": { status: 400, message: "errors.badRequest" },
  /** A foreign origin, or a form without proof that it is ours. */
  forbidden: { status: 403, message: "errors.forbidden" },
  /** A form whose proof is bound to a cookie, from a browser that brings none. */
  "cookies-needed": { status: 403, message: "errors.forbidden" },
  /** A script's form of another customer than the one who is signed in now. */
  "other-customer": { status: 403, message: "errors.forbidden" },
  /** A request for another host. */
  misdirected: { status: 421, message: "errors.badRequest" },
  "method-not-allowed": { status: 405, message: "errors.methodNotAllowed" },
  /** An address longer than any of ours. */
  "address-too-long": { status: 414, message: "errors.badRequest" },
  "too-large": { status: 413, message: "errors.tooLarge" },
  "rate-limited": { status: 429, message: "errors.rateLimited" },
  internal: { status: 500, message: "errors.internal" },
} as const;

export type ErrorCode = keyof typeof errorTable;

/**
 * An expected failure. `detail` is for the log only and is never sent to a browser; `retryAfter`: in seconds, where it
 * is known.
 */
export class BffError extends Error {
  override readonly name = "BffError";
  constructor(
    readonly code: ErrorCode,
    readonly detail = "",
    readonly retryAfter?: number,
  ) {
    super(`${code}${detail ? `: ${detail}` : ""}`);
  }
}

/** Whether a text is one of the table's codes; what comes over the in-process wire is checked like anything else. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorTable, value);
}
