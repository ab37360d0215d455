/** What a customer has that a guest has not, beside the forms that lead there. */
export const benefits = {
  heading: "Бүртгэлтэй бол",
  bonus: "Шинэ хэрэглэгч {{points}} бонус бэлгэнд авна. Худалдан авалт бүр бонус нэмнэ.",
  orders: "Захиалгын явцаа нэг дороос харж, дахин захиална.",
  devices: "Сагс тань утас, компьютер аль дээр ч хэвээр байна.",
  saved: "Таалагдсан бараагаа хадгалж, дараа нь шийднэ.",
};
