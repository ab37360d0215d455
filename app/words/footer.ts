import { bilingual } from "./bilingual.ts";

/** What stands under every page. */
export const footerWords = bilingual({
  recommended: ["Санал болгох", "Recommended"],
  discounted: ["Хямдралтай", "On sale"],
  topRated: ["Өндөр үнэлгээтэй", "Top rated"],
  contactUs: ["Бидэнтэй холбогдохыг хүсвэл", "Contact us"],
  address: ["Хаяг", "Address"],
  help: ["Тусламж", "Help"],
  information: ["Мэдээлэл", "Information"],
  myOrders: ["Миний захиалга", "My orders"],
  payments: ["Төлбөр", "Ways to pay"],
  light: ["Цайвар өнгө", "Light colours"],
  dark: ["Бараан өнгө", "Dark colours"],
  rights: ["© {{shop}} - Бүх эрх хуулиар хамгаалагдсан", "© {{shop}} - All rights reserved"],
});
