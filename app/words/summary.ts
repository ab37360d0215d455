import { bilingual } from "./bilingual.ts";

/** The sums of a cart and an order. */
export const summaryWords = bilingual({
  summary: ["Захиалгын мэдээлэл", "Order summary"],
  price: ["Үнэ", "Price"],
  bonusEarned: ["Нэмэгдэх бонус", "Bonus earned"],
  discount: ["Хямдрал", "Discount"],
  delivery: ["Хүргэлт", "Delivery"],
  total: ["Нийт", "Total"],
  useBonus: ["Ашиглах бонус", "Bonus to use"],
  coupon: ["Хөнгөлөлт", "Coupon"],
});
