import { bilingual } from "./bilingual.ts";

/** An order in lists, in tracking and on its own page. */
export const ordersWords = bilingual({
  mn: {
    pending: "Төлбөр хүлээгдэж байгаа",
    paid: "Төлбөр төлөгдсөн",
    shipping: "Хүргэлтэнд гарсан",
    delivered: "Захиалга хүргэгдсэн",
    expired: "Цуцлагдсан",
    products: "Бүтээгдэхүүн",
    listPrices: "Бүтээгдэхүүний үнэ хямдралын өмнөх үнэ. Хямдралыг доор хассан.",
    payBy: "Төлбөрөө {{date}} цагаас өмнө төлнө үү.",
    /** After the deadline, until the API calls the order expired. */
    overdue:
      "Төлбөр төлөх хугацаа {{date}} цагт дууссан тул захиалга удахгүй цуцлагдана. Төлбөрөө төлсөн бол {{phone}} дугаарт залгана уу.",
    foot: "Төлбөр төлөгдсөн захиалга ажлын 24 цагийн дотор хүргэгдэнэ.",
    orderOf: "{{number}} захиалга",
    countAndPrice: "Тоо × үнэ",
    amount: "Дүн",
  },
  en: {
    pending: "Waiting for payment",
    paid: "Paid",
    shipping: "Out for delivery",
    delivered: "Delivered",
    expired: "Cancelled",
    products: "Products",
    listPrices: "The prices of the products are those before the discount, which is taken off below.",
    payBy: "Please pay before {{date}}.",
    overdue:
      "The time to pay ended at {{date}}, so this order will be cancelled soon. If you have paid, call {{phone}}.",
    foot: "Paid orders are delivered within 24 working hours.",
    orderOf: "Order {{number}}",
    countAndPrice: "Quantity × price",
    amount: "Amount",
  },
});
