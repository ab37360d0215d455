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

/** The kind of a failed page, by the status of what a loader or an action has thrown (bff/errors.ts has them all). */
export const failureKind = (status: number): FailureKind => BY_STATUS[status] ?? "internal";
