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

test("the chosen language is stored, and the shopper stays where they were", async () => {
  const { answer, kept } = await choose("en", "/category/3?page=2");
  expect(kept).toBe("en");
  expect(answer).toEqual({ next: "/category/3?page=2" });
});

test("the way on asks for no other language than the chosen one", async () => {
  expect((await choose("mn", "/category/3?lang=en&page=2")).answer).toEqual({ next: "/category/3?page=2" });
  expect((await choose("mn", "/?lang=en")).answer).toEqual({ next: "/" });
});

test("the sign-in page is a place to stay on, with its own way back checked", async () => {
  const page = "/login?sms=1&next=%2Fcart";
  expect((await choose("en", page)).answer).toEqual({ next: page });
  expect((await choose("en", "/login?next=%2F%2Fevil.example")).answer).toEqual({ next: "/login" });
  expect((await choose("en", "/Login.data?next=%2Flogin")).answer).toEqual({ next: "/login" });
  expect((await choose("en", "/logout")).answer).toEqual({ next: "/" });
});

test.each(["//evil.example", "https://evil.example/", "javascript:alert(1)", "/\\evil", ""])(
  "the way on is always in this shop: %s",
  async (next) => expect((await choose("mn", next)).answer).toEqual({ next: "/" }),
);

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
