import { expect, test } from "vitest";
import type { Call } from "../upstream/client.ts";
import { DocumentLife } from "./document-life.ts";

const NOW = Date.parse("2026-11-23T00:00:00Z");
const reply = (seconds: number) => ({ staleUntil: NOW + seconds * 2_000, isOld: false });
const call = (answer: Promise<unknown>) => (async () => answer) as unknown as Call;

test("a document lives as long as its shortest-lived reply", () => {
  const life = new DocumentLife();
  life.take({}, reply(300), NOW);
  life.take({}, reply(30), NOW);
  expect(life).toMatchObject({ until: NOW + 60_000, isOld: false, isWhole: true });
});

test("it ends at the end of the first discount in it, also where it would be delivered while it is renewed", () => {
  const life = new DocumentLife();
  const row = { id: 1, discount: 10, discount_end_time: new Date(NOW + 5_000).toISOString() };
  life.take({ product: [row] }, reply(30), NOW);
  expect(life).toMatchObject({ until: NOW + 5_000 });
});

test("it ends when something that the page prints is right no longer", () => {
  const life = new DocumentLife();
  life.take({}, reply(30), NOW);
  life.endBy(NOW + 40_000);
  expect(life).toMatchObject({ until: NOW + 40_000 });
  life.endBy(NOW + 5_000);
  expect(life).toMatchObject({ until: NOW + 5_000 });
});

test("one reply that outlived its time makes it old, one that may not be cached keeps it out of the cache", () => {
  const life = new DocumentLife();
  life.take({}, { ...reply(-1), isOld: true }, NOW);
  life.take({}, reply(30), NOW);
  expect(life.isOld).toBe(true);
  life.take({}, null, NOW);
  expect(life.isWhole).toBe(false);
});

test("a call that fails, or that has not answered yet, leaves a gap", async () => {
  const failing = new DocumentLife();
  await expect(failing.watch(call(Promise.reject(new Error("gone"))))("categories", undefined)).rejects.toThrow("gone");
  expect(failing.isWhole).toBe(false);

  const waiting = new DocumentLife();
  let answer = (_: object) => {};
  const pending = waiting.watch(
    call(
      new Promise((resolve) => {
        answer = resolve;
      }),
    ),
  )("categories", undefined);
  expect(waiting.isWhole).toBe(false);
  answer({});
  await pending;
  expect(waiting.isWhole).toBe(true);
});

test("what is asked past the cache is nobody's to keep", async () => {
  const life = new DocumentLife();
  await life.spoil(call(Promise.resolve({})))("categories", undefined);
  expect(life.isWhole).toBe(false);
});
