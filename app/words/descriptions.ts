/** What search engines and chats print below a page's title; loaders print them, so they are not sent as words. */
export const descriptions = {
  login: "Нэвтэрч захиалгаа хянах, бонусаа ашиглах, таалагдсан бүтээгдэхүүнээ хадгалаарай.",
  register: "Шинэ хэрэглэгчээр бүртгүүлээд {{points}} бонус бэлгэнд аваарай: нэг бонусаар нэг төгрөг төлнө.",
  cart: "Сагсан дахь бүтээгдэхүүнээ шалгаж, тоо ширхэгийг нь өөрчлөөд захиалаарай.",
  compare: "Дөрөв хүртэлх бүтээгдэхүүний үнэ, үлдэгдэл, үзүүлэлтийг зэрэгцүүлж харна.",
};
