import { HTTPException } from "hono/http-exception";
import { BffError, type ErrorCode } from "./errors.ts";
import { RequestRefused } from "./upstream/border.ts";
import { TokenRefused, UpstreamFault } from "./upstream/client.ts";

/** What an error is to the shopper; `internal`: a defect of ours. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof BffError) return error.code;
  if (error instanceof TokenRefused) return "session-ended";
  if (error instanceof UpstreamFault) return error.reason === "shape" ? "upstream-fault" : "upstream-unreachable";
  if (error instanceof RequestRefused) return "field-refused";
  // Hono's JSON validator throws a 400, its `timeout` a 504.
  if (error instanceof HTTPException && error.status === 400) return "bad-request";
  if (error instanceof HTTPException && error.status === 504) return "upstream-unreachable";
  return "internal";
}
