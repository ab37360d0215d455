import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { askOrNull } from "../client.ts";
import { cookies } from "../session/cookies.ts";

async function choose(language: string, next: string) {
  const { bff, visitor } = fakeShop({}).visit();
  const answered = bff.preferences.language.$post({ json: { value: language, next } });
  return {
    status: (await answered).status,
    answer: await askOrNull(answered),
    kept: await visitor.shopper.jar.read(cookies.language),
  };
}

test("the chosen colours are stored; unknown ones are an unknown page and keep nothing", async () => {
  const { bff, visitor } = fakeShop({}).visit();
  const chosen = await askOrNull(bff.preferences.theme.$post({ json: { value: "dark", next: "/cart" } }));
  expect(chosen).toEqual({ next: "/cart" });
  expect(await visitor.shopper.jar.read(cookies.theme)).toBe("dark");
  const other = fakeShop({}).visit();
  expect((await other.bff.preferences.theme.$post({ json: { value: "pink", next: "/" } })).status).toBe(404);
  expect(await other.visitor.shopper.jar.read(cookies.theme)).toBeUndefined();
});

test("an unknown language is an unknown page and keeps nothing", async () => {
  const { status, kept } = await choose("fr", "/");
  expect(status).toBe(404);
  expect(kept).toBeUndefined();
});
