import { expect, test } from "vitest";
import { TEXTS } from "#app/info/texts.server.ts";
import { SENTENCES } from "./all.server.ts";

const { mn } = SENTENCES;

/** Verbatim sentences of the specification's error catalogue and the API, which have another word for "e-mail". */
const VERBATIM = [
  "account.emailConfirmed",
  "forgot.refused",
  "refusals.unconfirmed",
  "refusals.unconfirmedNotMailed",
  "register.taken",
];

test("our own sentences have one word for e-mail", () => {
  const odd = Object.entries(mn).flatMap(([subject, words]) =>
    Object.entries(words).flatMap(([key, text]) =>
      /и-мэйл|имайл|цахим хаяг|e-?mail/i.test(text.replace(/\{\{\w+\}\}/g, "")) ? [`${subject}.${key}`] : [],
    ),
  );
  expect(odd.filter((key) => key !== "forgot.emailInvalid").toSorted()).toEqual(VERBATIM);
});

test("what a customer saves up is a bonus everywhere, and never points of some other kind", () => {
  const texts = [...Object.values(mn).flatMap((words) => Object.values(words)), JSON.stringify([...TEXTS.mn])];
  expect(texts.filter((text) => /(?<!\p{L})оноо/iu.test(text))).toEqual([]);
});

/** What stands for a number or a sum: a case ending follows these by a hyphen, and words without one. */
const NUMBERS = ["from", "limit", "number", "page", "pages", "total"];

test("a case ending is joined by a hyphen to numbers alone", () => {
  const joined = Object.entries(mn).flatMap(([subject, words]) =>
    Object.entries(words).flatMap(([key, text]) =>
      [...text.matchAll(/\{\{(\w+)\}\}-\p{L}/gu)].map(([, name = ""]) => ({ name, key: `${subject}.${key}` })),
    ),
  );
  expect(joined.length).toBeGreaterThan(8);
  expect(joined.filter(({ name }) => !NUMBERS.includes(name))).toEqual([]);
});

test("a case ending stands at its word", () => {
  const apart = Object.values(mn).flatMap((words) => Object.values(words).filter((text) => /\s-\p{L}/u.test(text)));
  expect(apart).toEqual([]);
});

test("a question's particle never begins a line", () => {
  const questions = Object.values(mn).flatMap((words) =>
    Object.values(words).filter((text) => /[\s\u00a0](?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text)),
  );
  expect(questions.length).toBeGreaterThan(3);
  expect(questions.filter((text) => !/\u00a0(?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text))).toEqual([]);
});
