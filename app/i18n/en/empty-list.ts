import type { Words } from "../words.ts";

export const emptyList: Words["emptyList"] = {
  empty: "NOTHING FOUND",
  emptyHint: "There is nothing here just now. Look at another category, or search by name.",
  emptyFiltered: "No product fits all chosen filters.",
  emptyDrop: "No product fits all chosen filters. Without one of these there are some:",
  pastEnd: "There is no such page",
  pastEndHint: "The list ends with page {{pages}}.",
  firstPage: "First page",
  home: "Home",
  clearAll: "Clear all",
};
