/** A customer's own page (wire contract §11, Profile). */
export const profile = {
  title: "Хувийн мэдээлэл",
  savedTitle: "Хадгалсан бүтээгдэхүүн",
  heading: "Миний булан",
  bonus: "Миний бонус",
  saved: "Хадгалсан",
  savedCount: "Хадгалсан {{count}}",
  tabs: "Миний булангийн хэсгүүд",
  remove: "Устгах",
  removeOf: "Хадгалснаас устгах: {{title}}",
  withdrawn: "Одоогоор зарагдахгүй байна",
  empty: "Хадгалсан бүтээгдэхүүн алга",
  emptyHint: "Таалагдсан барааныхаа зүрхэн товчийг дарж, тав хүртэлх бүтээгдэхүүнийг энд хадгалаарай.",
  browse: "Бүтээгдэхүүн үзэх",
  signOutEverywhere: "Бүх төхөөрөмжөөс гарах",
  limit: "Тав хүртэлх бүтээгдэхүүн хадгална.",
};
