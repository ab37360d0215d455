import { bilingual } from "./bilingual.ts";

/** The product card, and what the product page has in common with it. */
export const cardWords = bilingual({
  add: ["Сагсанд нэмэх", "Add to cart"],
  addOf: ["Сагсанд нэмэх: {{title}}", "Add to cart: {{title}}"],
  compare: ["Харьцуулах", "Compare"],
  compared: ["Харьцуулалтад байгаа", "In your comparison"],
  save: ["Хадгалах", "Save"],
  saved: ["Хадгалсан", "Saved"],
  soldOut: ["Дууссан", "Sold out"],
  low: ["Үлдэгдэл цөөн", "Few left"],
  discount: ["−{{percent}}%", "−{{percent}}%"],
  saving: ["{{amount}} хэмнэнэ", "you save {{amount}}"],
  bonus: ["{{amount}} бонус", "{{amount}} bonus"],
  recentlyViewed: ["Сүүлд үзсэн", "Recently viewed"],
});
