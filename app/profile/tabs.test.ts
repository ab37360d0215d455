import { expect, test } from "vitest";
import { ROLES, roleOf } from "./tabs.ts";

test("an address names one of the tabs, and every other text the first of them", () => {
  for (const role of ROLES) expect(roleOf(role)).toBe(role);
  for (const text of [null, "", "Saved", "constructor", "__proto__", "saved "]) expect(roleOf(text)).toBe(ROLES[0]);
});
