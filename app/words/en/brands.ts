import type { Words } from "../words.ts";

export const brands: Words["brands"] = {
  findBrand: "Find a brand",
  findLong: "At most 100 characters",
  find: "Find",
  brandsFound: "{{count}} brands",
  noBrand: "No brand matches “{{text}}”.",
  allBrands: "All brands",
  seeBrand: "See",
  seeBrandOf: "{{name}}: see products",
};
