import { bilingual } from "./bilingual.ts";

/** The sums of a cart and an order. */
export const summaryWords = bilingual({
  mn: {
    summary: "Захиалгын мэдээлэл",
    price: "Үнэ",
    bonusEarned: "Нэмэгдэх бонус",
    discount: "Хямдрал",
    delivery: "Хүргэлт",
    total: "Нийт",
    useBonus: "Ашиглах бонус",
    coupon: "Хөнгөлөлт",
  },
  en: {
    summary: "Order summary",
    price: "Price",
    bonusEarned: "Bonus earned",
    discount: "Discount",
    delivery: "Delivery",
    total: "Total",
    useBonus: "Bonus to use",
    coupon: "Coupon",
  },
});
