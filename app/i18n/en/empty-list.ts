import type { Words } from "../words.ts";

export const emptyList: Words["emptyList"] = {
  empty: "NOTHING FOUND",
  emptyHint: "There is nothing here just now. Look at another category, or search by name.",
  emptyFiltered: "No product fits all chosen filters. Try without one of them:",
  drop: "Remove “{{group}}: {{label}}”",
  pastEnd: "There is no such page",
  pastEndHint: "The list ends with page {{pages}}.",
  firstPage: "First page",
  home: "Home",
  clearAll: "Clear all",
};
