import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitingLine } from "./waiting-line.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (most = 3) => waitingLine({ most, longestWait: 1_000, longestWork: 5_000, interval: 10 });

it("lets one in after the other, in the order of their coming", async () => {
  const join = line();
  const seen: string[] = [];
  const work = async (name: string) => {
    const leave = await join();
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen.push(`${name} ends`);
    leave?.();
  };
  const all = Promise.all(["a", "b", "c"].map(work));
  await vi.advanceTimersByTimeAsync(500);
  await all;
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("turns away who finds it full, and has room again when one has left", async () => {
  const join = line(1);
  const leave = await join();
  expect(await join()).toBeNull();
  leave?.();
  expect(await join()).not.toBeNull();
});

it("turns away who has waited too long, and forgets them", async () => {
  const join = line(2);
  const leave = await join();
  const second = join();
  await vi.advanceTimersByTimeAsync(1_010);
  expect(await second).toBeNull();
  leave?.();
  expect(await join()).not.toBeNull();
});

it("goes on without a first one that never leaves: its reader is gone", async () => {
  const join = line(2);
  const late = await join();
  await vi.advanceTimersByTimeAsync(4_500);
  const second = join();
  await vi.advanceTimersByTimeAsync(600);
  const leave = await second;
  expect(leave).not.toBeNull();
  // Who leaves after all takes nobody else's place.
  late?.();
  const third = join();
  await vi.advanceTimersByTimeAsync(100);
  leave?.();
  await vi.advanceTimersByTimeAsync(20);
  expect(await third).not.toBeNull();
});
