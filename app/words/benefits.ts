import { bilingual } from "./bilingual.ts";

/** The benefits of an account, beside the forms of signing in and registering. */
export const benefitsWords = bilingual({
  mn: {
    heading: "Бүртгэлтэй бол",
    bonus: "Шинэ хэрэглэгч {{points}} бонус бэлгэнд авна. Худалдан авалт бүр бонус нэмнэ.",
    orders: "Захиалгын явцаа нэг дороос харж, дахин захиална.",
    devices: "Нэвтрэхэд өөр төхөөрөмж дээрх сагс тань энэ сагстай нэгдэнэ.",
    saved: "Таалагдсан бараагаа хадгалж, дараа нь шийднэ.",
  },
  en: {
    heading: "With an account",
    bonus: "New customers get {{points}} bonus points, and every purchase adds more.",
    orders: "See where your orders are in one place, and order again.",
    devices: "When you sign in, the cart of your other device joins this one.",
    saved: "Save what you like and decide later.",
  },
});
