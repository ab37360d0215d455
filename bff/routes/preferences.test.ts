import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { askOrNull } from "../client.ts";
import { cookies } from "../session/cookies.ts";

test("the chosen colours are stored; unknown ones, or an unknown language, are an unknown page and keep nothing", async () => {
  const { bff, visitor } = fakeShop({}).visit();
  const chosen = await askOrNull(bff.preferences.theme.$post({ json: { value: "dark", next: "/cart" } }));
  expect(chosen).toEqual({ next: "/cart" });
  expect(await visitor.shopper.jar.read(cookies.theme)).toBe("dark");
  const other = fakeShop({}).visit();
  expect((await other.bff.preferences.theme.$post({ json: { value: "pink", next: "/" } })).status).toBe(404);
  expect((await other.bff.preferences.language.$post({ json: { value: "fr", next: "/" } })).status).toBe(404);
  expect(await other.visitor.shopper.jar.headers()).toEqual([]);
});
