import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { textBrowsers } from "./text-browsers.ts";

async function encodingOf(path: string, userAgent: string): Promise<string | null> {
  const app = doorWith([textBrowsers()]);
  app.get("/", (c) => c.html("<p>page</p>"));
  app.get("/pressed", (c) => c.body("x", 200, { "Content-Encoding": "gzip" }));
  app.get("/moved", (c) => c.redirect("/", 303));
  return (await app.request(SHOP + path, { headers: { "User-Agent": userAgent } })).headers.get("Content-Encoding");
}

it.each([
  ["/", "w3m/0.5.3+git20230121", "identity"],
  ["/", "Mozilla/5.0", null],
  ["/", "Lynx/2.9.0", null],
  ["/", "", null],
  ["/pressed", "w3m/0.5.3", "gzip"],
  ["/moved", "w3m/0.5.3", null],
])("%s for %s goes out as %s", async (path, userAgent, encoding) => {
  expect(await encodingOf(path, userAgent)).toBe(encoding);
});
