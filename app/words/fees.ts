import { bilingual } from "./bilingual.ts";

/** What delivery costs, and why (rules D1 to D3). */
export const feesWords = bilingual({
  mn: {
    /** A word joiner holds both numbers in one line. */
    deliveryRange: "{{from}}–\u2060{{to}}",
    deliveryAtAddress: "Хаягаас хамаарна. Нийт дүнд ороогүй, хаяг тодорхой болоход нэмэгдэнэ.",
    /** The fee is the same everywhere. */
    deliveryLater: "Бүх хаягт ижил. Нийт дүнд хараахан нэмээгүй.",
    withoutDelivery: "Хүргэлтийн төлбөр ороогүй.",
    /** Why the delivery costs what it does (rules D1 to D3). */
    feeFlat: "{{limit}}-өөс дээш захиалгын нэгдсэн үнэ.",
    feeByPlace: "Хүргэх хаягаар тооцсон.",
    feeByCoupon: "Купон хассаны дараа дүн {{limit}}-өөс хэтрэхгүй болсон тул хүргэх хаягаар тооцсон.",
  },
  en: {
    deliveryRange: "{{from}}–\u2060{{to}}",
    deliveryAtAddress: "Depends on the address. Not in the total until the address is known.",
    deliveryLater: "The same for every address. Not added to the total yet.",
    withoutDelivery: "Without delivery.",
    feeFlat: "One price for orders above {{limit}}.",
    feeByPlace: "Depends on the delivery address.",
    feeByCoupon: "Depends on the delivery address: with the coupon the order is no longer above {{limit}}.",
  },
});
