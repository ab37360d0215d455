import { bilingual } from "./bilingual.ts";

/** Messages for a confirmed order that was not sent. */
export const submitWords = bilingual({
  mn: {
    changed: "Таныг баталгаажуулахаас өмнө дараах зүйл өөрчлөгдлөө. Шалгаад дахин баталгаажуулна уу.",
    wasNow: "{{what}}: {{from}} байсан, одоо {{to}}.",
    stock: "Үлдэгдэл",
    quantity: "Тоо ширхэг (сагс өөрчлөгдсөн)",
    price: "Үнэ",
    added: "Сагсанд шинээр нэмэгдсэн",
    removed: "Захиалгад орохоо больсон",
    terms: "Хямдрал эсвэл бонусын нөхцөл өөрчлөгдсөн.",
    fee: "Хүргэлтийн төлбөр",
    coupon: "Купоны хөнгөлөлт",
    bonus: "Ашиглах бонус",
    total: "Нийт дүн",
    address: "Хүргэх хаяг өөр болсон.",
    methods: "Төлбөрийн сонголт өөр болсон.",
    noAddress: "Хүргэх хаяг баталгаажаагүй байна. Хаягаа шалгаад үргэлжлүүлнэ үү.",
    soldMeanwhile: "Захиалгыг илгээсэнгүй: сагсан дахь бүтээгдэхүүн дууссан байна.",
    noGate:
      "Захиалгыг илгээсэнгүй. Захиалга давхардахаас хамгаалдаг систем хариу өгөхгүй байна. Түр хүлээгээд дахин оролдоно уу.",
    outdated: "Энэ хуудас хуучирсан байна. Мэдээллээ шалгаад дахин баталгаажуулна уу.",
  },
  en: {
    changed: "Something changed before you confirmed. Please check it and confirm again.",
    wasNow: "{{what}}: it was {{from}}, now {{to}}.",
    stock: "Stock",
    quantity: "Quantity (the cart was changed)",
    price: "Price",
    added: "New in the cart",
    removed: "No longer part of the order",
    terms: "Its discount or bonus has changed.",
    fee: "Delivery fee",
    coupon: "Coupon",
    bonus: "Bonus used",
    total: "Total",
    address: "The delivery address has changed.",
    methods: "The payment methods have changed.",
    noAddress: "The delivery address is not confirmed. Please check it and continue.",
    soldMeanwhile: "The order was not sent: the products in your cart have sold out.",
    noGate:
      "The order was not sent. What protects you from ordering twice is not answering. Please wait a moment and try again.",
    outdated: "This page was out of date. Check the details and confirm again.",
  },
});
