import { expect, it, vi } from "vitest";
import { handleError } from "./entry.server.tsx";

// That a post to a page that takes none is a warning: tests/http/log.test.ts.
it("an error of a page is logged by its name and place, without its message", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const context = { route: "/brands" } as Parameters<typeof handleError>[1]["context"];
  handleError(new TypeError("Бат 99112233"), { request: new Request("https://shop.test/brands"), params: {}, context });
  expect(logged).toHaveBeenCalledTimes(1);
  const line = String(logged.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ level: "error", event: "page", name: "TypeError", route: "/brands" });
  expect(line).not.toContain("99112233");
});
