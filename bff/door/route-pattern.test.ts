import { expect, it } from "vitest";
import { routePatterns } from "./route-pattern.ts";

const patternOf = routePatterns([
  "",
  "home",
  "category/:id",
  "show-order/:invoiceId",
  "show-order/:invoiceId/paid",
  "show-order/new",
  "*",
]);

it.each([
  ["/", "/"],
  ["/home", "/home"],
  ["/category/7", "/category/:id"],
  ["/show-order/PI000777", "/show-order/:invoiceId"],
  ["/show-order/PI000777/paid", "/show-order/:invoiceId/paid"],
  ["/show-order/new", "/show-order/new"],
  ["/images/product/a.png", "/images/:folder/:file"],
  ["/api/product/show-order", "/api/product/show-order"],
  ["/api/product/PI000777", "other"],
  ["/PI000777", "other"],
  ["/show-order/PI000777/x", "other"],
])("%s is %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
