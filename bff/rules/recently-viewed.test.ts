import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_REMEMBERED, recentlyShown, rememberViewed } from "./recently-viewed.ts";

test("what was viewed is the last ten different products, newest first", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 15 })), (views) => {
      const remembered = views.reduce<readonly number[]>(rememberViewed, []);
      expect(remembered).toEqual([...new Set(views.toReversed())].slice(0, MAX_REMEMBERED));
    }),
  );
});

test("five are shown, without the product that the shopper is looking at", () => {
  expect(recentlyShown([7, 6, 5, 4, 3, 2, 1])).toEqual([7, 6, 5, 4, 3]);
  expect(recentlyShown([7, 6, 5, 4, 3, 2, 1], 6)).toEqual([7, 5, 4, 3, 2]);
});
