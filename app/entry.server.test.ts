import { createStaticHandler } from "@remix-run/router";
import { afterEach, expect, it, vi } from "vitest";
import { handleError } from "./entry.server.tsx";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

type Arguments = Parameters<typeof handleError>[1];
const asked = (request: Request): Arguments => ({
  request,
  params: {},
  context: { route: "/brands" } as Arguments["context"],
});

/** What the router makes of a post to a page that takes none, as Remix hands it on. */
async function refusedPost(request: Request): Promise<unknown> {
  const { query } = createStaticHandler([{ id: "brands", path: "/brands" }]);
  const context = await query(request);
  if (context instanceof Response) throw new Error("answered");
  return Object.values(context.errors ?? {})[0];
}

it("a post to a page that takes none is its sender's mistake: a warning, and no sign of a bad deployment", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const request = new Request("https://shop.test/brands", { method: "POST", body: "a=1" });
  handleError(await refusedPost(request), asked(request));
  expect(logged).not.toHaveBeenCalled();
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({ level: "warn", event: "odd-request" });
});

it("any other error is logged by its name and place, without its message", () => {
  handleError(new TypeError("Бат 99112233"), asked(new Request("https://shop.test/brands")));
  expect(logged).toHaveBeenCalledTimes(1);
  const line = String(logged.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ level: "error", event: "page", name: "TypeError", route: "/brands" });
  expect(line).not.toContain("99112233");
});
