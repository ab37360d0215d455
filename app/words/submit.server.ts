import { bilingual } from "./bilingual.ts";

/** Messages for a confirmed order that was not sent. */
export const submitWords = bilingual({
  changed: [
    "Таныг баталгаажуулахаас өмнө дараах зүйл өөрчлөгдлөө. Шалгаад дахин баталгаажуулна уу.",
    "Something changed before you confirmed. Please check it and confirm again.",
  ],
  wasNow: ["{{what}}: {{from}} байсан, одоо {{to}}.", "{{what}}: it was {{from}}, now {{to}}."],
  stock: ["Үлдэгдэл", "Stock"],
  quantity: ["Тоо ширхэг (сагс өөрчлөгдсөн)", "Quantity (the cart was changed)"],
  price: ["Үнэ", "Price"],
  added: ["Сагсанд шинээр нэмэгдсэн", "New in the cart"],
  removed: ["Захиалгад орохоо больсон", "No longer part of the order"],
  terms: ["Хямдрал эсвэл бонусын нөхцөл өөрчлөгдсөн.", "Its discount or bonus has changed."],
  fee: ["Хүргэлтийн төлбөр", "Delivery fee"],
  coupon: ["Купоны хөнгөлөлт", "Coupon"],
  bonus: ["Ашиглах бонус", "Bonus used"],
  total: ["Нийт дүн", "Total"],
  address: ["Хүргэх хаяг өөр болсон.", "The delivery address has changed."],
  methods: ["Төлбөрийн сонголт өөр болсон.", "The payment methods have changed."],
  noAddress: [
    "Хүргэх хаяг баталгаажаагүй байна. Хаягаа шалгаад үргэлжлүүлнэ үү.",
    "The delivery address is not confirmed. Please check it and continue.",
  ],
  soldMeanwhile: [
    "Захиалгыг илгээсэнгүй: сагсан дахь бүтээгдэхүүн дууссан байна.",
    "The order was not sent: the products in your cart have sold out.",
  ],
  noGate: [
    "Захиалгыг илгээсэнгүй. Захиалга давхардахаас хамгаалдаг систем хариу өгөхгүй байна. Түр хүлээгээд дахин оролдоно уу.",
    "The order was not sent. What protects you from ordering twice is not answering. Please wait a moment and try again.",
  ],
  outdated: [
    "Энэ хуудас хуучирсан байна. Мэдээллээ шалгаад дахин баталгаажуулна уу.",
    "This page was out of date. Check the details and confirm again.",
  ],
});
