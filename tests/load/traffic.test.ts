import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVEN, HOURS, pause, play, startTimes } from "./traffic.ts";

describe("the times at which visits begin", () => {
  test("are in order, all within the day, and as many as asked", () => {
    const starts = startTimes(HOURS, 1000, 24_000);
    expect(starts).toHaveLength(1000);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts[0]).toBe(0);
    expect(starts.at(-1)).toBeLessThan(24_000);
  });

  test("follow the hours: each has its share of them", () => {
    const whole = HOURS.reduce((sum, share) => sum + share);
    const starts = startTimes(HOURS, whole, 24_000);
    const perHour = HOURS.map((_, hour) => starts.filter((start) => Math.floor(start / 1000) === hour).length);
    expect(perHour).toEqual(HOURS);
  });

  test("are evenly spread over an even period", () => {
    expect(startTimes(EVEN, 4, 2000)).toEqual([0, 500, 1000, 1500]);
  });
});

describe("visits", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("begin at their times, at most so many at once, and tell how long one had to wait", async () => {
    let [under, most, ended] = [0, 0, 0];
    const played = play([0, 10, 20, 5000], 2, async () => {
      most = Math.max(most, ++under);
      await pause(1000);
      under--;
      ended++;
    });
    await vi.advanceTimersByTimeAsync(15);
    expect(under).toBe(2);
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ visits: 4, latest: 980 });
    expect({ most, ended }).toEqual({ most: 2, ended: 4 });
  });
});
