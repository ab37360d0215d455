import { bilingual } from "./bilingual.ts";

/** What stands under every page. */
export const footerWords = bilingual({
  mn: {
    recommended: "Санал болгох",
    discounted: "Хямдралтай",
    topRated: "Өндөр үнэлгээтэй",
    contactUs: "Бидэнтэй холбогдохыг хүсвэл",
    address: "Хаяг",
    help: "Тусламж",
    information: "Мэдээлэл",
    myOrders: "Миний захиалга",
    payments: "Төлбөр",
    light: "Цайвар өнгө",
    dark: "Бараан өнгө",
    rights: "© {{shop}} - Бүх эрх хуулиар хамгаалагдсан",
  },
  en: {
    recommended: "Recommended",
    discounted: "On sale",
    topRated: "Top rated",
    contactUs: "Contact us",
    address: "Address",
    help: "Help",
    information: "Information",
    myOrders: "My orders",
    payments: "Ways to pay",
    light: "Light colours",
    dark: "Dark colours",
    rights: "© {{shop}} - All rights reserved",
  },
});
