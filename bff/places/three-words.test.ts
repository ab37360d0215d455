/** How long the service of three words is waited for. */
import { afterEach, expect, test, vi } from "vitest";
import { testEnv } from "#tests/support/door.ts";
import { fakeAbortTimeout, hang, stall } from "#tests/support/silent-answers.ts";
import { threeWordsAt } from "./three-words.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = [hang, stall('{"words":')].map((answer) => [answer.name, answer] as const);

test.each(answers)("four seconds and not longer, body included, once (%s)", async (_, answer) => {
  vi.useFakeTimers();
  fakeAbortTimeout();
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = vi.fn((_: string, init: RequestInit) => answer(init));
  vi.stubGlobal("fetch", asked);
  const outcome = vi.fn();
  const pending = threeWordsAt(testEnv({ W3W_API_KEY: "key" }), { lat: 47.9, long: 106.9 }).then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(null);
  await pending;
  expect(logged.mock.calls.join()).toContain('"reason":"timeout"');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
