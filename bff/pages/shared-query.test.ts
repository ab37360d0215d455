import { expect, test } from "vitest";
import { SHARED_QUERIES as shared } from "./shared-query.ts";

test.each([
  [shared.none, "?utm_source=x&page=2", ""],
  [shared.listing, "?page=2&brand=2&brand=1&utm_source=x", "?brand=1&brand=2&page=2"],
  [shared.listing, "?view=list&page=1&sort=nonsense", "?view=list"],
  [shared["front-page"], "?fbclid=1&page=2&tab=discounted", "?tab=discounted&page=2"],
  [shared.trend, "?tab=7&view=list", "?tab=7&view=list"],
  [shared.product, "?reviews=all&stars=3", "?stars=3&reviews=all"],
  [shared.brands, "?q=", "?q="],
] as const)("%o of %s is one address: %s", (query, asked, expected) => {
  expect(query(asked)).toBe(expected);
});

test.each([
  ["a text that is printed as typed", shared.listing, "?min=abc"],
  ["a search of which only the beginning is searched for", shared.listing, `?p=${"x".repeat(101)}`],
  [
    "an address that nobody types",
    shared.listing,
    `?${Array.from({ length: 60 }, (_, n) => `brand=${n + 1e8}`).join("&")}`,
  ],
  ["a page that is none", shared["front-page"], "?page=2.5"],
  ["a parameter twice", shared.trend, "?tab=1&tab=2"],
  ["a review that came through signing in", shared.product, "?draft=abc"],
  ["a search among the brands", shared.brands, "?q=so"],
] as const)("%s has no body", (_, query, asked) => {
  expect(query(asked)).toBeNull();
});
