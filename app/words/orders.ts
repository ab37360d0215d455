import { bilingual } from "./bilingual.ts";

/** An order in lists, in tracking and on its own page. */
export const ordersWords = bilingual({
  pending: ["Төлбөр хүлээгдэж байгаа", "Waiting for payment"],
  paid: ["Төлбөр төлөгдсөн", "Paid"],
  shipping: ["Хүргэлтэнд гарсан", "Out for delivery"],
  delivered: ["Захиалга хүргэгдсэн", "Delivered"],
  expired: ["Цуцлагдсан", "Cancelled"],
  products: ["Бүтээгдэхүүн", "Products"],
  listPrices: [
    "Бүтээгдэхүүний үнэ хямдралын өмнөх үнэ. Хямдралыг доор хассан.",
    "The prices of the products are those before the discount, which is taken off below.",
  ],
  payBy: ["Төлбөрөө {{date}} цагаас өмнө төлнө үү.", "Please pay before {{date}}."],
  /** After the deadline, until the API calls the order expired. */
  overdue: [
    "Төлбөр төлөх хугацаа {{date}} цагт дууссан тул захиалга удахгүй цуцлагдана. Төлбөрөө төлсөн бол {{phone}} дугаарт залгана уу.",
    "The time to pay ended at {{date}}, so this order will be cancelled soon. If you have paid, call {{phone}}.",
  ],
  foot: [
    "Төлбөр төлөгдсөн захиалга ажлын 24 цагийн дотор хүргэгдэнэ.",
    "Paid orders are delivered within 24 working hours.",
  ],
  orderOf: ["{{number}} захиалга", "Order {{number}}"],
  countAndPrice: ["Тоо × үнэ", "Quantity × price"],
  amount: ["Дүн", "Amount"],
});
