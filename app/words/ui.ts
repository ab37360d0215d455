/** Words of the controls themselves, on every page. */
export const ui = {
  home: "Нүүр хуудас",
  breadcrumbs: "Хуудасны байршил",
  pages: "Хуудаслалт",
  previousPage: "Өмнөх хуудас",
  nextPage: "Дараагийн хуудас",
  pageNumber: "{{page}}-р хуудас",
  close: "Хаах",
  less: "Нэгээр хасах",
  more: "Нэгээр нэмэх",
  /** At a quantity that cannot be raised. */
  most: "Хамгийн ихдээ {{max}}\u00a0ширхэг",
  priceNow: "Одоогийн үнэ",
  priceBefore: "Өмнөх үнэ",
  ratingOf: "5-аас {{rating}} одтой",
  steps: "Захиалгын алхам",
  stepCart: "Сагс",
  stepAddress: "Хаяг",
  stepOrder: "Захиалах",
  /** Before a page's title while its form has mistakes. */
  errorPrefix: "Алдаа: ",
  success: "Амжилттай",
  failure: "Амжилтгүй",
  /** The heading of neither success nor failure: a question or a status. */
  info: "Анхаарна уу",
  /** The request got no answer; the page stays as it is. */
  unanswered:
    "Дэлгүүрээс хариу ирсэнгүй. Бичсэн зүйл тань хэвээр байгаа. Интернэт холболтоо шалгаад дахин илгээнэ үү: давхар бүртгэгдэхгүй.",
  /** The browser has no connection; it is sent by itself. */
  unsent: "Интернэт холболт алга. Дарсан зүйл тань хадгалагдсан: холболт сэргэмэгц өөрөө илгээгдэнэ.",
  sendAgain: "Дахин илгээх",
  /** A form was refused after its page was left. */
  formRefused: "Өмнөх хуудсанд илгээсэн маягтад тань засах зүйл байна.",
  toForm: "Маягт руу буцах",
  notices: "Мэдэгдэл",
  pause: "Хөдөлгөөнийг зогсоох",
  /** Beside sums, while what was pressed is on its way. */
  calculating: "Тооцоолж байна…",
  /** Takes a removal back. */
  putBack: "Буцааж нэмэх",
};
