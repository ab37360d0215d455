import { expect, it } from "vitest";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import { routePattern } from "./route-pattern.ts";

it.each([
  ["/", "/"],
  ["/home", "/home"],
  ["/category/7", "/category/:id"],
  ["/show-order/PI000777", "/show-order/:invoiceId"],
  ["/show-order/PI000777/paid", "/show-order/:invoiceId/paid"],
  ["/images/product/a.png", "/images/:folder/:file"],
  ["/api/product/show-order", "/api/product/show-order"],
  ["/readyz", "/readyz"],
  ["/api/product/PI000777", "other"],
  ["/PI000777", "other"],
  ["/show-order/PI000777/x", "other"],
])("%s is %s", (path, pattern) => {
  expect(routePattern(path, FEW_PAGES.at(path))).toBe(pattern);
});
