import { bilingual } from "./bilingual.ts";

/** Words of the controls themselves, on every page. */
export const uiWords = bilingual({
  mn: {
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
    /** Above the links to a form's fields with mistakes. */
    errorSummary: "Дараах талбаруудыг засна уу",
    showPassword: "Нууц үгийг харуулах",
    success: "Амжилттай",
    failure: "Амжилтгүй",
    /** The heading of neither success nor failure: a question or a status. */
    info: "Анхаарна уу",
    /** The request got no answer; the page stays as it is. */
    unanswered:
      "Дэлгүүрээс хариу ирсэнгүй. Энэ хуудас хэвээрээ байгаа. Интернэт холболтоо шалгаад дахин илгээнэ үү: давхар бүртгэгдэхгүй.",
    notices: "Мэдэгдэл",
    pause: "Хөдөлгөөнийг зогсоох",
    /** Beside sums, while what was pressed is on its way. */
    calculating: "Тооцоолж байна…",
    /** Takes a removal back. */
    putBack: "Буцааж нэмэх",
    lineQuantity: "{{quantity}} × {{price}}",
  },
  en: {
    home: "Home",
    breadcrumbs: "You are here",
    pages: "Pages",
    previousPage: "Previous page",
    nextPage: "Next page",
    pageNumber: "Page {{page}}",
    close: "Close",
    less: "One less",
    more: "One more",
    most: "{{max}} at most",
    priceNow: "Price now",
    priceBefore: "Price before",
    ratingOf: "{{rating}} of 5 stars",
    steps: "Steps of the order",
    stepCart: "Cart",
    stepAddress: "Address",
    stepOrder: "Order",
    errorPrefix: "Error: ",
    errorSummary: "Please correct these fields",
    showPassword: "Show the password",
    success: "Done",
    info: "Please note",
    failure: "Not done",
    unanswered:
      "The shop did not answer. This page is as you left it. Check your connection and send it again: it will not be counted twice.",
    notices: "Messages",
    pause: "Stop the animation",
    calculating: "Calculating…",
    putBack: "Put back",
    lineQuantity: "{{quantity}} × {{price}}",
  },
});
