import { expect, test } from "vitest";
import { errorTable } from "#bff/errors.ts";
import { failureKind } from "./failure-kind.ts";

// The front door renders refusals by a route of their own, whose status is 404.
test.each(Object.entries(errorTable))(
  "%s says the sentence that the BFF's table names, whatever the status",
  (code, { message }) => {
    expect(`errors.${failureKind(404, { code })}`).toBe(message);
  },
);

test("Remix' own errors have a status only", () => {
  expect(failureKind(405, "Error: No action")).toBe("methodNotAllowed");
  expect(failureKind(418, null)).toBe("internal");
  expect(failureKind(500, { code: "constructor" })).toBe("internal");
});
