import type { Words } from "../words.ts";

export const profile: Words["profile"] = {
  title: "Profile",
  savedTitle: "Saved products",
  heading: "My page",
  bonus: "My bonus",
  saved: "Saved",
  savedCount: "{{count}} saved",
  tabs: "Parts of my page",
  remove: "Remove",
  removeOf: "Remove from saved: {{title}}",
  withdrawn: "Not for sale at the moment",
  empty: "Nothing saved yet",
  emptyHint: "Press the heart of a product you like: up to five are kept here.",
  browse: "Browse products",
  signOutEverywhere: "Sign out on all devices",
  limit: "Up to five products are kept.",
};
