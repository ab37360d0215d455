import { bilingual } from "./bilingual.ts";

/** All brands. */
export const brandsWords = bilingual({
  findBrand: ["Брэнд хайх", "Find a brand"],
  findLong: ["100 тэмдэгтээс ихгүй бичнэ үү", "At most 100 characters"],
  find: ["Хайх", "Find"],
  brandsFound_one: ["{{count}} брэнд", "{{count}} brand"],
  brandsFound_other: ["{{count}} брэнд", "{{count}} brands"],
  noBrand: ["«{{text}}» гэсэн брэнд алга.", "No brand matches “{{text}}”."],
  allBrands: ["Бүх брэнд", "All brands"],
  seeBrand: ["Үзэх", "See"],
  seeBrandOf: ["{{name}}: бүтээгдэхүүн үзэх", "{{name}}: see products"],
});
