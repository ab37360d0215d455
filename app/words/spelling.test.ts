import { expect, test } from "vitest";
import { TEXTS } from "#app/info/texts.server.ts";
import { SENTENCES } from "./all.server.ts";

const sentences = Object.values(SENTENCES.mn).flatMap((words) => Object.values(words));

test("what a customer saves up is a bonus everywhere, and never points of some other kind", () => {
  const texts = [...sentences, JSON.stringify([...TEXTS.mn])];
  expect(texts.filter((text) => /(?<!\p{L})оноо/iu.test(text))).toEqual([]);
});

test("a case ending stands at its word", () => {
  expect(sentences.filter((text) => /\s-\p{L}/u.test(text))).toEqual([]);
});

test("a question's particle never begins a line", () => {
  const questions = sentences.filter((text) => /[\s\u00a0](?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text));
  expect(questions.length).toBeGreaterThan(3);
  expect(questions.filter((text) => !/\u00a0(?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text))).toEqual([]);
});
