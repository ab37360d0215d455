import { describe, expect, test } from "vitest";
import { specFacets } from "./facets.ts";
import { listingContents } from "./listing.ts";

const spec = (spcs: string[], specs: Record<string, string>[]) => specFacets({ spcs, specs });

describe("specification groups", () => {
  test("are counted from the rows: values in first-occurrence order, '-' and blanks ignored", () => {
    const rows: Record<string, string>[] = [
      { RAM: "8GB", Screen_size: "-" },
      { RAM: "16GB", Screen_size: " " },
      { RAM: "8GB", Unlisted: "x" },
      {},
    ];
    expect(spec(["RAM", "Screen_size", "Missing"], rows)).toEqual([
      {
        name: "RAM",
        label: "RAM",
        values: [
          { value: "8GB", label: "8GB", total: 2 },
          { value: "16GB", label: "16GB", total: 1 },
        ],
      },
    ]);
  });

  test("stand in the order of the names, not of the rows", () => {
    expect(spec(["B", "A"], [{ A: "1", B: "2" }]).map(({ name }) => name)).toEqual(["B", "A"]);
  });

  test("that are named like an object's own properties are names like any other", () => {
    expect(spec(["constructor"], [{ constructor: "a" }, {}])).toMatchObject([{ values: [{ value: "a", total: 1 }] }]);
  });
});

test("the highest price is rounded up, so that the dearest product is within it", () => {
  expect(listingContents({ product: [], pagination: 1, total: 1, max: 99.2 }, { title: "", crumbs: [] }).maxPrice).toBe(
    100,
  );
});
