import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, TooLate } from "./in-time.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test("no answer is too late at the bound, and not before", async () => {
  const outcome = vi.fn();
  inTime(never, 1_000).catch(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(TooLate));
});
