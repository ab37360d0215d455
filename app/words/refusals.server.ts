import { bilingual } from "./bilingual.ts";

/** What the shop API says when it refuses, word for word: `api-sentence.server.ts` knows its sentences by them. */
export const refusalsWords = bilingual({
  mn: {
    unconfirmed: "Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!",
    unconfirmedNotMailed: "Баталгаажуулаагүй хаяг байна. И-Мэйл илгээхэд алдаа гарлаа!",
    noOrder: "Захиалга олдсонгүй",
    noSuchPayment: "Уучлаарай хөгжүүлэлт хийгдэж байна",
    empty: "Таны сагс хоосон байна",
    noProduct: "Сагсанд байгаа бүтээгдэхүүн олдсонгүй. Сагсаа шинэчилнэ үү",
    stock: "Үлдэгдэл хүрэлцэхгүй байна",
    coupon: "Купон код буруу эсвэл ашиглагдсан байна",
    bonus: "Ашиглах бонусын хэмжээ хэтэрсэн байна",
    fee: "Хүргэлтийн төлбөр өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
    total: "Захиалгын дүн өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
  },
  en: {
    unconfirmed: "This address is not confirmed yet. Please check your mail and follow the link in it.",
    unconfirmedNotMailed: "This address is not confirmed yet, and the mail with the link could not be sent.",
    noOrder: "The order was not found",
    noSuchPayment: "Sorry, this payment method is not available yet",
    empty: "Your cart is empty",
    noProduct: "A product in your cart was not found. Please check your cart again",
    stock: "There is not enough in stock",
    coupon: "The coupon code is wrong or has been used",
    bonus: "That is more bonus points than can be used",
    fee: "The delivery fee has changed. Please check your order again",
    total: "The order's total has changed. Please check your order again",
  },
});
