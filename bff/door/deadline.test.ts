import { afterEach, expect, it, vi } from "vitest";
import { doorWith } from "#tests/support/door.ts";
import { deadline } from "./deadline.ts";

afterEach(() => vi.useRealTimers());

it("answers for a page that hangs", async () => {
  vi.useFakeTimers();
  const app = doorWith([deadline({ longest: 5_000 })]);
  app.get("/", () => new Promise<Response>(() => undefined));
  const answer = Promise.resolve(app.request("/"));
  await vi.advanceTimersByTimeAsync(5_000);
  const response = await answer;
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("upstream-unreachable");
});

it("gives a request 25 s in all", async () => {
  vi.useFakeTimers();
  const app = doorWith([deadline()]);
  app.get("/", () => new Promise<Response>(() => undefined));
  const answered = vi.fn();
  void Promise.resolve(app.request("/")).then(answered);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
});

it("leaves no timer behind a page that answers", async () => {
  vi.useFakeTimers();
  const app = doorWith([deadline()]);
  app.get("/", (c) => c.text("through"));
  expect(await (await app.request("/")).text()).toBe("through");
  expect(vi.getTimerCount()).toBe(0);
});
