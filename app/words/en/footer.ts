import type { Words } from "../words.ts";

export const footer: Words["footer"] = {
  recommended: "Recommended",
  discounted: "On sale",
  topRated: "Top rated",
  contactUs: "Contact us",
  address: "Address",
  help: "Help",
  myOrders: "My orders",
  payments: "Ways to pay",
  light: "Light colours",
  dark: "Dark colours",
  rights: "© {{shop}} - All rights reserved",
};
