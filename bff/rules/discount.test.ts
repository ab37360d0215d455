import { expect, test } from "vitest";
import { nextEnd } from "./discount.ts";

const END = "2026-11-21T12:00:00.000Z";
const AT = Date.parse(END);

test("the next end is the first that is still to come", () => {
  const ends = [null, "soon", "2020-01-01T00:00:00.000Z", END, "2027-01-01T00:00:00.000Z"];
  expect(nextEnd(ends, AT - 5)).toEqual({ at: AT, left: 5 });
  expect(nextEnd([END, null], AT)).toBeNull();
  expect(nextEnd([], AT)).toBeNull();
});
