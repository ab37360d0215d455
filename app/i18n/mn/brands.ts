/** All brands. */
export const brands = {
  findBrand: "Брэнд хайх",
  find: "Хайх",
  brandsFound: "{{count}} брэнд",
  noBrand: "«{{text}}» гэсэн брэнд алга.",
  allBrands: "Бүх брэнд",
  seeBrand: "Үзэх",
  seeBrandOf: "{{name}}: бүтээгдэхүүн үзэх",
};
