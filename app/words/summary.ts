import { bilingual } from "./bilingual.ts";

/** The sums of a cart and an order. */
export const summaryWords = bilingual({
  mn: {
    summary: "Захиалгын мэдээлэл",
    price: "Үнэ",
    bonusEarned: "Нэмэгдэх бонус",
    discount: "Хямдрал",
    delivery: "Хүргэлт",
    /** A word joiner holds both numbers in one line. */
    deliveryRange: "{{from}}–\u2060{{to}}",
    deliveryAtAddress: "Хаягаас хамаарна. Нийт дүнд ороогүй, хаяг тодорхой болоход нэмэгдэнэ.",
    /** The fee is the same everywhere. */
    deliveryLater: "Бүх хаягт ижил. Нийт дүнд хараахан нэмээгүй.",
    total: "Нийт",
    withoutDelivery: "Хүргэлтийн төлбөр ороогүй.",
    useBonus: "Ашиглах бонус",
    coupon: "Хөнгөлөлт",
    /** Why the delivery costs what it does (rules D1 to D3). */
    feeFlat: "{{limit}}-өөс дээш захиалгын нэгдсэн үнэ.",
    feeByPlace: "Хүргэх хаягаар тооцсон.",
    feeByCoupon: "Купон хассаны дараа дүн {{limit}}-өөс хэтрэхгүй болсон тул хүргэх хаягаар тооцсон.",
    lineQuantity: "{{quantity}} × {{price}}",
  },
  en: {
    summary: "Order summary",
    price: "Price",
    bonusEarned: "Bonus earned",
    discount: "Discount",
    delivery: "Delivery",
    deliveryRange: "{{from}}–\u2060{{to}}",
    deliveryAtAddress: "Depends on the address. Not in the total until the address is known.",
    deliveryLater: "The same for every address. Not added to the total yet.",
    total: "Total",
    withoutDelivery: "Without delivery.",
    useBonus: "Bonus to use",
    coupon: "Coupon",
    feeFlat: "One price for orders above {{limit}}.",
    feeByPlace: "Depends on the delivery address.",
    feeByCoupon: "Depends on the delivery address: with the coupon the order is no longer above {{limit}}.",
    lineQuantity: "{{quantity}} × {{price}}",
  },
});
