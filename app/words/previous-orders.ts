import { bilingual } from "./bilingual.ts";

/** Messages about a customer's previous order. */
export const previousOrdersWords = bilingual({
  mn: {
    orderedSince:
      "Одоо юу ч захиалаагүй. Тэр хуудсыг нээснээс хойш таны {{number}} дугаартай захиалга бүртгэгдсэн байна.",
    seeOrder: "Захиалгыг харах",
    unresolved: "Өмнөх захиалгын хариу ирээгүй байна",
    unresolvedHint: "Захиалга бүртгэгдсэн эсэхийг шалгаж байна. Шалгаж дуустал дахин захиалах шаардлагагүй.",
    seeUnresolved: "Захиалга бүртгэгдсэн эсэхийг харах",
    nothingFound: "Өмнөх захиалга бүртгэгдээгүй бололтой",
    nothingFoundHint: "Хариу ирээгүй тул бид дахин хайсан боловч захиалга олдсонгүй. Хүсвэл дахин захиална уу.",
    orderAgain: "Дахин захиалах: {{total}}",
    resultFound: "Таны {{number}} дугаартай захиалга бүртгэгдсэн байна",
  },
  en: {
    orderedSince: "Nothing was ordered now. Your order {{number}} was placed after that page was opened.",
    seeOrder: "See the order",
    unresolved: "There is no answer about your last order yet",
    unresolvedHint: "We are checking whether it was registered. There is no need to order again until we know.",
    seeUnresolved: "See whether it was registered",
    nothingFound: "Your last order does not seem to be registered",
    nothingFoundHint: "There was no answer, and we checked again and found no order. You can order again if you wish.",
    orderAgain: "Order again: {{total}}",
    resultFound: "Your order {{number}} is registered",
  },
});
