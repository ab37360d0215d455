import { bilingual } from "./bilingual.ts";

/** What has changed in a cart since the shopper last saw it. */
export const cartChangesWords = bilingual({
  changed: ["Сагсанд өөрчлөлт орлоо", "Your cart has changed"],
  cut: [
    "Үлдэгдэл хүрэлцэхгүй тул {{from}} ширхэг байсныг {{to}} болголоо.",
    "There is not enough in stock, so {{from}} became {{to}}.",
  ],
  soldOut: ["Дууссан байна. Захиалгад орохгүй.", "Sold out. It will not be part of the order."],
  gone: ["Борлуулагдахаа больсон. Захиалгад орохгүй.", "No longer sold. It will not be part of the order."],
  unknown: [
    "Мэдээллийг нь одоогоор авч чадсангүй тул захиалгад орохгүй. Дараа дахин үзнэ үү.",
    "We cannot load its details right now, so it will not be part of the order. Please check again later.",
  ],
  priceUp: ["Үнэ нэмэгдсэн: {{from}} байсан, одоо {{to}}.", "The price went up from {{from}} to {{to}}."],
  priceDown: ["Үнэ буурсан: {{from}} байсан, одоо {{to}}.", "The price went down from {{from}} to {{to}}."],
  discountEnded: [
    "Хямдрал дууссан: {{from}} байсан, одоо {{to}}.",
    "The discount has ended: the price was {{from}} and is now {{to}}.",
  ],
  changedHint: ["Өөрчлөлтийг бүтээгдэхүүн бүрийн хажууд бичлээ.", "The changes are shown beside each product."],
  accept: ["Ойлголоо", "Got it"],
  /** Lines that are sold out or gone. */
  unsold: ["Зарим бүтээгдэхүүн захиалгад орохгүй", "Some products are not part of the order"],
  unsoldHint: [
    "Шалтгааныг бүтээгдэхүүн бүрийн хажууд бичлээ. Таныг устгах хүртэл сагсанд тань үлдэнэ.",
    "The reason is beside each product. They stay in your cart until you remove them.",
  ],
  unnamed: ["Бүтээгдэхүүн №{{id}}", "Product no. {{id}}"],
});
