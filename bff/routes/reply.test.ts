import { Hono } from "hono";
import { hc } from "hono/client";
import { validator } from "hono/validator";
import { expect, test } from "vitest";
import { ask } from "../client.ts";
import { replyWith } from "./reply.ts";

test("what a route hands over arrives as it is, also behind middleware", async () => {
  const view = Object.freeze({ name: "утас", nothing: undefined, list: [1] });
  const app = new Hono().get(
    "/",
    validator("query", (query) => query),
    () => replyWith(view),
  );
  const client = hc<typeof app>("http://bff.invalid", { fetch: (input: RequestInfo | URL) => app.request(input) });
  const response = await client.index.$get({ query: {} });
  expect([response.ok, response.status]).toEqual([true, 200]);
  const answer: typeof view = await ask(Promise.resolve(response));
  expect(answer).toBe(view);
});
