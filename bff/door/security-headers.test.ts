import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { HISTORY_SCRIPT_HASH } from "#bff/rules/history-script.ts";
import { doorWith, SHOP, testEnv } from "#tests/support/door.ts";
import { securityHeaders } from "./security-headers.ts";

function door(SHOP_ORIGIN?: string, vars: Record<string, string> = {}) {
  const app = doorWith([securityHeaders], testEnv({ ...(SHOP_ORIGIN ? {} : { SHOP_ORIGIN }), ...vars }));
  for (const path of ["/shipping", "/contact", "/cart"]) app.get(path, (c) => c.html("<p>"));
  app.get("/page", (c) => c.html(`<script nonce="${c.get("nonce")}"></script>`));
  app.get("/data", (c) => c.json({}));
  app.get("/picture", (c) => {
    c.set("policy", "default-src 'none'; sandbox");
    return c.body("", 200, { "Content-Type": "image/svg+xml" });
  });
  app.get("/broken", () => {
    throw new Error("unexpected");
  });
  return app.onError((_, c) => c.html("<p>", 500));
}

it("gives every page a policy without unsafe-inline, with the nonce that the page carries", async () => {
  const response = await door(SHOP).request("https://shop.test/page");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = (await response.text()).match(/nonce="([^"]+)"/)?.[1];
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'nonce-${nonce}' '${HISTORY_SCRIPT_HASH}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "upgrade-insecure-requests",
  ]);
});

it("gives static files the permissions of every page", async () => {
  const { headers } = await door(SHOP).request("https://shop.test/page");
  const written = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");
  expect(written).toContain(`\n  Permissions-Policy: ${headers.get("Permissions-Policy")}\n`);
});

it("lets every page ask the browser where it is, its own script alone, and use nothing else of the device", async () => {
  const { headers } = await door(SHOP).request("https://shop.test/cart");
  const permissions = (headers.get("Permissions-Policy") ?? "").split(", ");
  expect(permissions).toContain("geolocation=(self)");
  for (const one of permissions.filter((each) => !each.startsWith("geolocation"))) expect(one).toMatch(/=\(\)$/);
});

it("lets every page show the pictures of a map, of exactly the configured origin", async () => {
  const vars = {
    MAP_TILES: "https://tiles.example:8443/v1/{z}/{x}/{y}.png?key=a;b",
    MAP_ATTRIBUTION: "© the map's authors",
  };
  const pictures = async (path: string, given: Record<string, string>) =>
    (await door(SHOP, given).request(`https://shop.test${path}`)).headers
      .get("Content-Security-Policy")
      ?.match(/img-src [^;]*/)?.[0];
  for (const path of ["/shipping", "/contact", "/cart"])
    expect(await pictures(path, vars)).toBe("img-src 'self' data: https://tiles.example:8443");
  expect(await pictures("/shipping", {})).toBe("img-src 'self' data:");
});
