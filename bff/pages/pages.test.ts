import { expect, it } from "vitest";
import { pagesOf } from "./pages.ts";

const route = (id: string, path: string | undefined, handle?: object, parentId?: string) => ({
  ...{ id, path, parentId },
  module: { handle },
});
const pages = pagesOf({
  root: route("root", ""),
  index: { ...route("index", undefined, { who: "anyone" }, "root"), index: true },
  order: route("order", "show-order/:invoiceId", {}, "root"),
  paid: route("paid", "paid", {}, "order"),
  fixed: route("fixed", "show-order/new", {}, "root"),
  other: route("other", "*", { isNotFound: true }, "root"),
});

it.each([
  ["/", "/"],
  ["/show-order/pi1", "/show-order/:invoiceId"],
  ["/show-order/new", "/show-order/new"],
  ["/show-order/pi1/paid", "/show-order/:invoiceId/paid"],
  ["/show-order", "/*"],
  ["/show-order/pi1/x", "/*"],
  ["/nowhere", "/*"],
  ["/no\nwhere", "/*"],
  // Decoded already: a page is not found by what is encoded twice, nor by what stands before a `?` of the path.
  ["/show-order/%", "/show-order/:invoiceId"],
  ["/show%2dorder/pi1", "/*"],
  ["/show-order/new?", "/show-order/:invoiceId"],
])("%j is the page %s", (path, pattern) => {
  for (const _ of ["found", "remembered"]) expect(pages.at(path).pattern).toBe(pattern);
});

it("forgets paths before they fill the memory, and finds them anew", () => {
  for (let id = 1; id < 3_000; id++) expect(pages.at(`/show-order/${id}`).pattern).toBe("/show-order/:invoiceId");
});

it("needs a page for unknown addresses", () => {
  expect(() => pagesOf({ root: route("root", "") })).toThrow("unknown addresses");
});
