/** Pieces without which a page is still whole: they fail alone and never make it wait. */
import { DEADLINES, TokenRefused, UpstreamFault } from "./client.ts";

/**
 * Waits for a side piece, within a side piece's time whatever its endpoint's own limit and retry. A call that is given
 * up goes on and may still fill the cache.
 * @returns the reply, or null when the API could not give it in time
 * @throws whatever is a defect of ours and not the API's fault
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
