/** Optional data: they fail alone and never delay a page. */
import { DEADLINES, TokenRefused, UpstreamFault } from "./client.ts";

/**
 * Waits for optional data within their own timeout, whatever the endpoint's timeout and retry. An abandoned call
 * continues and may still fill the cache.
 * @returns the reply, or null when the API did not deliver it in time @throws defects of ours, not faults of the API
 */
export async function optionalData<Reply>(call: Promise<Reply>): Promise<Reply | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEADLINES.side);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    if (error instanceof UpstreamFault || error instanceof TokenRefused) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
