/** How the service of three words is asked, and what of its answers is none; how long: bff/sign-in/provider-client.test.ts. */
import { afterEach, expect, test, vi } from "vitest";
import { testEnv } from "#tests/support/door.ts";
import { threeWordsAt } from "./three-words.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it is asked in Mongolian, to a metre, with the key in a header alone", async () => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ words: "нэг.хоёр.гурав" }));
  vi.stubGlobal("fetch", asked);
  const env = testEnv({ W3W_API_KEY: "canary-key" });
  expect(await threeWordsAt(env, { lat: 47.91914, long: 106.9176 })).toBe("нэг.хоёр.гурав");
  const [address = "", { headers } = {}] = asked.mock.calls[0] ?? [];
  const query = Object.fromEntries(new URL(address).searchParams);
  expect(query).toEqual({ coordinates: "47.91914,106.9176", language: "mn" });
  expect(new Headers(headers).get("X-Api-Key")).toBe("canary-key");
});

const odd = ["{}", "null", '{"words":"а.б', "<!DOCTYPE html>", "", "x".repeat(1_048_576)];
const words = ["а.б", "а.б.в.г", "а. б.в", "<b>.a.b", "'; DROP.a.b", `${"а".repeat(60)}.б.в`, "𐐷𐐷.𐐷𐐷.𐐷𐐷"];
test.each<[reason: string, body: string | null, status?: number]>([
  ...odd.map((body): [string, string] => ["shape", body]),
  ...[null, ["а", "б", "в"], ...words].map((one): [string, string] => ["shape", JSON.stringify({ words: one })]),
  ...[302, 402, 503].map((status): [string, null, number] => ["status", null, status]),
])("no words, and a line of the log: %s %j %s", async (reason, body, status = 200) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", asked);
  expect(await threeWordsAt(testEnv({ W3W_API_KEY: "key" }), { lat: 47.9, long: 106.9 })).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toHaveLength(1);
  expect(logged.mock.calls.join()).toContain(`"reason":"${reason}"`);
});
