import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../../testing/server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const ask = async (query: string, headers: Record<string, string> = { "X-Api-Key": "och-sandbox" }) => {
  const answer = await api.fetch(`/sandbox/three-words?${query}`, { headers });
  return { status: answer.status, body: (await answer.json()) as { words?: string } };
};
const at = async (lat: number, long: number) =>
  (await ask(`coordinates=${lat},${long}&language=mn`)).body.words ?? "none";

test("names a square of ten metres by three words, and its neighbours by others", async () => {
  const here = await at(47.91834, 106.91772);
  expect(here).toMatch(/^[а-яёөү]+(?:\.[а-яёөү]+){2}$/);
  expect(await at(47.91834, 106.91772)).toBe(here);
  const around = await Promise.all([at(47.91844, 106.91772), at(47.91834, 106.91782), at(47.91824, 106.91762)]);
  expect(new Set([here, ...around]).size).toBe(4);
});

test("refuses a question without a key, or one that it does not understand", async () => {
  expect((await ask("coordinates=47.9,106.9&language=mn", {})).status).toBe(401);
  expect((await ask("coordinates=here&language=mn")).status).toBe(400);
});
