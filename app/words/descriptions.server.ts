import { bilingual } from "./bilingual.ts";

/** What search engines and chats print below a page's title. */
export const descriptionsWords = bilingual({
  mn: {
    login: "Нэвтэрч захиалгаа хянах, бонусаа ашиглах, таалагдсан бүтээгдэхүүнээ хадгалаарай.",
    register: "Шинэ хэрэглэгчээр бүртгүүлээд {{points}} бонус бэлгэнд аваарай: нэг бонусаар нэг төгрөг төлнө.",
    cart: "Сагсан дахь бүтээгдэхүүнээ шалгаж, тоо ширхэгийг нь өөрчлөөд захиалаарай.",
    compare: "Дөрөв хүртэлх бүтээгдэхүүний үнэ, үлдэгдэл, үзүүлэлтийг зэрэгцүүлж харна.",
  },
  en: {
    login: "Sign in to track your orders, pay with bonus points and keep the products that you like.",
    register: "Register as a new customer and get {{points}} bonus points: one bonus point pays one tugrik.",
    cart: "Look through the products in your cart, change how many you want, and order.",
    compare: "Price, stock and specifications of up to four products, side by side.",
  },
});
