/** Reads of posted bodies. */
import { BffError } from "./errors.ts";

/** Why a body could not be read. */
export const BROKEN_OFF = "body broke off";

/**
 * A read of a request's body.
 * @throws BffError `bad-request` for one that breaks off: its sender has gone, which is no defect of ours
 */
export function wholeBody<Body>(reading: Promise<Body>): Promise<Body> {
  return reading.catch((error: unknown) => {
    throw error instanceof BffError ? error : new BffError("bad-request", BROKEN_OFF);
  });
}
