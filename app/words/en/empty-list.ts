import type { Words } from "../words.ts";

export const emptyList: Words["emptyList"] = {
  empty: "NOTHING FOUND",
  emptyHint: "There is nothing here right now. Try another category, or search by name.",
  emptyFiltered: "No product matches all the filters.",
  emptyDrop: "No product matches all the filters. Remove one of these to see some:",
  pastEnd: "There is no such page",
  pastEndHint: "The last page of this list is page {{pages}}.",
  firstPage: "First page",
  home: "Home",
  clearAll: "Clear all",
};
