import type { Context, Next } from "hono";
import type { DoorEnv } from "./context.ts";

const MAX_DRAINED_BYTES = 16 * 1024 * 1024;
const DRAINING_TIMEOUT_MS = 5_000;

/**
 * When a server responds and closes while the browser is still sending, the browser shows a connection error. So we
 * drain a refused body, within bounds.
 */
export async function drainBody(c: Context<DoorEnv>, next: Next): Promise<void> {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed && !body.locked) await forget(body.getReader());
}

async function forget(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), DRAINING_TIMEOUT_MS);
  try {
    for (let left = MAX_DRAINED_BYTES; left > 0; ) {
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
