/** What is left in a browser that was cleared; signing out and the next customer: tests/http/{sessions,follow-cart}.test.ts. */
import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { ask } from "../client.ts";
import { cookies } from "../session/cookies.ts";

/** Cookies that say nothing of what their shopper chose, bought or typed; every other one is cleared. */
const STAYING = ["language", "session", "theme", "view"];

test("clearing the browser leaves preferences and the session, and no other cookie there is", async () => {
  const { bff, visitor } = fakeShop({}).visit();
  await ask(bff.account.clear.$post());
  const all = Object.values(cookies);
  expect(
    all
      .filter((cookie) => !visitor.shopper.jar.hasChanged(cookie))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(STAYING);
  for (const header of await visitor.shopper.jar.headers()) expect(header).toContain("Max-Age=0");
});
