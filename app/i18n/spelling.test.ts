import { expect, test } from "vitest";
import { mn } from "./mn/index.ts";

/** Verbatim sentences of the specification and the API, which spell "e-mail" differently. */
const VERBATIM = [
  "account.emailConfirmed",
  "forgot.email",
  "forgot.emailRequired",
  "forgot.refused",
  "forgot.sentTitle",
  "refusals.unconfirmed",
  "refusals.unconfirmedNotMailed",
  "register.email",
  "register.emailRequired",
];

test("our own sentences spell e-mail in one way", () => {
  const odd = Object.entries(mn).flatMap(([subject, words]) =>
    Object.entries(words).flatMap(([key, text]) =>
      /и-мэйл|имайл|e-?mail/i.test(text.replace(/\{\{\w+\}\}/g, "")) ? [`${subject}.${key}`] : [],
    ),
  );
  expect(odd.filter((key) => key !== "forgot.emailInvalid").toSorted()).toEqual(VERBATIM);
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

test("a question's particle never begins a line", () => {
  const questions = Object.values(mn).flatMap((words) =>
    Object.values(words).filter((text) => /[\s\u00a0](?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text)),
  );
  expect(questions.length).toBeGreaterThan(3);
  expect(questions.filter((text) => !/\u00a0(?:уу|үү|юу|юү|вэ|бэ)\?/u.test(text))).toEqual([]);
});
