import { expect, it } from "vitest";
import type { Call } from "./client.ts";
import { createSharedCall } from "./shared-call.ts";

/** An API that notes what it is asked, and fails when told to. */
function api() {
  const state = { asked: [] as string[], fails: false };
  const call = (async (name: string, request: unknown) => {
    state.asked.push(`${name} ${JSON.stringify(request)}`);
    if (state.fails) throw new Error("down");
    return { turn: state.asked.length };
  }) as unknown as Call;
  return { state, call: createSharedCall(call) };
}

it("makes equal calls once, concurrent or later in the request", async () => {
  const { state, call } = api();
  await Promise.all([call("compare", { id: [1] }), call("compare", { id: [1] })]);
  await call("compare", { id: [1] });
  await call("compare", { id: [2] });
  expect(state.asked).toEqual(['compare {"id":[1]}', 'compare {"id":[2]}']);
});

it("calls again after a write, and lets nobody wait twice for what has failed", async () => {
  const { state, call } = api();
  await call("compare", { id: [1] });
  await call("addFavouriteProduct", { id: 1 }, "token");
  await call("compare", { id: [1] });
  expect(state.asked).toHaveLength(3);
  state.fails = true;
  await expect(call("compare", { id: [2] })).rejects.toThrow("down");
  state.fails = false;
  await expect(call("compare", { id: [2] })).rejects.toThrow("down");
  expect(state.asked).toHaveLength(4);
});

it("shares nothing that is one customer's, and the cart's prices until a write", async () => {
  const { state, call } = api();
  for (const token of [null, "token", "token"]) await call("singleProduct", { id: 1 }, token);
  expect(state.asked).toHaveLength(3);
  for (let turn = 0; turn < 2; turn++) await call("cartProduct", { products: [1] });
  expect(state.asked).toHaveLength(4);
});
