import { expect, test } from "vitest";
import { errorTable } from "#bff/errors.ts";
import { failureKind } from "./failure-kind.ts";

test.each(Object.entries(errorTable))(
  "%s says the sentence that the BFF's table names",
  (code, { status, message }) => {
    expect(`errors.${failureKind(status, { code })}`).toBe(message);
  },
);

test("a code counts before the status: the front door renders refusals at an address of their own", () => {
  expect(failureKind(404, { code: "forbidden" })).toBe("forbidden");
});

test("Remix' own errors have a status only", () => {
  expect(failureKind(405, "Error: No action")).toBe("methodNotAllowed");
  expect(failureKind(418, null)).toBe("internal");
  expect(failureKind(500, { code: "constructor" })).toBe("internal");
});
