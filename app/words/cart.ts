import { bilingual } from "./bilingual.ts";

/** The cart and the checkout's steps. */
export const cartWords = bilingual({
  title: ["Сагс", "Cart"],
  heading: ["Миний сагс", "My cart"],
  empty: ["Таны сагс хоосон байна", "Your cart is empty"],
  emptyHint: [
    "Таалагдсан бүтээгдэхүүнээ сагсандаа нэмээд эндээс захиалаарай.",
    "Add the products you like to your cart and order them here.",
  ],
  startShopping: ["Дэлгүүр хэсэх", "Start shopping"],
  /** Products that the shop's API relates to those in the cart. */
  fitting: ["Сагсан дахь бараатай холбоотой", "Goes well with your cart"],
  remove: ["Устгах", "Remove"],
  removeItem: ["Сагснаас устгах: {{title}}", "Remove from cart: {{title}}"],
  quantity: ["Тоо ширхэг", "Quantity"],
  quantityOf: ["Тоо ширхэг: {{title}}", "Quantity: {{title}}"],
  update: ["Шинэчлэх", "Update"],
  colour: ["Өнгө", "Colour"],
  confirmAddress: ["Үргэлжлүүлэх: хаяг", "Continue to the address"],
  signInFirst: [
    "Захиалахын тулд нэвтэрнэ. Сагс тань хэвээр үлдэнэ.",
    "You sign in before you order. Your cart stays as it is.",
  ],
  /** Said before the cart is full: a cart has at most 40 lines (rule C3). */
  roomLeft: [
    "Сагсанд 40 төрлийн бүтээгдэхүүн багтана. Үлдсэн зай: {{room}}.",
    "A cart holds 40 different products. Room left: {{room}}.",
  ],
  knownOnly: ["Дэлгүүрийн систем хариу өгөхгүй байна", "The shop's system does not answer"],
  knownOnlyHint: [
    "Сагс тань хэвээрээ. Үнэ, үлдэгдлийг одоогоор шалгах боломжгүй тул түр хүлээгээд дахин оролдоно уу.",
    "Your cart is kept. We cannot check prices and stock right now; please wait a moment and try again.",
  ],
  lastPrice: ["Сүүлд харсан үнэ: {{price}}", "Price when you last saw it: {{price}}"],
  retry: ["Дахин оролдох", "Try again"],
});
