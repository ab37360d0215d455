import { expect, test } from "vitest";
import { errorTable } from "#bff/errors.ts";
import { failureKind } from "./failure-kind.ts";

test.each(Object.entries(errorTable))("%s says the sentence that the BFF's table names", (_, { status, message }) => {
  expect(`errors.${failureKind(status)}`).toBe(message);
});

test("a status that the table does not have is an internal error", () => {
  expect(failureKind(418)).toBe("internal");
});
