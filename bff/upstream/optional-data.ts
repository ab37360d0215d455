import { inTime, TooLate } from "../in-time.ts";
import { TIMEOUTS_MS, TokenRefused, UpstreamFault } from "./client.ts";

/**
 * Waits for optional data within their own timeout, whatever the endpoint's timeout and retry. An abandoned call
 * continues and may still fill the cache.
 * @returns the reply, or null when the API did not deliver it in time @throws defects of ours, not faults of the API
 */
export async function optionalData<Reply>(call: Promise<Reply>): Promise<Reply | null> {
  try {
    return await inTime(call, TIMEOUTS_MS.side);
  } catch (error) {
    if (error instanceof UpstreamFault || error instanceof TokenRefused || error instanceof TooLate) return null;
    throw error;
  }
}
