import { bilingual } from "./bilingual.ts";

/** A customer's own page. */
export const profileWords = bilingual({
  title: ["Хувийн мэдээлэл", "Profile"],
  password: ["Нууц үг", "Password"],
  passwordTitle: ["Нууц үг солих", "Change the password"],
  savedTitle: ["Хадгалсан бүтээгдэхүүн", "Saved products"],
  heading: ["Миний булан", "My page"],
  bonus: ["Миний бонус", "My bonus"],
  saved: ["Хадгалсан", "Saved"],
  savedCount: ["Хадгалсан {{count}}", "{{count}} saved"],
  tabs: ["Миний булангийн хэсгүүд", "Sections of my page"],
  remove: ["Устгах", "Remove"],
  removeOf: ["Хадгалснаас устгах: {{title}}", "Remove from saved: {{title}}"],
  withdrawn: ["Одоогоор зарагдахгүй байна", "Not for sale at the moment"],
  empty: ["Хадгалсан бүтээгдэхүүн алга", "Nothing saved yet"],
  emptyHint: [
    "Таалагдсан барааныхаа зүрхэн товчийг дарж, тав хүртэлх бүтээгдэхүүнийг энд хадгалаарай.",
    "Press the heart on a product you like: up to five are kept here.",
  ],
  browse: ["Бүтээгдэхүүн үзэх", "Browse products"],
  signOutEverywhere: ["Бүх төхөөрөмжөөс гарах", "Sign out on all devices"],
  orders: ["Захиалгууд", "Orders"],
  ordersTitle: ["Миний захиалга", "My orders"],
  pending: ["Хүлээгдэж байгаа", "Waiting for payment"],
  noOrders: ["Захиалга алга", "No orders yet"],
  noOrdersHint: ["Захиалсан бүтээгдэхүүн тань энд харагдана.", "What you order is listed here."],
  olderOrders: [
    "Дэлгүүр зөвхөн сүүлийн захиалгуудыг жагсаадаг. Хуучин захиалгаа дугаараар нь хайна уу:",
    "Only the latest orders are listed. Find an older one by its number:",
  ],
  track: ["Захиалга хянах", "Track an order"],
  limit: ["Тав хүртэлх бүтээгдэхүүн хадгална.", "Up to five products are kept."],
});
