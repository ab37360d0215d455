import { Hono } from "hono";
import { hc } from "hono/client";
import { validator } from "hono/validator";
import { expect, test } from "vitest";
import { handOver } from "./reply.ts";

test("what a route hands over arrives as it is, also behind middleware", async () => {
  const view = Object.freeze({ name: "утас", nothing: undefined, list: [1] });
  const app = new Hono().get(
    "/",
    validator("query", (query) => query),
    () => handOver(view),
  );
  const client = hc<typeof app>("http://bff.invalid", { fetch: (input: RequestInfo | URL) => app.request(input) });
  const response = await client.index.$get({ query: {} });
  expect([response.ok, response.status]).toEqual([true, 200]);
  const answer: typeof view = await response.json();
  expect(answer).toBe(view);
});
