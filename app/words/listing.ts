import { bilingual } from "./bilingual.ts";

/** Lists of products behind one address. */
export const listingWords = bilingual({
  total_one: ["{{total}} бүтээгдэхүүн", "{{total}} product"],
  total_other: ["{{total}} бүтээгдэхүүн", "{{total}} products"],
  totalOver: ["{{total}}-аас олон бүтээгдэхүүн", "more than {{total}} products"],
  range: ["{{page}}/{{pages}} хуудас", "page {{page}} of {{pages}}"],
  results: ["Үр дүн", "Results"],
  toResults: ["Үр дүн рүү очих", "Skip to the results"],
  filters: ["Сонголтууд", "Filters"],
  filtersChosen: ["Сонголтууд ({{count}})", "Filters ({{count}})"],
  closeFilters: ["Сонголтуудыг хаах", "Close the filters"],
  apply: ["Шүүх", "Filter"],
  showResults_one: ["{{total}} бүтээгдэхүүн үзэх", "See {{total}} product"],
  showResults_other: ["{{total}} бүтээгдэхүүн үзэх", "See {{total}} products"],
  priceRange: ["Үнэ", "Price"],
  priceFrom: ["Доод үнэ, ₮", "From, ₮"],
  priceTo: ["Дээд үнэ, ₮", "To, ₮"],
  priceHint: ["Хямдарсан үнээр шүүнэ. Хамгийн өндөр нь {{max}}.", "Prices after discounts. The highest is {{max}}."],
  basePriceHint: [
    "Үндсэн үнээр, хямдралыг тооцохгүй шүүнэ. Хамгийн өндөр нь {{max}}.",
    "Prices before discounts. The highest is {{max}}.",
  ],
  priceRefused: [
    "Үнийг бүхэл тоогоор, зөвхөн цифрээр бичнэ үү: энэ үнээр шүүгээгүй. Жишээ нь: 500000",
    "Enter the price as a whole number, digits only: this filter was not applied. For example: 500000",
  ],
  counts: [
    "Хаалтан доторх тоо нь шүүлтүүргүй бүх бараанд хамаарна.",
    "Numbers in brackets count the whole list, unfiltered.",
  ],
  more: ["Бусад {{count}}", "{{count}} more"],
  moreSpecs: ["Бусад үзүүлэлт ({{count}})", "More specifications ({{count}})"],
  chosen: ["Сонгосон шүүлтүүр", "Chosen filters"],
  chip: ["{{group}}: {{label}}", "{{group}}: {{label}}"],
  removeChip: ["{{group}}: {{label}}, хасах", "Remove {{group}}: {{label}}"],
  clearAll: ["Бүгдийг арилгах", "Clear all"],
  sort: ["Эрэмбэлэх", "Sort"],
  view: ["Харагдац", "View"],
  grid: ["Тороор харах", "Show as a grid"],
  list: ["Жагсаалтаар харах", "Show as a list"],
  loading: ["Жагсаалтыг шинэчилж байна", "Updating the list"],
});
