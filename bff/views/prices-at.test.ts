import { expect, test } from "vitest";
import { pricesAt } from "./prices-at.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const row = (id: number, end: string | null, discount = 20) => ({
  id,
  sale_price: 100,
  discount,
  discount_end_time: end,
});
const PAST = "2026-11-21T12:00:00.000Z";
const SOON = "2026-11-21T12:00:01.000Z";
const LATER = "2026-11-22T00:00:00.000Z";

test("an ended discount does not count, in any row; its end is still returned", () => {
  const reply = { single: [row(1, PAST)], lists: { a: [row(2, LATER), row(3, PAST)] }, name: "x", nothing: null };
  expect(pricesAt(reply, NOW).reply).toEqual({
    ...reply,
    single: [row(1, PAST, 0)],
    lists: { a: [row(2, LATER), row(3, PAST, 0)] },
  });
});

test("the end in one list holds for the product in every list of the reply", () => {
  const bare = (id: number, discount: number) => ({ id, discount });
  const { reply } = pricesAt({ discounted: [row(1, PAST), row(2, LATER)], random: [bare(1, 20), bare(2, 20)] }, NOW);
  expect(reply.random).toEqual([bare(1, 0), bare(2, 20)]);
});

test("where nothing has ended the reply is the very object", () => {
  const reply = { product: [row(1, null), row(2, SOON), row(3, "soon"), row(4, PAST, 0)], specs: [{ RAM: "8GB" }] };
  expect(pricesAt(reply, NOW).reply).toBe(reply);
});

test("it is good until the next discount ends", () => {
  expect(pricesAt({ a: [row(1, LATER), row(2, SOON)], b: [row(3, PAST)] }, NOW).until).toBe(Date.parse(SOON));
  expect(pricesAt({ a: [row(1, null), row(2, "soon"), row(3, SOON, 0)] }, NOW).until).toBe(Number.POSITIVE_INFINITY);
});
