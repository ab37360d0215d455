import { expect, test } from "vitest";
import { parseOrderNumber, parseOrderStatus, trackingProgress, trackingStages, trackingStep } from "./order.ts";

test.each(["refunded", "Paid", "constructor", "", null])("%o is no status, and above all not a pending one", (text) => {
  expect(parseOrderStatus(text)).toBeNull();
});

test.each([
  ["pending", 1, 20],
  ["paid", 2, 40],
  ["shipping", 3, 60],
  ["delivered", 4, 100],
  ["expired", 1, 20],
] as const)("%s is step %d at %d percent", (status, step, progress) => {
  expect(trackingStep(status)).toBe(step);
  expect(trackingProgress(status)).toBe(progress);
});

test.each([
  ["pending", ["done", "active", "ahead", "ahead", "ahead"]],
  ["paid", ["done", "done", "active", "ahead", "ahead"]],
  ["shipping", ["done", "done", "done", "active", "ahead"]],
  ["delivered", ["done", "done", "done", "done", "done"]],
  ["expired", ["done", "ahead", "ahead", "ahead", "ahead"]],
] as const)("the stages of %s are drawn %o", (status, states) => {
  expect(trackingStages(status).map(({ state }) => state)).toEqual(states);
});

test.each([
  ["\u2068pi\u200b15\u00ad90\u2060056\u200e\u2069", "PI1590056"],
  ["PI1590056123", "PI1590056123"],
  [" pi 1590 056\t", "PI1590056"],
  ["#PI1", "PI1"],
  ["№PI1", "PI1"],
  ["", null],
  ["#", null],
  ["PI1' OR 1=1", null],
  ["ПИ1590056", null],
  ["P".repeat(41), null],
])("an order's number is read from %o", (text, number) => {
  expect(parseOrderNumber(text)).toBe(number);
});
