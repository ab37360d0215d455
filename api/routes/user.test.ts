import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, TEST_CALLER_SECRET, type TestApi } from "../testing/server.ts";
import { newShopper } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

test("a token of a customer who is gone is no token", async () => {
  const { id, token } = await newShopper(api);
  await api.sql("DELETE FROM user WHERE id = ?", id);
  expect((await api.post("/api/user/my-info", undefined, token)).status).toBe(401);
});

test("social login takes a profile from nobody but a backend that knows the secret", async () => {
  const body = JSON.stringify({
    user: { id: "f9", name: "x", picture: { data: { url: "https://pictures.example.com/1.jpg" } } },
  });
  const as = async (headers: Record<string, string>) =>
    (await api.fetch("/api/user/facebook-login", { method: "POST", headers, body })).status;
  expect(await as({})).toBe(401);
  expect(await as({ "X-Caller-Secret": "" })).toBe(401);
  expect(await as({ "X-Caller-Secret": "a guess" })).toBe(401);
  expect(await as({ "X-Caller-Secret": `${TEST_CALLER_SECRET}x` })).toBe(401);
  expect(await as({ "X-Caller-Secret": TEST_CALLER_SECRET })).toBe(200);
});
