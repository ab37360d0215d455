import { bilingual } from "./bilingual.ts";

/** The page that waits for the result of a confirmed order. */
export const orderResultWords = bilingual({
  mn: {
    goOrderAgain: "Дахин захиалах",
    resultTitle: "Захиалгын хариу",
    resultWaiting: "Захиалга бүртгэгдсэн эсэх нь хараахан тодорхойгүй байна",
    resultWaitingHint:
      "Дэлгүүрийн системээс хариу ирсэнгүй. Захиалгыг өөрөө дахин илгээхгүй. Сагс тань хэвээрээ. Бид захиалгыг тань хайж байна.",
    resultAsking: "Энэ хуудас 5 секунд тутамд дахин шалгана.",
    resultLook: "Одоо шалгах",
  },
  en: {
    goOrderAgain: "Order again",
    resultTitle: "The answer to your order",
    resultWaiting: "We do not know yet whether your order was registered",
    resultWaitingHint:
      "The shop's system did not answer. Nothing is sent again by itself. Your cart is kept. We are looking for your order.",
    resultAsking: "This page checks again every 5 seconds.",
    resultLook: "Check now",
  },
});
