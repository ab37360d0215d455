import type { Words } from "../words.ts";

export const search: Words["search"] = {
  crumb: "Product search",
  title: "{{text}}: product search",
  heading: "Results for “{{text}}”",
  headingEmpty: "Product search",
  cut: "The text was too long: only its first {{limit}} characters were searched for.",
  wait: "PLEASE WAIT",
  none: "NOTHING FOUND",
  noneHint: "Nothing fits “{{text}}”. Try a shorter word, another spelling, or choose a category.",
  unanswered: "THIS CANNOT BE SEARCHED FOR JUST NOW",
  unansweredHint: "The shop's system gave no answer for “{{text}}”. Try other words, or choose a category.",
  categories: "Choose a category",
  ask: "What are you looking for?",
  askHint: "Type a name or a model above. Mongolian words may be typed in Latin letters.",
  shownFor: "Showing results for “{{shown}}”.",
  literally: "Search for “{{typed}}” as it is",
  /** What a suggestion is. */
  category: "Category",
  brand: "Brand",
  product: "Product",
};
