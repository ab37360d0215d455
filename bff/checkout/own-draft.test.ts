/** Whose the address draft of a browser is. */
import { expect, test } from "vitest";
import { ADDRESS } from "#tests/fixtures/checkout.ts";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { SESSION } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { ownDraft } from "./own-draft.ts";

/** The draft as a customer has it, and what is left of it in the browser. */
async function draftOf(owner: number | null | undefined, customer: number | null | undefined) {
  const { visitor } = fakeShop({}).visit();
  visitor.jar.write(cookies.shipping, { ...ADDRESS, customer: owner, orderKey: null });
  const own = await ownDraft(visitor, { ...SESSION, customer });
  return { own: own?.name, kept: (await visitor.jar.read(cookies.shipping))?.name };
}

test.each([
  ["their own", 7, 7],
  ["what was typed before anybody signed in", null, 7],
  ["what an older draft does not say whose it is", undefined, 7],
  ["the browser's, where the API gives customers no numbers", 7, null],
])("a customer has %s", async (_, owner, customer) => {
  expect(await draftOf(owner, customer)).toEqual({ own: ADDRESS.name, kept: ADDRESS.name });
});

test("another customer's draft is nobody's, and leaves the browser", async () => {
  expect(await draftOf(8, 7)).toEqual({ own: undefined, kept: undefined });
});

test("where nothing was typed there is none", async () => {
  expect(await ownDraft(fakeShop({}).visit().visitor, SESSION)).toBeUndefined();
});
