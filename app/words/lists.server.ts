import { bilingual } from "./bilingual.ts";

/** Names, filters and orders of lists. */
export const listsWords = bilingual({
  title: ["Бүтээгдэхүүний жагсаалт", "Products"],
  titlePage: ["{{title}}, {{page}}-р хуудас", "{{title}}, page {{page}}"],
  description: [
    "{{title}}: үнэ, үлдэгдэл, үзүүлэлтээр нь харьцуулаад онлайнаар захиалаарай.",
    "{{title}}: compare prices, stock and specifications, and order online.",
  ],
  subCategories: ["Дэд категори", "Sub-category"],
  brands: ["Брэнд", "Brand"],
  colours: ["Өнгө", "Colour"],
  specs: ["Үзүүлэлт", "Specifications"],
  price: ["Үнэ", "Price"],
  priceChipMin: ["{{from}}-өөс дээш", "from {{from}}"],
  priceChipMax: ["{{to}} хүртэл", "up to {{to}}"],
  dropFor: [
    "«{{group}}: {{labels}}» хасах: {{total}} бүтээгдэхүүн",
    "Remove “{{group}}: {{labels}}” (finds {{total}})",
  ],
  dropForOver: [
    "«{{group}}: {{labels}}» хасах: {{total}}-аас олон бүтээгдэхүүн",
    "Remove “{{group}}: {{labels}}” (finds more than {{total}})",
  ],
  /** Where the address chooses what the list does not have. */
  dropped: [
    "Сонгосон утгуудаас энэ жагсаалтад байхгүйгээр нь шүүсэнгүй: {{kinds}}.",
    "Of the values you chose, those that are not in this list are not applied: {{kinds}}.",
  ],
  sortDefault: ["Ердийн дараалал", "Default order"],
  sortRelevance: ["Тохирох нь эхэнд", "Best match first"],
  "price-asc": ["Хямд нь эхэнд", "Lowest price first"],
  "price-desc": ["Үнэтэй нь эхэнд", "Highest price first"],
  "base-price-asc": ["Үндсэн үнэ багатай нь эхэнд", "Lowest price before discounts first"],
  "base-price-desc": ["Үндсэн үнэ өндөртэй нь эхэнд", "Highest price before discounts first"],
  newest: ["Шинэ нь эхэнд", "Newest first"],
  discount: ["Их хямдралтай нь эхэнд", "Biggest discount first"],
  newArrivals: ["Шинэ бүтээгдэхүүн", "New products"],
  brandsTitle: ["Брэндүүд", "Brands"],
  topTitle: ["Борлуулалт өндөр бүтээгдэхүүн", "Best sellers"],
  topCrumb: ["Өндөр борлуулалттай 20 бүтээгдэхүүн", "The 20 best-selling products"],
  trendTitle: ["Эрэлттэй бүтээгдэхүүн", "Trending products"],
});
