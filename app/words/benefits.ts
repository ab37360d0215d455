/** The benefits of an account, beside the forms of signing in and registering. */
export const benefits = {
  heading: "Бүртгэлтэй бол",
  bonus: "Шинэ хэрэглэгч {{points}} бонус бэлгэнд авна. Худалдан авалт бүр бонус нэмнэ.",
  orders: "Захиалгын явцаа нэг дороос харж, дахин захиална.",
  devices: "Нэвтрэхэд өөр төхөөрөмж дээрх сагс тань энэ сагстай нэгдэнэ.",
  saved: "Таалагдсан бараагаа хадгалж, дараа нь шийднэ.",
};
