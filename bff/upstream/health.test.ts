import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamHealth } from "./health.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** So many milliseconds pass. */
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

/** Fails so often, each time with another question. */
function fail(health: UpstreamHealth, times: number, question = (turn: number) => String(turn)) {
  for (let turn = 0; turn < times; turn++) health.failed("singleProduct", question(turn));
}

describe("an endpoint's circuit", () => {
  it("opens after five failures in a row, for that endpoint alone", () => {
    const health = new UpstreamHealth();
    fail(health, 4);
    expect(health.mayCall("singleProduct")).toBe(true);
    fail(health, 1);
    expect(health.mayCall("singleProduct")).toBe(false);
    expect(health.mayCall("search")).toBe(true);
    // One that has one question only.
    for (let turn = 0; turn < 5; turn++) health.failed("homePage", "");
    expect(health.mayCall("homePage")).toBe(false);
  });

  it("stays closed while some answers come, and for one question that the API chokes on", () => {
    const health = new UpstreamHealth();
    for (let round = 0; round < 10; round++) {
      fail(health, 4);
      health.answered("singleProduct");
    }
    fail(health, 100, () => "the same");
    expect(health.mayCall("singleProduct")).toBe(true);
  });

  it("lets one call try after a pause, which doubles up to its limit, and closes with the first answer", () => {
    const health = new UpstreamHealth();
    fail(health, 5);
    for (const pause of [2_000, 4_000, 8_000, 15_000, 15_000]) {
      later(pause - 1);
      expect(health.mayCall("singleProduct")).toBe(false);
      later(1);
      expect(health.mayCall("singleProduct")).toBe(true);
      expect(health.mayCall("singleProduct")).toBe(false);
      fail(health, 1);
    }
    later(15_000);
    expect(health.mayCall("singleProduct")).toBe(true);
    health.answered("singleProduct");
    expect([health.mayCall("singleProduct"), health.mayCall("singleProduct")]).toEqual([true, true]);
  });

  it("is never closed to the next call for longer than its longest pause and a lost probe", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(20_000))), (events) => {
        const health = new UpstreamHealth();
        for (const [answers, milliseconds] of events) {
          later(milliseconds);
          if (!health.mayCall("search")) continue;
          if (answers) health.answered("search");
          else health.failed("search", String(Date.now()));
        }
        later(45_000);
        expect(health.mayCall("search")).toBe(true);
      }),
    );
  });
});

it("second tries are a tenth of the calls at most, after the first ten", () => {
  const health = new UpstreamHealth();
  let retries = 0;
  for (let call = 0; call < 1_000; call++) {
    if (call % 2 === 0) health.answered("search");
    else health.failed("search", String(call));
    if (health.mayRetry()) retries += 1;
  }
  expect(retries).toBeGreaterThan(90);
  expect(retries).toBeLessThanOrEqual(110);
});
