import { describe, expect, test } from "vitest";
import { specFacets } from "./facets.ts";
import { listingContents } from "./listing.ts";

/** Groups as `name: value (products), …`; their labels are the names but for underscores. */
const printed = (facets: ReturnType<typeof specFacets>) =>
  facets.map(
    ({ label, values }) =>
      `${label}: ${values.map(({ value, label, total }) => `${value}|${label} (${total})`).join(", ")}`,
  );
const spec = (spcs: string[], specs: Record<string, string>[]) => printed(specFacets({ spcs, specs }));

describe("specification groups", () => {
  test("are counted from the rows: values in first-occurrence order, '-' and blanks ignored", () => {
    const rows: Record<string, string>[] = [
      { RAM: "8GB", Screen_size: "-" },
      { RAM: "16GB", Screen_size: " " },
      { RAM: "8GB", Unlisted: "x" },
      {},
    ];
    expect(spec(["RAM", "Screen_size", "Missing"], rows)).toEqual(["RAM: 8GB|8GB (2), 16GB|16GB (1)"]);
  });

  test("stand in the order of the names, not of the rows; an object's own properties are names like any other", () => {
    expect(spec(["B", "constructor"], [{ constructor: "1", B: "2" }, {}])).toEqual([
      "B: 2|2 (1)",
      "constructor: 1|1 (1)",
    ]);
  });

  test("are labelled by their name with its first underscore as a space", () => {
    expect(spec(["Screen_size_inch"], [{ Screen_size_inch: "15" }])).toEqual(["Screen size_inch: 15|15 (1)"]);
  });
});

test("the highest price is rounded up, so that the dearest product is within it", () => {
  expect(listingContents({ product: [], pagination: 1, total: 1, max: 99.2 }, { title: "", crumbs: [] }).maxPrice).toBe(
    100,
  );
});
