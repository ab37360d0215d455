/** All brands. */
export const brands = {
  findBrand: "Брэнд хайх",
  findLong: "100 тэмдэгтээс ихгүй бичнэ үү",
  find: "Хайх",
  brandsFound: "{{count}} брэнд",
  noBrand: "«{{text}}» гэсэн брэнд алга.",
  allBrands: "Бүх брэнд",
  seeBrand: "Үзэх",
  seeBrandOf: "{{name}}: бүтээгдэхүүн үзэх",
};
