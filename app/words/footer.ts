/** What stands under every page. Printed on the server alone: no page sends it. */
export const footer = {
  recommended: "Санал болгох",
  discounted: "Хямдралтай",
  topRated: "Өндөр үнэлгээтэй",
  contactUs: "Бидэнтэй холбогдохыг хүсвэл",
  address: "Хаяг",
  help: "Тусламж",
  myOrders: "Миний захиалга",
  payments: "Төлбөр",
  light: "Цайвар өнгө",
  dark: "Бараан өнгө",
  rights: "© {{shop}} - Бүх эрх хуулиар хамгаалагдсан",
};
