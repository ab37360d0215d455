import { bilingual } from "./bilingual.ts";

/** The compare page. */
export const compareWords = bilingual({
  title: ["Бүтээгдэхүүн харьцуулах", "Compare products"],
  titleOf: ["{{titles}} — харьцуулалт", "{{titles}} compared"],
  crumb: ["Бүтээгдэхүүн харьцуулалт", "Compare products"],
  product: ["Бүтээгдэхүүн", "Product"],
  price: ["Үнэ", "Price"],
  stock: ["Үлдэгдэл", "In stock"],
  rating: ["Үнэлгээ", "Rating"],
  brand: ["Брэнд", "Brand"],
  colour: ["Өнгө", "Colour"],
  addToCart: ["Сагсанд нэмэх", "Add to cart"],
  add: ["Нэмэх", "Add"],
  none: ["-", "-"],
  remove: ["Устгах", "Remove"],
  removeOf: ["Харьцуулалтаас устгах: {{title}}", "Remove from the comparison: {{title}}"],
  empty: ["ХАРЬЦУУЛАХ БҮТЭЭГДЭХҮҮНЭЭ СОНГОНО УУ", "CHOOSE PRODUCTS TO COMPARE"],
  emptyHint: [
    "Бүтээгдэхүүн бүр дээрх «Харьцуулах» товчоор дөрөв хүртэлх барааг энд зэрэгцүүлэн харна.",
    "Press “Compare” on any product to add it here: up to four, side by side.",
  ],
  browse: ["Бүтээгдэхүүн үзэх", "Browse products"],
  all: ["Бүх үзүүлэлт", "Everything"],
  differences: ["Зөвхөн ялгаа", "Differences only"],
  noDifferences: ["Эдгээр бүтээгдэхүүний үзүүлэлт бүгд ижил байна.", "These products have the same specifications."],
  rows: ["Харуулах үзүүлэлт", "What to show"],
  share: ["Энэ харьцуулалтын холбоос", "Link to this comparison"],
  shared: [
    "Танд илгээсэн харьцуулалт. Таны өөрийн жагсаалт хэвээр байгаа.",
    "Someone sent you this comparison. Your own list has not changed.",
  ],
  own: ["Өөрийн жагсаалт руу", "Back to my own list"],
  scroll: ["Харьцуулалтын хүснэгт", "Comparison table"],
});
