import { bilingual } from "./bilingual.ts";

/** Order tracking. What other pages print of an order too is in `orders`. */
export const trackingWords = bilingual({
  title: ["Захиалгаа хянах", "Track your order"],
  heading: ["Захиалга хянах", "Track an order"],
  intro: ["Захиалгын дугаараа оруулж, аль шатандаа яваагаа хараарай.", "Enter your order number to see its progress."],
  signInFirst: ["Захиалгаа харахын тулд нэвтэрсэн байх шаардлагатай.", "You need to be signed in to see your order."],
  number: ["Захиалгын дугаар", "Order number"],
  example: ["Жишээ нь: PI1590056 ...", "For example: PI1590056 ..."],
  where: [
    "Дугаар нь захиалгын хуудас болон шилжүүлгийн утгад бий.",
    "The number is on the order page and in the reference of your bank transfer.",
  ],
  track: ["Хянах", "Track"],
  empty: ["Захиалгын дугаараа оруулна уу", "Enter your order number"],
  wrong: ["Таны захиалгын дугаар буруу байна", "Your order number is wrong"],
  wrongHint: [
    "Өөр бүртгэлээр захиалсан бол тэр бүртгэлээрээ нэвтэрнэ үү. Лавлах утас: {{phone}}.",
    "If you ordered with another account, sign in with that one. Questions: {{phone}}.",
  ],
  own: ["Таны сүүлийн захиалгууд", "Your latest orders"],
  date: ["Огноо", "Date"],
  status: ["Төлөв", "Status"],
  progress: ["Захиалгын явц", "Progress of the order"],
  percent: ["Явц: {{percent}} хувь", "Progress: {{percent}} percent"],
  ordered: ["Захиалга", "Ordered"],
  paid: ["Төлбөр төлөлт", "Payment"],
  prepared: ["Бэлдэх үйл явц", "Being prepared"],
  shipped: ["Хүргэлтэнд гарсан", "Out for delivery"],
  delivered: ["Захиалга хүргэгдсэн", "Delivered"],
  done: ["болсон", "done"],
  now: ["одоо", "now"],
  statusDelivered: ["Хүргэгдсэн", "Delivered"],
  pay: ["Төлбөр төлөх", "Pay"],
  cancelled: ["Энэ захиалга цуцлагдсан.", "This order is cancelled."],
  seeProducts: ["Бүтээгдэхүүн харах", "See the products"],
  seeOrder: ["Захиалгын хуудас", "Order page"],
});
