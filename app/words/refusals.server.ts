import { bilingual } from "./bilingual.ts";

/** What the shop API says when it refuses, word for word: `api-sentence.server.ts` knows its sentences by them. */
export const refusalsWords = bilingual({
  unconfirmed: [
    "Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!",
    "This address is not confirmed yet. Please check your mail and follow the link in it.",
  ],
  unconfirmedNotMailed: [
    "Баталгаажуулаагүй хаяг байна. И-Мэйл илгээхэд алдаа гарлаа!",
    "This address is not confirmed yet, and the mail with the link could not be sent.",
  ],
  noOrder: ["Захиалга олдсонгүй", "The order was not found"],
  noSuchPayment: ["Уучлаарай хөгжүүлэлт хийгдэж байна", "Sorry, this payment method is not available yet"],
  empty: ["Таны сагс хоосон байна", "Your cart is empty"],
  noProduct: [
    "Сагсанд байгаа бүтээгдэхүүн олдсонгүй. Сагсаа шинэчилнэ үү",
    "A product in your cart was not found. Please check your cart again",
  ],
  stock: ["Үлдэгдэл хүрэлцэхгүй байна", "There is not enough in stock"],
  coupon: ["Купон код буруу эсвэл ашиглагдсан байна", "The coupon code is wrong or has been used"],
  bonus: ["Ашиглах бонусын хэмжээ хэтэрсэн байна", "That is more bonus points than can be used"],
  fee: [
    "Хүргэлтийн төлбөр өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
    "The delivery fee has changed. Please check your order again",
  ],
  total: [
    "Захиалгын дүн өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
    "The order's total has changed. Please check your order again",
  ],
});
