import type { Words } from "../words.ts";

export const listing: Words["listing"] = {
  title: "Products",
  titlePage: "{{title}}, page {{page}}",
  description: "{{title}}: compare prices, stock and specifications, and order online.",
  total: "{{total}} products",
  range: "page {{page}} of {{pages}}",
  empty: "Nothing found",
  emptyHint: "There is nothing here just now. Look at another category, or search by name.",
  pastEnd: "There is no such page",
  pastEndHint: "The list ends with page {{pages}}.",
  firstPage: "First page",
  home: "Home",
};
