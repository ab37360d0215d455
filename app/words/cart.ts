import { bilingual } from "./bilingual.ts";

/** The cart and the checkout's steps. */
export const cartWords = bilingual({
  mn: {
    title: "Сагс",
    heading: "Миний сагс",
    empty: "Таны сагс хоосон байна",
    emptyHint: "Таалагдсан бүтээгдэхүүнээ сагсандаа нэмээд эндээс захиалаарай.",
    startShopping: "Дэлгүүр хэсэх",
    /** Products that the shop's API relates to those in the cart. */
    fitting: "Сагсан дахь бараатай холбоотой",
    remove: "Устгах",
    removeItem: "Сагснаас устгах: {{title}}",
    quantity: "Тоо ширхэг",
    quantityOf: "Тоо ширхэг: {{title}}",
    update: "Шинэчлэх",
    colour: "Өнгө",
    confirmAddress: "Үргэлжлүүлэх: хаяг",
    signInFirst: "Захиалахын тулд нэвтэрнэ. Сагс тань хэвээр үлдэнэ.",
    /** Said before the cart is full: a cart has at most 40 lines (rule C3). */
    roomLeft: "Сагсанд 40 төрлийн бүтээгдэхүүн багтана. Үлдсэн зай: {{room}}.",
    knownOnly: "Дэлгүүрийн систем хариу өгөхгүй байна",
    knownOnlyHint: "Сагс тань хэвээрээ. Үнэ, үлдэгдлийг одоогоор шалгах боломжгүй тул түр хүлээгээд дахин оролдоно уу.",
    lastPrice: "Сүүлд харсан үнэ: {{price}}",
    retry: "Дахин оролдох",
  },
  en: {
    title: "Cart",
    heading: "My cart",
    empty: "Your cart is empty",
    emptyHint: "Add the products you like to your cart and order them here.",
    startShopping: "Start shopping",
    fitting: "Goes well with your cart",
    remove: "Remove",
    removeItem: "Remove from cart: {{title}}",
    quantity: "Quantity",
    quantityOf: "Quantity: {{title}}",
    update: "Update",
    colour: "Colour",
    confirmAddress: "Continue to the address",
    signInFirst: "You sign in before you order. Your cart stays as it is.",
    roomLeft: "A cart holds 40 different products. Room left: {{room}}.",
    knownOnly: "The shop's system does not answer",
    knownOnlyHint: "Your cart is kept. We cannot check prices and stock right now; please wait a moment and try again.",
    lastPrice: "Price when you last saw it: {{price}}",
    retry: "Try again",
  },
});
