import { bilingual } from "./bilingual.ts";

/** Words of the controls themselves, on every page. */
export const uiWords = bilingual({
  home: ["Нүүр хуудас", "Home"],
  breadcrumbs: ["Хуудасны байршил", "You are here"],
  pages: ["Хуудаслалт", "Pages"],
  previousPage: ["Өмнөх хуудас", "Previous page"],
  nextPage: ["Дараагийн хуудас", "Next page"],
  pageNumber: ["{{page}}-р хуудас", "Page {{page}}"],
  close: ["Хаах", "Close"],
  less: ["Нэгээр хасах", "One less"],
  more: ["Нэгээр нэмэх", "One more"],
  /** At a quantity that cannot be raised. */
  most: ["Хамгийн ихдээ {{max}}\u00a0ширхэг", "{{max}} at most"],
  priceNow: ["Одоогийн үнэ", "Price now"],
  priceBefore: ["Өмнөх үнэ", "Price before"],
  ratingOf: ["5-аас {{rating}} одтой", "{{rating}} of 5 stars"],
  steps: ["Захиалгын алхам", "Steps of the order"],
  stepCart: ["Сагс", "Cart"],
  stepAddress: ["Хаяг", "Address"],
  stepOrder: ["Захиалах", "Order"],
  /** Before a page's title while its form has mistakes. */
  errorPrefix: ["Алдаа: ", "Error: "],
  /** Above the links to a form's fields with mistakes. */
  errorSummary: ["Дараах талбаруудыг засна уу", "Please correct these fields"],
  showPassword: ["Нууц үгийг харуулах", "Show the password"],
  success: ["Амжилттай", "Done"],
  failure: ["Амжилтгүй", "Not done"],
  /** The heading of neither success nor failure: a question or a status. */
  info: ["Анхаарна уу", "Please note"],
  /** The request got no answer; the page stays as it is. */
  unanswered: [
    "Дэлгүүрээс хариу ирсэнгүй. Энэ хуудас хэвээрээ байгаа. Интернэт холболтоо шалгаад дахин илгээнэ үү: давхар бүртгэгдэхгүй.",
    "The shop did not answer. This page is as you left it. Check your connection and send it again: it will not be counted twice.",
  ],
  notices: ["Мэдэгдэл", "Messages"],
  pause: ["Хөдөлгөөнийг зогсоох", "Stop the animation"],
  /** Beside sums, while what was pressed is on its way. */
  calculating: ["Тооцоолж байна…", "Calculating…"],
  /** Takes a removal back. */
  putBack: ["Буцааж нэмэх", "Put back"],
  lineQuantity: ["{{quantity}} × {{price}}", "{{quantity}} × {{price}}"],
});
