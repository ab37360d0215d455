import { expect, test } from "vitest";
import { formatAverage, summariseRatings, wholeStars } from "./rating.ts";

test("counts, shares and the true average", () => {
  expect(summariseRatings([5, 5, 4, 2, 1, 5])).toEqual({
    count: 6,
    average: 3.7, // 22 / 6
    stars: [
      { star: 5, count: 3, percent: 50 },
      { star: 4, count: 1, percent: 17 },
      { star: 3, count: 0, percent: 0 },
      { star: 2, count: 1, percent: 17 },
      { star: 1, count: 1, percent: 17 },
    ],
  });
});

test("without reviews there is no average, and every share is 0", () => {
  const { count, average, stars } = summariseRatings([]);
  expect({ count, average }).toEqual({ count: 0, average: null });
  expect(stars.map((row) => row.percent)).toEqual([0, 0, 0, 0, 0]);
});

test("what is off the scale is no rating; of an average the half goes up", () => {
  expect(summariseRatings([4, 0, 6, -1, 2.5, Number.NaN])).toMatchObject({ count: 1, average: 4 });
  expect(summariseRatings([1, 1, 1, 2]).average).toBe(1.3);
});

test.each([
  [[5, 4, 4, 4], "4.3"],
  [[5, 4], "4.5"],
  [[4], "4.0"],
])("the average of %j is printed as %s", (rates, printed) => {
  expect(formatAverage(summariseRatings(rates).average ?? 0)).toBe(printed);
});

test.each([
  [null, null],
  [0, null],
  [-1, null],
  [0.2, 1],
  [1, 1],
  [3.4, 3],
  [3.5, 4],
  [5, 5],
  [7, 5],
])("a list shows %s as %s whole stars", (totalRate, stars) => {
  expect(wholeStars(totalRate)).toBe(stars);
});
