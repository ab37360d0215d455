import type { ErrorCode } from "#bff/errors.ts";

/** The kinds of error page; each has a sentence in `errors`. */
export type FailureKind =
  | "notFound"
  | "unreachable"
  | "internal"
  | "forbidden"
  | "badRequest"
  | "methodNotAllowed"
  | "tooLarge"
  | "rateLimited"
  | "signInRequired";

/** Every code has its kind: a refused request is shown by a route of its own, whose status says nothing. */
const BY_CODE: Readonly<Record<ErrorCode, FailureKind>> = {
  "not-found": "notFound",
  "sign-in-required": "signInRequired",
  "session-ended": "signInRequired",
  "upstream-unreachable": "unreachable",
  "upstream-fault": "unreachable",
  "bad-request": "badRequest",
  "field-refused": "badRequest",
  "address-too-long": "badRequest",
  forbidden: "forbidden",
  "cookies-needed": "forbidden",
  "other-customer": "forbidden",
  misdirected: "badRequest",
  "method-not-allowed": "methodNotAllowed",
  "too-large": "tooLarge",
  "rate-limited": "rateLimited",
  internal: "internal",
};

const BY_STATUS: Record<number, FailureKind> = {
  400: "badRequest",
  401: "signInRequired",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  414: "badRequest",
  421: "badRequest",
  429: "rateLimited",
  503: "unreachable",
};

/**
 * The kind of a failed page.
 * @param status the response's status; Remix's own errors carry nothing else
 * @param data the thrown data; the BFF's errors carry a `code`, which takes precedence over the status
 */
export function failureKind(status: number, data: unknown): FailureKind {
  const code = typeof data === "object" && data !== null && "code" in data ? String(data.code) : "";
  return isCode(code) ? BY_CODE[code] : (BY_STATUS[status] ?? "internal");
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(BY_CODE, code);
