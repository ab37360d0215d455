import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, TooLate } from "./in-time.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test("an answer in time is passed on, and its timer is gone", async () => {
  expect(await inTime(Promise.resolve(7), 1_000)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test("a refusal is passed on as it is, and its timer is gone", async () => {
  const refusal = new Error("refused");
  await expect(inTime(Promise.reject(refusal), 1_000)).rejects.toBe(refusal);
  expect(vi.getTimerCount()).toBe(0);
});

test("no answer is too late at the bound, and not before", async () => {
  const outcome = vi.fn();
  inTime(never, 1_000).catch(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(TooLate));
});
