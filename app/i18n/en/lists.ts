import type { Words } from "../words.ts";

export const lists: Words["lists"] = {
  title: "Products",
  titlePage: "{{title}}, page {{page}}",
  description: "{{title}}: compare prices, stock and specifications, and order online.",
  subCategories: "Sub-category",
  brands: "Brand",
  colours: "Colour",
  price: "Price",
  priceChipMin: "from {{from}}",
  priceChipMax: "up to {{to}}",
  sortDefault: "Usual order",
  sortRelevance: "Best match first",
  "price-asc": "Cheapest first",
  "price-desc": "Dearest first",
  newest: "Newest first",
  discount: "Biggest discount first",
  newArrivals: "New products",
  brandsTitle: "Brands",
  topTitle: "Best sellers",
  topCrumb: "The 20 best-selling products",
  trendTitle: "In demand",
};
