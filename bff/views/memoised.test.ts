import { expect, test } from "vitest";
import { memoised } from "./memoised.ts";

test("what visitors share cannot be changed by one of them", () => {
  const view = memoised((_: object) => ({ cards: [{ price: 1 }] }));
  const { cards } = view({});
  expect(() => cards.pop()).toThrow(TypeError);
  expect(() => Object.assign(cards[0] ?? {}, { price: 0 })).toThrow(TypeError);
});

test("when a discount in a reply ends, the view is made anew, from a reply without it", () => {
  const end = Date.parse("2026-11-21T12:00:00.000Z");
  let looks = 0;
  const view = memoised(({ row: { discount } }: { row: { discount: number; discount_end_time: string } }) => {
    looks += 1;
    return { discount };
  });
  const reply = { row: { discount: 20, discount_end_time: new Date(end).toISOString() } };
  expect([view(reply, end - 2), view(reply, end - 1), looks]).toEqual([{ discount: 20 }, { discount: 20 }, 1]);
  expect([view(reply, end), view(reply, end + 1), looks]).toEqual([{ discount: 0 }, { discount: 0 }, 2]);
});
