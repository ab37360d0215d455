import { bilingual } from "./bilingual.ts";

/** What search engines and chats print below a page's title. */
export const descriptionsWords = bilingual({
  login: [
    "Нэвтэрч захиалгаа хянах, бонусаа ашиглах, таалагдсан бүтээгдэхүүнээ хадгалаарай.",
    "Sign in to track your orders, pay with bonus points and keep the products that you like.",
  ],
  register: [
    "Шинэ хэрэглэгчээр бүртгүүлээд {{points}} бонус бэлгэнд аваарай: нэг бонусаар нэг төгрөг төлнө.",
    "Register as a new customer and get {{points}} bonus points: one bonus point pays one tugrik.",
  ],
  cart: [
    "Сагсан дахь бүтээгдэхүүнээ шалгаж, тоо ширхэгийг нь өөрчлөөд захиалаарай.",
    "Look through the products in your cart, change how many you want, and order.",
  ],
  compare: [
    "Дөрөв хүртэлх бүтээгдэхүүний үнэ, үлдэгдэл, үзүүлэлтийг зэрэгцүүлж харна.",
    "Price, stock and specifications of up to four products, side by side.",
  ],
});
