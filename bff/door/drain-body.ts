import type { MiddlewareHandler } from "hono";
import type { DoorEnv } from "./context.ts";

export interface DrainBodyOptions {
  /** The most that is drained, in bytes. */
  most?: number;
  /** Time limit of draining, in milliseconds. */
  longest?: number;
}

/**
 * When a server responds and closes while the browser is still sending, the browser shows a connection error. So we
 * drain a refused body, within bounds.
 */
export function drainBody({ most = 16 * 1024 * 1024, longest = 5_000 }: DrainBodyOptions = {}) {
  return async function drainBody(c, next) {
    await next();
    const { body, bodyUsed } = c.req.raw;
    if (body && !bodyUsed && !body.locked) await forget(body.getReader(), most, longest);
  } satisfies MiddlewareHandler<DoorEnv>;
}

async function forget(reader: ReadableStreamDefaultReader<Uint8Array>, most: number, longest: number): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), longest);
  try {
    for (let left = most; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The browser has disconnected: nobody waits for the answer.
  } finally {
    clearTimeout(timer);
  }
}
