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

const BY_CODE: Record<string, FailureKind> = {
  "not-found": "notFound",
  "sign-in-required": "signInRequired",
  "session-ended": "signInRequired",
  "upstream-unreachable": "unreachable",
  "upstream-fault": "unreachable",
  "bad-request": "badRequest",
  "address-too-long": "badRequest",
  forbidden: "forbidden",
  misdirected: "badRequest",
  "method-not-allowed": "methodNotAllowed",
  "too-large": "tooLarge",
  "rate-limited": "rateLimited",
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
  return (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? BY_STATUS[status] ?? "internal";
}
