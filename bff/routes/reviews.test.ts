import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";

const success = { addProductReview: { result: "success" } };

test("a review reaches the API as it was meant: trimmed, its line ends plain, nothing in it that turns text around", async () => {
  const shop = fakeShop(success);
  const visitor = returningVisitor(shop);
  await visitor.signIn();
  const json = { id: 5, rate: 4, message: " <b>Сайн</b> \u202e'; DROP TABLE--\r\n\r\n\r\nбараа " };
  expect(await visitor.request(async (bff) => ask(bff.reviews.$post({ json })))).toMatchObject({
    outcome: "given",
  });
  expect(shop.calls).toEqual([
    {
      name: "addProductReview",
      body: { id: 5, rate: 4, message: "<b>Сайн</b> ’; DROP TABLE--\n\nбараа" },
      authorization: "Bearer customer-token",
    },
  ]);
});

test.each([
  [0, "Сайн"],
  [6, "Сайн"],
  [3.5, "Сайн"],
  [5, ""],
  [5, " \n\u200f\t "],
  [5, "а".repeat(501)],
  [5, "x".repeat(10_240)],
])("%d stars and such a comment never reach the API", async (rate, message) => {
  const shop = fakeShop(success);
  const visitor = returningVisitor(shop);
  await visitor.signIn();
  const answer = await visitor.request((bff) => bff.reviews.$post({ json: { id: 5, rate, message } }));
  expect(Number(answer.status)).toBe(400);
  expect(shop.calls).toEqual([]);
});
