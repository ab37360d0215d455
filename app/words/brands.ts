import { bilingual } from "./bilingual.ts";

/** All brands. */
export const brandsWords = bilingual({
  mn: {
    findBrand: "Брэнд хайх",
    findLong: "100 тэмдэгтээс ихгүй бичнэ үү",
    find: "Хайх",
    brandsFound_one: "{{count}} брэнд",
    brandsFound_other: "{{count}} брэнд",
    noBrand: "«{{text}}» гэсэн брэнд алга.",
    allBrands: "Бүх брэнд",
    seeBrand: "Үзэх",
    seeBrandOf: "{{name}}: бүтээгдэхүүн үзэх",
  },
  en: {
    findBrand: "Find a brand",
    findLong: "At most 100 characters",
    find: "Find",
    brandsFound_one: "{{count}} brand",
    brandsFound_other: "{{count}} brands",
    noBrand: "No brand matches “{{text}}”.",
    allBrands: "All brands",
    seeBrand: "See",
    seeBrandOf: "{{name}}: see products",
  },
});
