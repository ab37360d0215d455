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
  /** A form found no connection; the page stays as it is. */
  offline: "Интернэт холболт тасарсан тул илгээж чадсангүй. Бичсэн зүйл тань хэвээр байгаа, дахин оролдоно уу.",
  notices: "Мэдэгдэл",
  pause: "Хөдөлгөөнийг зогсоох",
  /** Takes a removal back. */
  putBack: "Буцааж нэмэх",
};
