import { expect, it } from "vitest";
import { cookieOf, doorWith, SHOP, signedIn } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { cacheRule } from "./cache-rule.ts";

const PUBLIC = { "Cache-Control": "public, max-age=3600" };

function door() {
  const app = doorWith([cacheRule]);
  app.get("/page", (c) => c.html("<p>", 200, PUBLIC));
  app.get("/page.data", (c) => c.body("[]", 200, { ...PUBLIC, "Content-Type": "text/x-script" }));
  app.get("/api", (c) => c.json({}, 200, PUBLIC));
  app.get("/sitemap.xml", (c) => c.body("<urlset/>", 200, { ...PUBLIC, "Content-Type": "application/xml" }));
  app.get("/untold.xml", (c) => c.body("<urlset/>", 200, { "Content-Type": "application/xml" }));
  app.get("/cookie.xml", (c) =>
    c.body("<urlset/>", 200, { ...PUBLIC, "Content-Type": "application/xml", "Set-Cookie": "a=b" }),
  );
  app.get("/moved", (c) => c.body(null, 303, { ...PUBLIC, Location: "/" }));
  app.get("/missing", (c) => c.html("<p>", 404, PUBLIC));
  app.get("/broken", (c) => c.html("<p>", 500, PUBLIC));
  app.get("/picture", (c) => {
    c.set("shared", "public, max-age=86400");
    return c.body("", 404, { "Content-Type": "image/svg+xml" });
  });
  app.get("/picture-with-cookie", (c) => {
    c.set("shared", "public, max-age=86400");
    return c.body("", 200, { "Content-Type": "image/svg+xml", "Set-Cookie": "a=b" });
  });
  return app;
}

const rule = async (path: string, cookie?: string) => {
  const { headers } = await door().request(`${SHOP}${path}`, { headers: cookie ? { Cookie: cookie } : {} });
  return headers.get("Cache-Control");
};

it.each([
  ["/page", "private, no-cache"],
  ["/page.data", "private, no-cache"],
  ["/api", "private, no-cache"],
  ["/sitemap.xml", "public, max-age=3600"],
  ["/untold.xml", "private, no-cache"],
  ["/cookie.xml", "private, no-store"],
  ["/moved", "private, no-store"],
  ["/missing", "private, no-store"],
  ["/broken", "private, no-store"],
  ["/nowhere", "private, no-store"],
  ["/picture", "public, max-age=86400"],
  ["/picture-with-cookie", "private, no-store"],
])("a guest's %s is %s", async (path, expected) => {
  expect(await rule(path)).toBe(expected);
});

it.each(["/page", "/page.data", "/api", "/sitemap.xml", "/untold.xml", "/missing"])(
  "nothing of %s is cached for a customer",
  async (path) => {
    expect(await rule(path, await signedIn())).toBe("private, no-store");
  },
);

it("takes a broken session for none, and other cookies for no session", async () => {
  expect(await rule("/page", "__Host-session=broken")).toBe("private, no-cache");
  expect(await rule("/page", await cookieOf(cookies.recent, [1]))).toBe("private, no-cache");
});

it("shares a picture between customers and guests", async () => {
  expect(await rule("/picture", await signedIn())).toBe("public, max-age=86400");
});
