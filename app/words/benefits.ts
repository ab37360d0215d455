import { bilingual } from "./bilingual.ts";

/** The benefits of an account, beside the forms of signing in and registering. */
export const benefitsWords = bilingual({
  heading: ["Бүртгэлтэй бол", "With an account"],
  bonus: [
    "Шинэ хэрэглэгч {{points}} бонус бэлгэнд авна. Худалдан авалт бүр бонус нэмнэ.",
    "New customers get {{points}} bonus points, and every purchase adds more.",
  ],
  orders: [
    "Захиалгын явцаа нэг дороос харж, дахин захиална.",
    "See where your orders are in one place, and order again.",
  ],
  devices: [
    "Нэвтрэхэд өөр төхөөрөмж дээрх сагс тань энэ сагстай нэгдэнэ.",
    "When you sign in, the cart of your other device joins this one.",
  ],
  saved: ["Таалагдсан бараагаа хадгалж, дараа нь шийднэ.", "Save what you like and decide later."],
});
