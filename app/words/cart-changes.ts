import { bilingual } from "./bilingual.ts";

/** What has changed in a cart since the shopper last saw it. */
export const cartChangesWords = bilingual({
  mn: {
    changed: "Сагсанд өөрчлөлт орлоо",
    cut: "Үлдэгдэл хүрэлцэхгүй тул {{from}} ширхэг байсныг {{to}} болголоо.",
    soldOut: "Дууссан байна. Захиалгад орохгүй.",
    gone: "Борлуулагдахаа больсон. Захиалгад орохгүй.",
    unknown: "Мэдээллийг нь одоогоор авч чадсангүй тул захиалгад орохгүй. Дараа дахин үзнэ үү.",
    priceUp: "Үнэ нэмэгдсэн: {{from}} байсан, одоо {{to}}.",
    priceDown: "Үнэ буурсан: {{from}} байсан, одоо {{to}}.",
    discountEnded: "Хямдрал дууссан: {{from}} байсан, одоо {{to}}.",
    changedHint: "Өөрчлөлтийг бүтээгдэхүүн бүрийн хажууд бичлээ.",
    accept: "Ойлголоо",
    /** Lines that are sold out or gone. */
    unsold: "Зарим бүтээгдэхүүн захиалгад орохгүй",
    unsoldHint: "Шалтгааныг бүтээгдэхүүн бүрийн хажууд бичлээ. Таныг устгах хүртэл сагсанд тань үлдэнэ.",
    unnamed: "Бүтээгдэхүүн №{{id}}",
  },
  en: {
    changed: "Your cart has changed",
    cut: "There is not enough in stock, so {{from}} became {{to}}.",
    soldOut: "Sold out. It will not be part of the order.",
    gone: "No longer sold. It will not be part of the order.",
    unknown: "We cannot load its details right now, so it will not be part of the order. Please check again later.",
    priceUp: "The price went up from {{from}} to {{to}}.",
    priceDown: "The price went down from {{from}} to {{to}}.",
    discountEnded: "The discount has ended: the price was {{from}} and is now {{to}}.",
    changedHint: "The changes are shown beside each product.",
    accept: "Got it",
    unsold: "Some products are not part of the order",
    unsoldHint: "The reason is beside each product. They stay in your cart until you remove them.",
    unnamed: "Product no. {{id}}",
  },
});
