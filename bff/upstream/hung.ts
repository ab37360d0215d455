/**
 * A short memory of requests that the API never answered. Its server hangs, or ends, on some payloads (docs/api.md,
 * section 6): sending them again would make the next shopper wait as long, and may crash it again. Per isolate, and
 * bounded.
 */

import { BoundedMap } from "../bounded-map.ts";

/**
 * Milliseconds for which a request is not repeated after its first, second … consecutive hang: a hang may also be a
 * busy moment, and a broken connection another request's doing.
 */
export const HUNG_MS = [15_000, 60_000, 240_000, 600_000] as const;
/** Most that are remembered; the oldest go first. */
const MAX_HANGS = 500;

interface Hang {
  until: number;
  times: number;
}

const hangs = new BoundedMap<Hang>(MAX_HANGS);

/**
 * Remembers that a request was not answered, unless one beside it has just said so.
 * @param request the endpoint and its payload
 */
export function rememberHung(request: string): void {
  if (isHung(request)) return;
  const times = hangs.get(request)?.times ?? 0;
  const last = HUNG_MS.length - 1;
  hangs.set(request, { until: Date.now() + (HUNG_MS[Math.min(times, last)] ?? 0), times: times + 1 });
}

/** Whether a request hung a moment ago and is not to be made; parameter as above. */
export function isHung(request: string): boolean {
  return (hangs.get(request)?.until ?? 0) > Date.now();
}

/** Forgets a request that was answered after all. */
export function forgetHung(request: string): void {
  hangs.delete(request);
}

/** Forgets everything; for tests. */
export function clearHung(): void {
  hangs.clear();
}
