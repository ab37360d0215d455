import { bilingual } from "./bilingual.ts";

/** What delivery costs, and why (rules D1 to D3). */
export const feesWords = bilingual({
  /** A word joiner holds both numbers in one line. */
  deliveryRange: ["{{from}}–\u2060{{to}}", "{{from}}–\u2060{{to}}"],
  deliveryAtAddress: [
    "Хаягаас хамаарна. Нийт дүнд ороогүй, хаяг тодорхой болоход нэмэгдэнэ.",
    "Depends on the address. Not in the total until the address is known.",
  ],
  /** The fee is the same everywhere. */
  deliveryLater: [
    "Бүх хаягт ижил. Нийт дүнд хараахан нэмээгүй.",
    "The same for every address. Not added to the total yet.",
  ],
  withoutDelivery: ["Хүргэлтийн төлбөр ороогүй.", "Without delivery."],
  /** Why the delivery costs what it does (rules D1 to D3). */
  feeFlat: ["{{limit}}-өөс дээш захиалгын нэгдсэн үнэ.", "One price for orders above {{limit}}."],
  feeByPlace: ["Хүргэх хаягаар тооцсон.", "Depends on the delivery address."],
  feeByCoupon: [
    "Купон хассаны дараа дүн {{limit}}-өөс хэтрэхгүй болсон тул хүргэх хаягаар тооцсон.",
    "Depends on the delivery address: with the coupon the order is no longer above {{limit}}.",
  ],
});
