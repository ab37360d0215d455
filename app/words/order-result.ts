import { bilingual } from "./bilingual.ts";

/** The page that waits for the result of a confirmed order. */
export const orderResultWords = bilingual({
  goOrderAgain: ["Дахин захиалах", "Order again"],
  resultTitle: ["Захиалгын хариу", "The answer to your order"],
  resultWaiting: [
    "Захиалга бүртгэгдсэн эсэх нь хараахан тодорхойгүй байна",
    "We do not know yet whether your order was registered",
  ],
  resultWaitingHint: [
    "Дэлгүүрийн системээс хариу ирсэнгүй. Захиалгыг өөрөө дахин илгээхгүй. Сагс тань хэвээрээ. Бид захиалгыг тань хайж байна.",
    "The shop's system did not answer. Nothing is sent again by itself. Your cart is kept. We are looking for your order.",
  ],
  resultAsking: ["Энэ хуудас 5 секунд тутамд дахин шалгана.", "This page checks again every 5 seconds."],
  resultLook: ["Одоо шалгах", "Check now"],
});
