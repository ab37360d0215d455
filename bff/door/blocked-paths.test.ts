import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { blockedPaths } from "./blocked-paths.ts";

const ask = (path: string, method = "GET") => {
  const app = doorWith([blockedPaths]);
  app.all("*", (c) => c.text("through"));
  return app.request(`${SHOP}${path}`, { method });
};

it.each([
  ["/?_data=root", 400],
  ["/cart?_data=routes%2Fcart", 400],
  ["/cart?a=b&%5Fdata=root", 400],
  ["/__manifest", 404],
  ["/__manifest?p=/a&p=/b&version=1", 404],
  ["/cart.data?_routes=root", 200],
  ["/search?search=_data", 200],
])("%s → %i", async (path, status) => {
  expect((await ask(path)).status).toBe(status);
  expect((await ask(path, "POST")).status).toBe(status);
});
