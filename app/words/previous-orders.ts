import { bilingual } from "./bilingual.ts";

/** Messages about a customer's previous order. */
export const previousOrdersWords = bilingual({
  orderedSince: [
    "Одоо юу ч захиалаагүй. Тэр хуудсыг нээснээс хойш таны {{number}} дугаартай захиалга бүртгэгдсэн байна.",
    "Nothing was ordered now. Your order {{number}} was placed after that page was opened.",
  ],
  seeOrder: ["Захиалгыг харах", "See the order"],
  unresolved: ["Өмнөх захиалгын хариу ирээгүй байна", "There is no answer about your last order yet"],
  unresolvedHint: [
    "Захиалга бүртгэгдсэн эсэхийг шалгаж байна. Шалгаж дуустал дахин захиалах шаардлагагүй.",
    "We are checking whether it was registered. There is no need to order again until we know.",
  ],
  seeUnresolved: ["Захиалга бүртгэгдсэн эсэхийг харах", "See whether it was registered"],
  nothingFound: ["Өмнөх захиалга бүртгэгдээгүй бололтой", "Your last order does not seem to be registered"],
  nothingFoundHint: [
    "Хариу ирээгүй тул бид дахин хайсан боловч захиалга олдсонгүй. Хүсвэл дахин захиална уу.",
    "There was no answer, and we checked again and found no order. You can order again if you wish.",
  ],
  orderAgain: ["Дахин захиалах: {{total}}", "Order again: {{total}}"],
  resultFound: ["Таны {{number}} дугаартай захиалга бүртгэгдсэн байна", "Your order {{number}} is registered"],
});
