/** Pieces without which a page is still whole: they fail alone and never make it wait (security.md §5). */
import { TokenRefused, UpstreamFault } from "../upstream/client.ts";

/** The piece did not come in time. Its call goes on and may still fill the cache. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * A call for a side piece whose endpoint has a longer limit of its own.
 * @param limit milliseconds
 * @throws TooLate when it has not come by then, otherwise what the call throws
 */
export async function withinTime<Reply>(call: Promise<Reply>, limit: number): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`${limit} ms`)), limit);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The reply, or null when the API could not give it. A defect of ours is not swallowed. */
export async function orNull<Reply>(call: Promise<Reply>): Promise<Reply | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamFault || error instanceof TokenRefused || error instanceof TooLate) return null;
    throw error;
  }
}
