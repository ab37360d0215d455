import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { ask } from "../client.ts";
import { eventsWithProducts, rememberEvent } from "./empty-events.ts";

test("an event that was empty a moment ago is left out, until it is not or five minutes have passed", () => {
  const events = [{ id: 1 }, { id: 2 }, { id: 3 }];
  rememberEvent(2, true, 1_000);
  rememberEvent(3, true, 1_000);
  expect(eventsWithProducts(events, 1_000)).toEqual([{ id: 1 }]);
  rememberEvent(3, false, 2_000);
  expect(eventsWithProducts(events, 2_000)).toEqual([{ id: 1 }, { id: 3 }]);
  expect(eventsWithProducts(events, 301_000)).toEqual(events);
});

test("a server that names an empty event: once one shopper has followed it, it is no hashtag, and it costs no call", async () => {
  const events = [
    { id: 71, event_name: "Наадам", image: null },
    { id: 72, event_name: "Хоосон", image: null },
  ];
  const { visit, calls } = fakeShop({
    categories: { category: [], subCategory: [], events },
    event: { result: "failed", data: "" },
  });
  const shown = async () => {
    const { bff } = visit();
    return (await ask(bff.shell.$get())).events.map(({ id }) => id);
  };
  expect(await shown()).toEqual([71, 72]);
  const { bff } = visit();
  const answer = await bff.lists.event[":id"].$get({ param: { id: "72" }, query: { search: "" } });
  expect(answer.status).toBe(404);
  expect(await shown()).toEqual([71]);
  expect(calls.filter(({ name }) => name === "event")).toHaveLength(1);
});
