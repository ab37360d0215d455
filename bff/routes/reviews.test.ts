import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";

/** What is no review: tests/contract/forms-and-calls.test.ts. */
test("a review reaches the API as it was meant: trimmed, its line ends plain, nothing in it that turns text around", async () => {
  const shop = fakeShop({ addProductReview: { result: "success" } });
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
