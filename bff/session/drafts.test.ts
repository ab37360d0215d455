/** What a page carries to the next one: refused quantities, and a profile form past the sign-in page. */
import { afterEach, expect, test, vi } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { testEnv } from "#tests/support/door.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { LONGEST_KEPT } from "../rules/contact.ts";
import { cookies } from "./cookies.ts";
import { openDraft, sealDraft } from "./profile-draft.ts";
import { keepTyped, type TypedQuantity, takeTyped } from "./quantity-draft.ts";
import { remember } from "./viewed.ts";

const ring = testEnv().COOKIE_KEYS;
afterEach(() => void vi.useRealTimers());

/** What the next page has of it, and the one after that. */
async function nextPages(typed: readonly TypedQuantity[]) {
  const shopper = returningVisitor(fakeShop({}));
  await shopper.request(async (_, visitor) => keepTyped(visitor, typed));
  const take = () => shopper.request((_, visitor) => takeTyped(visitor));
  return [await take(), await take()];
}

test("a refused quantity is on the next page as it was typed, and on no later one", async () => {
  const [next, later] = await nextPages([
    { id: 5, text: "2.5" },
    { id: 7, text: "900", isShort: true },
  ]);
  expect(next).toEqual([
    { id: 5, text: "2.5", isShort: false },
    { id: 7, text: "900", isShort: true },
  ]);
  expect(later).toEqual([]);
});

test.each([
  [" 1\u00003\n", "13"],
  ["", ""],
  ["123456789012", "123456789012"],
  ["1234567890123", "12345678901…"],
  ["арванхоёр", "арванх"],
  ["👍👍👍👍", "👍👍👍"],
])("of %j the field shows %j: the cookie has no room for more, and a letter is whole", async (text, shown) => {
  expect((await nextPages([{ id: 5, text }]))[0]).toEqual([{ id: 5, text: shown, isShort: false }]);
});

test("of more than the cookie holds the first stay", async () => {
  const typed = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, text: "0".repeat(10) }));
  const [next = []] = await nextPages(typed);
  expect(next.map(({ id }) => id)).toEqual([1, 2, 3]);
  const long = [{ id: 9_999_999_999, text: "ааааааааа" }, ...typed];
  expect((await nextPages(long))[0]).toMatchObject([{ id: 9_999_999_999, text: "аааааа" }]);
});

const DRAFT = { owner: "7", name: "Бат", email: "bat@example.mn", phone: "99112233", phone2: "" };

test("a profile form's draft opens for its owner, for an hour, and for nobody else", async () => {
  vi.useFakeTimers();
  const sealed = await sealDraft(ring, DRAFT);
  expect(sealed).not.toContain("bat");
  expect(await openDraft(ring, "7", sealed)).toEqual(DRAFT);
  expect(await openDraft(ring, "8", sealed)).toBeNull();
  expect(await openDraft(ring, "7", `${sealed}A`)).toBeNull();
  expect(await openDraft(ring, "7", "")).toBeNull();
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(await openDraft(ring, "7", sealed)).toEqual(DRAFT);
  vi.setSystemTime(Date.now() + 3_000);
  expect(await openDraft(ring, "7", sealed)).toBeNull();
});

test("a draft keeps of each field as much as its address has room for", async () => {
  const sealed = await sealDraft(ring, { ...DRAFT, name: "Ө".repeat(LONGEST_KEPT + 1) });
  expect((await openDraft(ring, "7", sealed))?.name).toBe("Ө".repeat(LONGEST_KEPT));
});

test("the product viewed last is first, once; the page of the same product again sets no cookie", async () => {
  const shopper = returningVisitor(fakeShop({}));
  const view = (id: number) =>
    shopper.request(async (_, visitor) => {
      await remember(visitor, id);
      return (await visitor.jar.headers()).length;
    });
  for (const id of [1, 2, 1]) expect(await view(id)).toBe(1);
  expect(await view(1)).toBe(0);
  expect(await shopper.request((_, { jar }) => jar.read(cookies.recent))).toEqual([1, 2]);
});
