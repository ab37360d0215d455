import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import { localPath, returnPath } from "./local-path.ts";

describe("localPath", () => {
  it.each([
    ["/", "/"],
    ["/cart", "/cart"],
    ["/show-order/INV-1", "/show-order/INV-1"],
    ["/category/3?brand=81&color=%D0%A5%D0%B0%D1%80&page=2", "/category/3?brand=81&color=%D0%A5%D0%B0%D1%80&page=2"],
    ["/category/3?color=Хар", "/category/3?color=%D0%A5%D0%B0%D1%80"],
    ["/search?search=a%20b%2Fc", "/search?search=a%20b%2Fc"],
    ["/cart#total", "/cart"],
    ["/a/../cart", "/cart"],
  ])("lets %s through", (value, path) => {
    expect(localPath(FEW_PAGES, value, "/home")).toBe(path);
  });

  it.each([
    null,
    undefined,
    3,
    "",
    "cart",
    "//evil.example",
    "/\\evil.example",
    " /cart",
    "/%2fevil.example",
    "/%00cart",
    "/%252fevil.example",
    "/%2f/evil.example",
    "////evil.example/%2e%2e",
    "/cart/%2e%2e//evil.example",
    "@evil.example",
    ".evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/cart\u0000",
    "/cart?x=\r\nSet-Cookie:a=b",
    "/cart\u2028",
    "/login?next=/cart",
    "/Login",
    "/login.data",
    "/logout",
    "/register/",
    "/api/user/my-info",
    `/${"a".repeat(2_000)}`,
  ])("does not believe %j", (value) => {
    expect(localPath(FEW_PAGES, value, "/home")).toBe("/home");
  });

  it("never leaves the shop, whatever the text, and gives its own result back unchanged", () => {
    const pieces = fc.constantFrom("//", "..", "%2f", "%5c", "%09", "evil.example", "cart", ..."/\\.@:?#\t\n");
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(pieces).map((all) => `/${all.join("")}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const path = localPath(FEW_PAGES, text, "/home");
        const url = new URL(path, "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
        expect(url.pathname.startsWith("//")).toBe(false);
        expect(path.startsWith("/")).toBe(true);
        expect(localPath(FEW_PAGES, path, "/home")).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});

it.each(["/login", "/register", "/forgot-password"])("keeps the way back of %s, if it is one", (path) => {
  expect(returnPath(FEW_PAGES, `${path}?next=%2Fcart`, "/else")).toBe(`${path}?next=%2Fcart`);
  expect(returnPath(FEW_PAGES, `${path}?next=%2F%2Fevil.example`, "/else")).toBe(path);
  expect(returnPath(FEW_PAGES, `${path}?next=%2Flogout&sent=1`, "/else")).toBe(`${path}?sent=1`);
});
